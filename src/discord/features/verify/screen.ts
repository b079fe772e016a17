import { button, rows, text } from '#discord/app/components'
import { type ScreenContext, screen } from '#discord/app/screen'
import { nameAt } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { idOn } from '#discord/app/verb-ids'
import type { Finding, Look, Verdict } from '#tables'

/** So many digits of a hash cannot be met by trying. */
const SHOWN_DIGITS = 32

/** The whole of it is told by `verify`. */
export function shortHash(hash: string, digits = SHOWN_DIGITS): string {
  return `${hash.slice(0, digits).replaceAll(/(.{4})(?=.)/g, '$1 ')} …`
}

function totalsText({ look }: ScreenContext, totals: readonly number[]): string {
  return look.places.map(({ seat }) => `${nameAt(look, seat)} ${totals[seat] ?? 0}`).join(', ')
}

function foundText(context: ScreenContext, { found, entry, began, ours }: Finding, totals: Verdict['totals']): string {
  return context.reader.say(`found_${found}`, { entry, began, ours, totals: totalsText(context, totals ?? []) })
}

/** The seats of the lobby, with the words they added. */
function wordLines({ look, reader }: ScreenContext): string[] {
  const { lot, places } = look
  if (lot === null) return []
  return places.flatMap(({ kind, seat }) => {
    const word = lot.words[lot.seating[seat] ?? 0] ?? null
    if (word === null && kind === 'bot') return []
    const given = word === null ? 'none' : word.isOwn ? 'own' : 'press'
    return [`-# ${reader.say('wordOf', { name: nameAt(look, seat), kind: given, hash: shortHash(word?.hash ?? '') })}`]
  })
}

/** Nobody saw the promise before the game began: the press that opened it began it. */
function beganAtOnce({ lot }: Look): boolean {
  return lot !== null && lot.press !== null && lot.words.some((word) => word?.hash === lot.press)
}

function drawnText({ look, reader }: ScreenContext): string {
  const { lot, seed, commitment: hash, promise } = look
  if (lot === null) return reader.say('verifiedAlone', { seed: seed ?? '', hash })
  const facts = { secret: lot.secret, promise: promise ?? '', seed: seed ?? '', hash }
  return reader.say(beganAtOnce(look) ? 'verifiedAtOnce' : 'verifiedLot', facts)
}

/** Tells whether all was as promised, and what it was made of. */
export function verifyScreen(context: ScreenContext, { finding, moves, totals }: Verdict): Screen {
  const { look, reader } = context
  if (finding !== null) return screen([text(foundText(context, finding, totals))])
  if (look.started === null) {
    return screen([
      text(reader.say('verifyLobby', { promise: look.promise ?? '' })),
      ...rows([look.phase === 'lobby' && button(idOn(context, 'word'), reader.say('addWord'))]),
    ])
  }
  if (look.seed === null) return screen([text(reader.say('verifyLater', { hash: look.commitment }))])
  const fits = reader.say('verified', { moves, isOver: look.phase === 'over' ? 'yes' : 'no' })
  return screen([text(`**${fits}**`, drawnText(context), ...wordLines(context))])
}

/** In the lobby: the bot's part of the luck, before anybody adds theirs. */
export function luckLine({ look, reader }: ScreenContext): string | null {
  return look.promise === null ? null : `-# ${reader.say('lobbyLuck', { hash: shortHash(look.promise) })}`
}

/** When all is over. */
export function secretLine({ look, reader }: ScreenContext): string {
  const table = reader.command('table', look.game.name)
  if (look.lot === null) return reader.say('endSeed', { table, seed: look.seed ?? '' })
  return reader.say('endSecret', { table, secret: look.lot.secret })
}
