import { expect, it } from 'vitest'
import { readId } from '#discord/app/custom-ids'
import { type Drawing, door, freeId, idOn, writeId } from '#discord/app/verb-ids'
import { argCodecOf, DECLARATIONS, type VerbName } from '#discord/features/declarations'
import { VERBS } from '#discord/features/verbs'
import type { Seen } from '#playground/people/seen-message'
import { oneStreet, street } from './one-street.ts'
import { beginGame } from './scenes.ts'

oneStreet()

/** Ids as they stand on messages that were sent long ago, at least one for every verb. */
const IDS_OF_BEFORE: Readonly<Record<VerbName, readonly [id: string, arg: unknown][]>> = {
  newtable: [['w|newtable|0|0|2|7|willyville', 'willyville']],
  newguided: [['w|newguided|0|0|0|7|village', 'village']],
  hold: [['w|hold|3k|2|0|7|', null]],
  join: [['w|join|3k|2|0|7|', null]],
  comeback: [['w|comeback|3k|0|0|7|', null]],
  word: [['w|word|3k|2|0|7|', null]],
  wordset: [['w|wordset|3k|2|0|7|', null]],
  leave: [['w|leave|3k|2|0|7|', null]],
  start: [['w|start|3k|2|0|7|', null]],
  addbot: [['w|addbot|3k|2|0|7|', null]],
  botlevel: [['w|botlevel|3k|2|0|7|', null]],
  watch: [['w|watch|3k|2|0|7|', null]],
  shut: [['w|shut|3k|0|0|7|', null]],
  shutnot: [['w|shutnot|3k|0|0|7|', null]],
  shutnow: [['w|shutnow|3k|0|0|7|', null]],
  options: [['w|options|3k|2|0|7|', null]],
  replan: [['w|replan|3k|2|0|7|', null]],
  own: [['w|own|3k|2|0|7|', null]],
  ownreplan: [['w|ownreplan|3k|2|0|7|', null]],
  table: [['w|table|3k|0|0|7|', null]],
  look: [['w|look|3k|9|1z|7|', null]],
  villages: [['w|villages|3k|9|0|7|', null]],
  village: [
    ['w|village|3k|9|0|7|2', { seat: 2, isPanel: false }],
    ['w|village|3k|9|0|7|0p', { seat: 0, isPanel: true }],
  ],
  picture: [
    ['w|picture|3k|9|0|7|market', { id: 'market', isPanel: false }],
    ['w|picture|3k|9|1z|7|sea.p', { id: 'sea', isPanel: true }],
  ],
  larger: [
    ['w|larger|3k|9|1z|7|+market.p', { id: 'market', isPanel: true }],
    ['w|larger|3k|9|0|7|@57.m', { entry: 57, board: 'mover' }],
    ['w|larger|3k|9|0|7|table', 'table'],
    ['w|larger|3k|9|1z|7|preview', 'preview'],
    ['w|larger|3k|9|0|7|2', { seat: 2, isPanel: false }],
  ],
  alwayslarger: [['w|alwayslarger|3k|9|0|7|score', 'score']],
  readable: [
    ['w|readable|3k|9|1z|7|y0p', { isReadable: true, picture: { seat: 0, isPanel: true } }],
    ['w|readable|3k|9|0|7|ntable', { isReadable: false, picture: 'table' }],
  ],
  score: [['w|score|3k|9|0|7|', null]],
  log: [
    ['w|log|3k|9|0|7|', null],
    ['w|log|3k|9|0|7|-1', -1],
    ['w|log|3k|9|0|7|12', 12],
  ],
  openlog: [['w|openlog|3k|9|0|7|', null]],
  recap: [['w|recap|3k|9|0|7|', null]],
  logfile: [['w|logfile|3k|9|0|7|', null]],
  rules: [
    ['w|rules|3k|9|0|7|', null],
    ['w|rules|0|0|0|7|kingsbridge', { game: 'kingsbridge', topic: null }],
    ['w|rules|3k|9|0|7|village:plague', { game: 'village', topic: 'plague' }],
  ],
  rulestopic: [['w|rulestopic|3k|0|0|7|village', 'village']],
  rulespage: [['w|rulespage|0|0|0|7|village:plague', { game: 'village', topic: 'plague' }]],
  inbox: [['w|inbox|0|0|0|7|', null]],
  inboxpage: [['w|inboxpage|0|0|2|7|2', 2]],
  whichgame: [['w|whichgame|0|0|0|7|', null]],
  howitworks: [['w|howitworks|0|0|0|7|', null]],
  settings: [['w|settings|0|0|0|7|', null]],
  set: [['w|set|0|0|0|7|language', 'language']],
  choices: [['w|choices|0|0|0|7|', null]],
  choicesset: [['w|choicesset|0|0|0|7|', null]],
  resetall: [['w|resetall|0|0|0|7|', null]],
  quiet: [['w|quiet|0|0|0|7|', null]],
  vacation: [['w|vacation|0|0|0|7|', null]],
  quietset: [['w|quietset|0|0|0|7|', null]],
  vacationset: [['w|vacationset|0|0|0|7|', null]],
  orders: [['w|orders|3k|9|0|7|', null]],
  order: [['w|order|3k|9|0|7|plague', 'plague']],
  alwaysso: [['w|alwaysso|3k|9|0|7|', null]],
  usual: [['w|usual|0|0|0|7|', null]],
  usualset: [['w|usualset|0|0|0|7|willyville plague', ['willyville', 'plague']]],
  ahead: [['w|ahead|3k|9|0|7|', null]],
  aheadgroup: [['w|aheadgroup|3k|9|0|7|', null]],
  aheadgoal: [['w|aheadgoal|3k|9|0|7|', null]],
  aheadpick: [
    ['w|aheadpick|3k|9|0|7|', null],
    ['w|aheadpick|3k|9|0|7|none', 'none'],
  ],
  aheadback: [['w|aheadback|3k|9|0|7|', null]],
  earlygroup: [['w|earlygroup|3k|9|0|7|', null]],
  earlypick: [
    ['w|earlypick|3k|9|0|7|', null],
    ['w|earlypick|3k|9|0|7|none', 'none'],
  ],
  earlyback: [['w|earlyback|3k|9|0|7|', null]],
  yes: [['w|yes|3k|9|0|7|4', 4]],
  no: [['w|no|3k|9|0|7|4', 4]],
  withdraw: [['w|withdraw|3k|9|0|7|4', 4]],
  letbot: [['w|letbot|3k|9|0|7|1', 1]],
  holdbot: [['w|holdbot|3k|9|0|7|1', 1]],
  letstay: [['w|letstay|3k|9|0|7|1', 1]],
  givebot: [['w|givebot|3k|9|0|7|1', 1]],
  offerlate: [['w|offerlate|3k|9|0|7|1', 1]],
  claim: [['w|claim|3k|9|0|7|1', 1]],
  askback: [
    ['w|askback|3k|9|0|7|17', { to: 17, isByOldName: false }],
    ['w|askback|3k|9|0|7|17o', { to: 17, isByOldName: true }],
  ],
  turnthen: [['w|turnthen|3k|9|0|7|17', 17]],
  replay: [
    ['w|replay|3k|9|0|7|', null],
    ['w|replay|3k|9|0|7|strip', 'strip'],
    ['w|replay|3k|9|0|7|film', 'film'],
  ],
  walk: [
    ['w|walk|3k|9|0|7|.t.0', { entry: null, board: 'table', motion: 'stay' }],
    ['w|walk|3k|9|0|7|57.t.3', { entry: 57, board: 'table', motion: 'back' }],
    ['w|walk|3k|9|0|7|57.m.5', { entry: 57, board: 'mover', motion: 'roundOn' }],
    ['w|walk|3k|9|0|7|57.2.6', { entry: 57, board: 2, motion: 'last' }],
    ['w|walk|3k|9|0|7|57.+market.0', { entry: 57, board: '+market', motion: 'stay' }],
  ],
  walkto: [
    ['w|walkto|3k|9|0|7|t', 'table'],
    ['w|walkto|3k|9|0|7|0', 0],
  ],
  walkboard: [['w|walkboard|3k|9|0|7|57', 57]],
  rematch: [['w|rematch|3k|9|0|7|', null]],
  resume: [['w|resume|3k|9|0|7|', null]],
  concede: [
    ['w|concede|3k|9|0|7|', null],
    ['w|concede|3k|9|0|7|old', 'old'],
  ],
  concedenow: [['w|concedenow|3k|0|0|7|', null]],
  movehere: [['w|movehere|3k|0|0|7|', null]],
  doctor: [['w|doctor|0|0|0|7|', null]],
  doctorcopy: [['w|doctorcopy|0|0|0|7|', null]],
  export: [['w|export|3k|9|0|7|', null]],
  hint: [['w|hint|3k|9|0|7|', null]],
  stronger: [['w|stronger|3k|9|0|7|', null]],
  stopthinking: [['w|stopthinking|3k|0|0|7|', null]],
  advised: [
    ['w|advised|3k|9|0|7|usual 0 0a1b2c', { effort: 'usual', place: 0, digest: '0a1b2c' }],
    ['w|advised|3k|9|0|7|strong 1 ffffff', { effort: 'strong', place: 1, digest: 'ffffff' }],
  ],
  review: [['w|review|3k|9|0|7|', null]],
  why: [['w|why|3k|9|0|7|', null]],
  whyarea: [['w|whyarea|3k|9|0|7|', null]],
  whything: [['w|whything|3k|9|0|7|3', 3]],
  taught: [['w|taught|3k|9|0|7|school:left>merchant', 'school:left>merchant']],
  everything: [['w|everything|3k|9|0|7|', null]],
  skipguide: [['w|skipguide|3k|9|0|7|', null]],
  play: [['w|play|3k|9|0|7|', null]],
  panel: [
    ['w|panel|3k|9|0|7|', null],
    ['w|panel|3k|9|0|7|early', 'early'],
  ],
  goal: [
    ['w|goal|3k|9|0|7|n', 'n'],
    ['w|goal|3k|9|0|7|u', 'u'],
  ],
  idea: [['w|idea|3k|9|0|7|2', 2]],
  way: [['w|way|3k|9|zz|7|1:serve:c17', { place: 1, goal: 'serve:c17' }]],
  helped: [['w|helped|3k|9|0|7|0:serve:c17|x', { place: 0, goal: 'serve:c17|x' }]],
  dice: [['w|dice|3k|9|0|7|', null]],
  piece: [
    ['w|piece|3k|9|0|7|more', null],
    ['w|piece|3k|9|0|7|0.3:w3+w4', { place: '0.3', hand: 'w3+w4' }],
  ],
  whole: [['w|whole|3k|9|0|7|dice:w3+w4=7', 'dice:w3+w4=7']],
  group: [['w|group|3k|9|0|7|', null]],
  pick: [
    ['w|pick|3k|9|0|7|', null],
    ['w|pick|3k|9|0|7|11', 11],
    ['w|pick|3k|9|0|7|none', 'none'],
    ['w|pick|3k|9|0|7|more', 'more'],
  ],
  instead: [['w|instead|3k|9|zz|7|stop', 'stop']],
  refill: [['w|refill|3k|9|zz|7|1', 1]],
  back: [['w|back|3k|9|zz|7|', null]],
  clear: [['w|clear|3k|9|zz|7|', null]],
  addnext: [['w|addnext|3k|9|zz|7|', null]],
  home: [['w|home|3k|9|zz|7|', null]],
  turned: [['w|turned|3k|9|zz|7|', null]],
  confirm: [['w|confirm|3k|9|zz|7|', null]],
  undo: [['w|undo|3k|9|0|7|', null]],
  close: [['w|close|3k|9|0|7|', null]],
  tablepanel: [['w|tablepanel|3k|9|0|7|', null]],
  lobbywish: [['w|lobbywish|3k|2|0|7|start', 'start']],
  seatwish: [['w|seatwish|3k|9|0|7|offer', 'offer']],
  pause: [['w|pause|3k|9|0|7|', null]],
  goback: [['w|goback|3k|9|0|7|', null]],
  gobackto: [['w|gobackto|3k|9|0|7|', null]],
  giveup: [['w|giveup|3k|9|0|7|', null]],
  playany: [['w|playany|0|0|0|7|', null]],
  reportset: [['w|reportset|3k|9|0|7|123 456', ['123', '456']]],
  endgame: [['w|endgame|3k|9|0|7|', null]],
  endgamenow: [['w|endgamenow|3k|9|0|7|', null]],
  verify: [['w|verify|3k|9|0|7|', null]],
  ranking: [
    ['w|ranking|0|0|0|7|willyville', { game: 'willyville', isHere: false }],
    ['w|ranking|0|0|0|7|village@', { game: 'village', isHere: true }],
  ],
}

