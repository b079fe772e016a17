import type { ScreenContext } from '#discord/app/screen'
import { allComponents } from '#playground/server/checks/components'
import { textsOf } from '#playground/server/components'
import type { Json } from '#playground/server/types'
import type { Language } from '#tables'
import { begun, Hall } from '#test/tables/hall'
import { personAt } from '#test/tables/playing'
import { beginningAt } from '#test/tables/staged'
import { willyville } from '#willyville/game'
import type { State } from '#willyville/state'
import { Player } from './presses.ts'
import { Room } from './room.ts'

interface Shown {
  readonly verb: string
  readonly type: number
  readonly label: string
  readonly style: number
  readonly disabled: boolean
  readonly placeholder: string
  readonly options: readonly { label: string; value: string; description?: string; default?: boolean }[]
}

const NOTHING: Shown = { verb: '', type: 0, label: '', style: 0, disabled: false, placeholder: '', options: [] }

/** Somebody in front of their panel, at a table that begins as the test needs it. */
export class AtTable extends Player {
  get text(): string {
    return textsOf('', this.screen.components as unknown as Json[]).join('\n')
  }

  get buttons(): Shown[] {
    return this.#controls().filter(({ type }) => type === 2)
  }

  get selects(): Shown[] {
    return this.#controls().filter(({ type }) => type === 3)
  }

  #controls(): Shown[] {
    const all = allComponents(this.screen.components as unknown as Json[])
    return all.map(({ component }) => ({ ...NOTHING, ...component, verb: verbOf(component) }))
  }

  stage(): Promise<ScreenContext> {
    return this.room.context(this.game, this.person, this.language)
  }

  label(verb: string): string | undefined {
    return this.buttons.find((button) => button.verb === verb)?.label
  }

  select(verb: string) {
    return this.selects.find((select) => select.verb === verb)
  }

  /** Composes as if by pressing, and shows the panel anew. */
  async compose(...picks: string[]): Promise<void> {
    const all = picks.map((pick) => (pick === '-' ? [] : pick.split(',')))
    const outcome = await this.room.hall.tables.turns.recompose(this.game, this.person, all)
    if ('denied' in outcome) throw new Error(JSON.stringify(outcome))
    await this.begin()
  }
}

function verbOf({ custom_id: id }: Json): string {
  return String(id).split('|')[1] ?? ''
}

interface Wish {
  readonly people?: string
  readonly language?: Language
  readonly more?: object
  /** The same number is the same luck. */
  readonly seed?: number
  readonly areNewcomers?: boolean
}

let seeds = 0

/** A first turn on a table changed so; the player whose turn it is has their panel open. */
export async function atTable(
  change: (t: State) => void,
  play: (player: AtTable, hall: Hall) => Promise<void>,
  { people = 'ab', language = 'en', more = {}, seed = ++seeds, areNewcomers = false }: Wish = {},
): Promise<void> {
  const game = beginningAt(willyville, 'turn', change)
  // Screens remember games by their seeds.
  const newSeed = () => seed.toString(16).padStart(32, '0')
  const room = new Room(await Hall.open(':memory:', 'one', { gameNamed: () => game, newSeed }))
  const { hall } = room
  try {
    const id = await begun(hall, people, { speed: 'day', ...more })
    for (const person of people) await hall.tables.people.setSettings(person, { guide: areNewcomers, sizeAsked: true })
    const look = await hall.look(id, null)
    const player = new AtTable(room, id, personAt(look, look.questions[0]?.seat as number), language, () => {})
    await player.begin()
    await play(player, hall)
  } finally {
    await room.close()
  }
}
