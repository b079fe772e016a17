export { copyState, frozen } from './copy.ts'
export { passesBefore } from './early.ts'
export type {
  AnyGame,
  Foresight,
  Game,
  GameState,
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
} from './game.ts'
export { isMisread, type Misread, readLine, writeLine } from './line.ts'
export {
  below,
  hasMoved,
  isSeed,
  keyedSeed,
  type Luck,
  luckFrom,
  movesOf,
  reveal,
  rollDie,
  shuffle,
  turnUp,
} from './luck.ts'
export {
  begin,
  newsFor,
  type Onward,
  optionsOf,
  type Position,
  position,
  questionsFor,
  type Start,
  shownQuestions,
  untilAsked,
} from './position.ts'
export {
  choose,
  chooseId,
  chooseNamed,
  chooseSealed,
  chooseSome,
  type Flow,
  goingRound,
  goRound,
  type Manner,
  onlyAnswer,
  type Question,
  type Range,
  type Sealed,
  type Seat,
} from './question.ts'
export { commitmentText, type GameRecord, inOrder, type RecordedScene, recordOf, replay } from './record.ts'
export { type Answer, type Offer, type Refusal, Run } from './run.ts'
export { dump, type LoadRefusal, load } from './save.ts'
export { entriesOf, isOneOf, itemAt, keysOf, memberOf, recordFrom } from './typed.ts'
