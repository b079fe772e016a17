import { gameNamed } from '#games/registry'
import type { AnyGame } from '#kernel'
import { optionSets, play, type Trial } from '#test/conformance'
import { wilful } from '#test/kingsbridge/wilful'
import { CENSUSES } from '#test/trials'
import { explorer, heart, sailor } from '#test/village/hearts'
import { planner } from '#test/willyville/planner'
import { foundIn, print, type Soak, type SoakSize, USUAL_COUNT } from './soak.ts'

/** Chooses the answers of one game, beside the random player. */
type Planner = (seed: number) => NonNullable<Trial['pick']>

/** Every so many seeds are played by those who plan, because planned games take longer. */
const PLANNED_EVERY = 20

const planVillage: Planner = (seed) => [sailor, explorer][seed % 3] ?? heart(seed)

/** The shipped games with their planners; the sample game of the tests is played at random alone. */
export const PLANNERS: Readonly<Record<string, Planner>> = {
  village: planVillage,
  willyville: planner,
  kingsbridge: wilful,
}

function trialOf(game: AnyGame, seed: number, pick: Planner | undefined): Pick<Trial, 'census' | 'pick'> {
  const census = CENSUSES[game.name]
  const isPlanned = pick !== undefined && seed % PLANNED_EVERY === 0
  return { ...(census && { census }), ...(isPlanned && { pick: pick(seed) }) }
}

type Setting = Pick<Trial, 'game' | 'seats'> & { readonly options: NonNullable<Trial['options']> }

/** Whole games of one setting; what of them is not as promised. */
function playSetting(setting: Setting, { count, depth, first }: SoakSize, pick: Planner | undefined) {
  const faults: string[] = []
  let decisions = 0
  for (let seed = first; seed < first + count; seed++) {
    const played = play({ ...setting, seed, depth, ...trialOf(setting.game, seed, pick) })
    decisions += played.decisions
    faults.push(...played.broken.map(({ what }) => `seed ${seed}: ${what}`))
  }
  return { decisions, faults }
}

/** The conformance promises over many more seeds than the suite has time for, for every setting of a game. */
function soakGame(game: AnyGame, size: SoakSize, pick: Planner | undefined): boolean {
  let isSound = true
  for (const options of optionSets(game)) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const { decisions, faults } = playSetting({ game, seats, options }, size, pick)
      isSound &&= faults.length === 0
      print({ soak: game.name, seats, options, games: size.count, decisions, ...foundIn(faults) })
    }
  }
  return isSound
}

export function gameSoak(game: AnyGame, pick?: Planner): Soak {
  return { usualCount: USUAL_COUNT, run: (size) => soakGame(game, size, pick) }
}

/** A soak for each shipped game, under its name. */
export function gameSoaks(): Record<string, Soak> {
  const soaks: Record<string, Soak> = {}
  for (const [name, pick] of Object.entries(PLANNERS)) {
    const game = gameNamed(name)
    if (game !== undefined) soaks[name] = gameSoak(game, pick)
  }
  return soaks
}
