import { button, rows, text } from '#discord/app/components'
import { drawn, publicWish } from '#discord/app/pictures'
import { PARCHMENT, type ScreenContext, screen } from '#discord/app/screen'
import { nameAt, presented } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownOf, titleOf } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import { isAgainstBots } from '#tables'
import { allowanceOf } from '#tables/flow/clock'
import { largerButton } from '../larger/offer.ts'
import { shortHash } from '../verify/screen.ts'

const HASH_DIGITS = 16
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A time for each turn, and one for the whole game beside it; null where nobody but bots would wait. */
function clockText({ look, reader }: ScreenContext): string | null {
  if (isAgainstBots(look)) return null
  const speed = reader.say(`speed_${look.speed}`)
  const allowance = allowanceOf(look)
  if (allowance === null) return speed
  const isLong = allowance.bank >= DAY
  const facts = { n: allowance.bank / (isLong ? DAY : MINUTE), unit: isLong ? 'days' : 'minutes' }
  return `${reader.say('clockIs', { speed })} · ${reader.say('bankIs', facts)}`
}

/** In the order of play, with what each begins with. */
function orderText(context: ScreenContext): string {
  const { look, reader } = context
  const presentation = presentationFor(look)
  const shown = shownOf(look)
  const opening = presentation.newcomers?.opening(shown, reader.voice)
  const known = [...new Set(presentation.progress.turns(shown))]
  const seats = [...known, ...look.places.map(({ seat }) => seat).filter((seat) => !known.includes(seat))]
  return seats
    .flatMap((seat) => {
      const place = look.places[seat]
      const begins = opening?.begins[seat] ?? ''
      return place === undefined ? [] : [`${presented(context, place, 'botIs')} ${begins}`.trim()]
    })
    .join(' · ')
}

/** S2. */
export async function beganScreen(context: ScreenContext, commitment: string, isThreadless = false): Promise<Screen> {
  const { app, look, reader } = context
  const presentation = presentationFor(look)
  const shown = shownOf(look)
  const picture = presentation.pictures?.table(shown, publicWish(context), []).picture ?? null
  const table = await drawn(app, 'table', picture, () => presentation.board.table(shown, look.language), context.prefs)
  const hash = shortHash(commitment, HASH_DIGITS)
  return screen(
    [
      text(
        `### ${reader.say('begins', { title: titleOf(look) })}`,
        reader.say('turnOrder', { order: orderText(context) }),
        ...(presentation.newcomers?.opening(shown, reader.voice).lines ?? []),
      ),
      table.part,
      text(
        presentation.lines.count(shown, reader.voice),
        `-# ${[reader.say('seedHash', { hash }), clockText(context)].filter(Boolean).join(' · ')}`,
        isThreadless && `-# ${reader.say('noThread')}`,
        context.prefs?.board === 'text' && `-# ${reader.say('placePlain')}`,
      ),
      ...rows([
        ...look.places.map(({ seat }) =>
          button(
            idOn(context, 'village', { seat, isPanel: false }),
            reader.say('boardOf', { name: nameAt(look, seat) }),
          ),
        ),
        button(idOn(context, 'rules'), reader.say('rules')),
        largerButton(context, table, 'table', context.prefs),
      ]),
    ],
    {
      accent: PARCHMENT,
      files: table.files,
      // The others are called by the notice of their turn.
      mentions: look.places.flatMap(({ person, asked }) => (person === null || asked !== null ? [] : [person])),
    },
  )
}
