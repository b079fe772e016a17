import type { News } from '#kernel'
import type { MorePictures } from '#presentation/capabilities'
import type { Presentation, Shown } from '#presentation/presentation'
import { PRESENTATIONS } from '#presentation/registry'
import { type Look, neighbourOn } from '#tables'
import { plain } from './components.ts'
import type { Reader } from './reader.ts'
import { namesOf } from './seat-names.ts'

/** Names as pictures and boards show them. */
function drawable(shown: Shown): Shown {
  return { ...shown, names: shown.names.map(plain) }
}

function drawingMorePlain(more: MorePictures): MorePictures {
  return {
    list: (shown, ...facts) => more.list(drawable(shown), ...facts),
    draw: (shown, ...facts) => more.draw(drawable(shown), ...facts),
    words: (shown, ...facts) => more.words(drawable(shown), ...facts),
    forQuestion: (shown, ...facts) => more.forQuestion(drawable(shown), ...facts),
    forNotice: (shown, ...facts) => more.forNotice(drawable(shown), ...facts),
  }
}

/** Names are escaped for texts; pictures and boards draw them plain. */
function drawingPlain(presentation: Presentation): Presentation {
  const { pictures, board } = presentation
  return {
    ...presentation,
    ...(pictures && {
      pictures: {
        ...pictures,
        table: (shown, ...more) => pictures.table(drawable(shown), ...more),
        ownBoard: (shown, ...more) => pictures.ownBoard(drawable(shown), ...more),
        preview: (shown, ...more) => pictures.preview(drawable(shown), ...more),
        score: (shown, ...more) => pictures.score(drawable(shown), ...more),
        ...(pictures.more && { more: drawingMorePlain(pictures.more) }),
      },
    }),
    board: {
      ...board,
      ...(board.map && { map: (shown, ...more) => board.map?.(drawable(shown), ...more) ?? '' }),
      table: (shown, ...more) => board.table(drawable(shown), ...more),
      ownBoard: (shown, ...more) => board.ownBoard(drawable(shown), ...more),
      score: (shown, ...more) => board.score(drawable(shown), ...more),
    },
  }
}

const DRAWN_PLAIN: ReadonlyMap<string, Presentation> = new Map(
  PRESENTATIONS.map((presentation) => [presentation.game, drawingPlain(presentation)]),
)

export function presentationNamed(game: string): Presentation {
  const presentation = DRAWN_PLAIN.get(game)
  if (presentation === undefined) throw new Error(`no presentation for ${game}`)
  return presentation
}

export function presentationFor(look: Pick<Look, 'game'>): Presentation {
  return presentationNamed(look.game.name)
}

export function shownOf(look: Look): Shown {
  const { view, seat, orders, result } = look
  return { view, seat, names: namesOf(look), faces: look.places.map(neighbourOn), orders, result }
}

/** The table with the seat's own draft done, as far as it is sure what comes of it. */
export function shownAfter(look: Look): Shown {
  return { ...shownOf(look), view: look.foreseen?.view ?? look.view }
}

/** The news of the draft, as far as they are sure. */
export function newsAfter({ foreseen, draftNews }: Pick<Look, 'foreseen' | 'draftNews'>): readonly News[] {
  return foreseen?.news ?? draftNews
}

/** Says whether a draft ends with something coming to light. */
export function isTurningUp({ drafted, foreseen }: Pick<Look, 'drafted' | 'foreseen'>): boolean {
  return drafted.reveals && foreseen === null
}

/** The names of options of the seat's own turn, whatever is asked now. */
export function stepNames(look: Look, options: readonly string[], { voice }: Reader): string {
  const ask = { seat: look.seat ?? 0, about: 'act', options: [], min: 1, max: 1 }
  return options
    .map((option) => presentationFor(look).choices.option(shownOf(look), ask, option, voice).label)
    .join(', ')
}

/** The table as it was before the seat's own draft. */
export function shownBefore(look: Look): Shown {
  return { ...shownOf(look), view: look.before }
}

/** `Willyville #128`. */
export function titleOf(look: Look): string {
  return `${presentationFor(look).title} #${look.id}`
}