const SAMPLES = Object.values(IDS_OF_BEFORE).flat()

it('every verb of before is still there, and nothing is declared that does nothing', () => {
  expect(Object.keys(DECLARATIONS).sort()).toEqual(Object.keys(IDS_OF_BEFORE).sort())
  expect(Object.keys(VERBS).sort()).toEqual(Object.keys(IDS_OF_BEFORE).sort())
})

it.each(SAMPLES)('%s is read as it was meant, and written the same', (id, arg) => {
  const read = readId(id)
  const verb = Object.keys(IDS_OF_BEFORE).find((name): name is VerbName => name === read?.verb)
  if (read === null || verb === undefined) throw new Error(`${id} is not read`)
  expect(argCodecOf(verb).read(read.arg)).toEqual(arg)
  const { game, version, step } = read
  expect(writeId<VerbName>({ verb, game, version, step }, '7', arg as never)).toBe(id)
})

it('an argument that was never written is not read', () => {
  const read = (verb: VerbName, text: string) => argCodecOf(verb).read(text)
  expect(read('village', 'left')).toBeUndefined()
  expect(read('yes', '')).toBeUndefined()
  expect(read('set', 'orders')).toBeUndefined()
  expect(read('advised', 'usual 0')).toBeUndefined()
  expect(read('usualset', 'willyville')).toBeUndefined()
  // A verb that takes none has none, whatever older buttons carry.
  expect(read('close', 'willyville')).toBeNull()
})

