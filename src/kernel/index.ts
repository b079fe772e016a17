export {
  type Ask,
  choose,
  chooseId,
  chooseSealed,
  chooseSome,
  type Flow,
  goingRound,
  goRound,
  type Manner,
  type Range,
  type Sealed,
  type Seat,
} from './ask.ts'
export { copyTable } from './copy.ts'
export { passesBefore } from './early.ts'
export type {
  AnyGame,
  Foresight,
  Game,
  Json,
  News,
  OptionSpec,
  Options,
  OrderSpec,
  OrderValue,
  Reason,
  Result,
  Saved,
  Setup,
  Table,
} from './game.ts'
export { isMisread, type Misread, readLine, writeLine } from './line.ts'
export { below, isSeed, keyedSeed, type Luck, luckFrom, reveal, rollDie, shuffle, turnUp } from './luck.ts'
export {
  asksFor,
  begin,
  newsFor,
  type Onward,
  optionsOf,
  type Position,
  position,
  type Start,
  untilAsked,
} from './position.ts'
export { commitmentText, type GameRecord, inOrder, type RecordedScene, recordOf, replay } from './record.ts'
export { type Answer, type Refusal, Run } from './run.ts'
export { dump, type LoadRefusal, load } from './save.ts'
