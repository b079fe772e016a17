import { type AnyGame, begin, untilAsked } from '#kernel'
import type { Shown } from '#presentation/presentation'
import { PRESENTATIONS } from '#presentation/registry'
import { LANGUAGES } from '#tables'

/** Not any table's. */
const SEED = '0'.repeat(32)

/**
 * A first turn is thought through in every game and language before anybody waits for one: what runs for the first time
 * takes many times as long.
 */
export function warmUp(gameNamed: (name: string) => AnyGame | undefined): void {
  for (const presentation of PRESENTATIONS) {
    const game = gameNamed(presentation.game)
    if (game === undefined) continue
    const { seats } = game
    const { saved, position: asked } = untilAsked(game, begin(game, { seats: seats.max, options: {}, seed: SEED }))
    const seat = asked?.questions[0]?.seat ?? 0
    const names = Array.from({ length: seats.max }, (_, seat) => String(seat + 1))
    const shown: Shown = { view: game.view(saved.state, seat), seat, names, orders: [], result: null }
    for (const language of LANGUAGES) {
      const voice = { language, emoji: () => '' }
      for (const { ways } of presentation.planning.goals(shown, voice)) for (const way of ways) void way.picks
      presentation.planning.moves(shown, '', voice)
    }
  }
}