it('an id for a verb nobody declares, or with a wrong argument, does not compile', () => {
  const drawing: Drawing = { look: { id: 1, entry: 0, draft: [] } as never, nonce: 'n' }
  // @ts-expect-error: nobody declares it
  expect(() => idOn(drawing, 'vanish')).toThrow()
  // @ts-expect-error: a seat is a number
  expect(idOn(drawing, 'claim', 'two')).toBe('w|claim|1|0|0|n|two')
  // @ts-expect-error: which vote?
  expect(idOn(drawing, 'yes')).toBe('w|yes|1|0|0|n|null')
  // @ts-expect-error: nothing stands behind it
  expect(freeId('resetall', 'n', 'now')).toBe('w|resetall|0|0|0|n|')
  // @ts-expect-error: which game?
  expect(door('newtable', 'Play')).toBeDefined()
})

it('a button nobody knows any more is answered like one that is too old, and written down', async () => {
  const { act, bot } = street
  const { id, first, place } = await beginGame(street)
  const channel = await bot.app.client.channels.fetch(idOfPlace(place))
  if (!channel?.isSendable()) throw new Error('nothing can be said there')
  const labels = {
    gone: `w|vanished|${id.toString(36)}|0|0|7|`,
    torn: 'v0:vanished',
    wrong: `w|claim|${id.toString(36)}|0|0|7|two`,
  }
  const components = Object.entries(labels).map(([label, custom_id]) => ({ type: 2, style: 2, label, custom_id }))
  await channel.send({ components: [{ type: 1, components }] as never })
  const old = await act.waitForMessage(first, place, ({ buttons }) => buttons.some(({ label }) => label === 'gone'))
  const answerTo = async (label: string) => (await (await act.press(first, old, label)).answer()) as Seen
  const gone = await answerTo('gone')
  expect(gone.text).toContain('The game has moved on. Take another look.')
  expect(gone.buttons.map(({ label }) => label)).toEqual(['Board', 'My turns'])
  expect((await answerTo('torn')).text).toContain('The game has moved on. Take another look.')
  expect((await answerTo('wrong')).text).toContain('The game has moved on. Take another look.')
  const lines = street.lines.map((line) => JSON.parse(line) as { msg: string; verb?: string; game?: number })
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'a button nobody knows any more', verb: 'vanished', game: id }),
  )
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'an argument nobody reads any more', verb: 'claim' }))
})

function idOfPlace(place: string): string {
  const { channels } = street.playground.world
  return Object.values(channels).find(({ name, id }) => name === place || id === place)?.id ?? place
}
