import { randomAnswer } from '#bots/random-answer'
import { type Answer, below, type Luck, type Question, type RecordedScene } from '#kernel'
import { contentIndexOf } from '#kingsbridge/content-index'
import { symbolFor } from '#kingsbridge/rules/council'
import type { State } from '#kingsbridge/state'
import type { Card, SymbolId } from '#kingsbridge/words'

/** The wishes of a player: cards to lay, and gifts of the council. */
interface Heart {
  readonly cards: readonly Card[]
  readonly symbols: readonly SymbolId[]
}

const HEARTS: readonly Heart[] = [
  { cards: ['project', 'material', 'privilege', 'donation'], symbols: ['stone', 'wood', 'loyalty'] },
  { cards: ['medicine', 'piety', 'grain', 'privilege'], symbols: ['knowledge', 'vp'] },
  { cards: ['house', 'rent', 'material', 'sale'], symbols: ['money2', 'money1', 'wood', 'stone'] },
  { cards: ['cloth', 'sale', 'donation', 'project'], symbols: ['wool', 'money2', 'stone'] },
  { cards: ['donation', 'sale', 'material', 'project'], symbols: ['money2', 'knowledge', 'stone'] },
  { cards: ['piety', 'favour', 'grain', 'privilege'], symbols: ['piety', 'loyalty'] },
  { cards: ['cloth', 'house', 'rent', 'material'], symbols: ['wool', 'piety'] },
]

function heartOf(game: number, seat: number): Heart {
  return HEARTS[(game + seat) % HEARTS.length] as Heart
}

/** The wished-for card, the nearest to the heart most often; any other now and then. */
function cardFor(luck: Luck, question: Question, { cards }: Heart): string | null {
  const liked = cards.map((card) => `lay:${card}`).filter((id) => question.options.includes(id))
  if (liked.length === 0 || below(luck, 4) === 0) return null
  return liked[below(luck, 2) === 0 ? 0 : below(luck, liked.length)] ?? null
}

function rotationFor(question: Question, t: State, { symbols }: Heart): string | null {
  const card = t.event === null ? undefined : contentIndexOf(t).event[t.event]
  if (card === undefined) return null
  const wish = (id: string) => {
    const place = symbols.indexOf(symbolFor(t, card, Number(id.slice('turn:'.length)), question.seat))
    return place < 0 ? symbols.length : place
  }
  return question.options.toSorted((a, b) => wish(a) - wish(b))[0] ?? null
}

/** The last use is the largest; forgoing stands behind it. */
function useFor(luck: Luck, question: Question): string | null {
  const uses = question.options.filter((id) => id !== 'forgo')
  return uses.at(below(luck, 3) === 0 ? below(luck, uses.length) : -1) ?? null
}

/** A card that is not near to the heart. */
function discardFor(luck: Luck, question: Question, { cards }: Heart): string | null {
  const others = question.options.filter((id) => !cards.some((card) => id.endsWith(`:${card}`)))
  return others.length === 0 ? null : (others[below(luck, others.length)] ?? null)
}

/** Players who want something, so that projects get finished and the sick cared for as among people. */
export function wilful(game: number): (luck: Luck, question: Question, scene: RecordedScene) => Answer {
  return (luck, question, { saved }) => {
    const heart = heartOf(game, question.seat)
    const wishes: Readonly<Record<string, () => string | null>> = {
      card: () => cardFor(luck, question, heart),
      use: () => useFor(luck, question),
      orient: () => rotationFor(question, saved.state as State, heart),
      discard: () => discardFor(luck, question, heart),
      care: () => question.options.at(game % 2 === 0 ? 0 : -1) ?? null,
      plot: () => question.options[0] ?? null,
    }
    const pick = wishes[question.about]?.() ?? null
    return pick === null ? randomAnswer(luck, question) : { seat: question.seat, picks: [pick] }
  }
}
