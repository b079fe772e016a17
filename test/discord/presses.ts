import type { Screen } from '#discord/app/send'
import { writeId } from '#discord/app/verb-ids'
import { goalsOf } from '#discord/features/turn/goals'
import { OTHER } from '#discord/features/turn/way-selects'
import { type Answer, dump, position, type Saved } from '#kernel'
import { allComponents } from '#playground/server/checks/components'
import type { Json } from '#playground/server/types'
import type { Goal, Picks, Way } from '#presentation/presentation'
import { type Pair, pairOf, type Turned, turnedOf } from '#presentation/willyville/dice'
import { writeHand } from '#presentation/willyville/dice-composer'
import type { Language, Look } from '#tables'
import { willyville } from '#willyville/game'
import type { State } from '#willyville/state'
import type { Room } from './room.ts'

const MOST_OPTIONS = 25

/** A button or a select as it stands on a screen. */
export interface Control {
  readonly id: string
  readonly verb: string
  readonly isSelect: boolean
  readonly values: readonly string[]
}

export function controlsOn({ parts }: Screen): Control[] {
  return allComponents(parts as unknown as Json[]).flatMap(({ component }) => {
    const {
      custom_id: id,
      disabled,
      options,
    } = component as { custom_id?: string; disabled?: boolean; options?: Json[] }
    if (id === undefined || disabled) return []
    const arg = id.split('|').at(-1) ?? ''
    const own = /^\d+$/.test(arg) && id.startsWith('w|pick|') ? [arg] : []
    const values = options?.map(({ value }) => String(value)) ?? own
    return [{ id, verb: id.split('|')[1] ?? '', isSelect: options !== undefined, values }]
  })
}

/** Somebody in front of their panel; counts what they press. */
export class Player {
  readonly room: Room
  readonly game: number
  readonly person: string
  readonly language: Language
  readonly see: (screen: Screen, id: string) => void
  screen: Screen = { parts: [] }
  presses = 0

  constructor(room: Room, game: number, person: string, language: Language, see: Player['see']) {
    this.room = room
    this.game = game
    this.person = person
    this.language = language
    this.see = see
  }

  async #press(id: string, values: readonly string[] = []): Promise<void> {
    this.screen = await this.room.shown(this.person, this.language, id, values)
    this.see(this.screen, id)
  }

  async begin(): Promise<void> {
    await this.#press(writeId({ verb: 'play', game: this.game, version: 0, step: 0 }, 'n'))
    this.presses++
  }

  /** The control of this verb that has this value; any of the verb where none is named. */
  find(verb: string, value?: string): Control | undefined {
    const all = controlsOn(this.screen).filter((control) => control.verb === verb)
    return all.find(({ isSelect, values }) => (value === undefined ? !isSelect : values.includes(value)))
  }

  async press(verb: string, ...values: string[]): Promise<void> {
    const control = this.find(verb, values[0])
    if (control === undefined) throw new Error(`no ${verb} ${values.join()} among ${this.#there()}`)
    await this.#press(control.id, values)
    this.presses++
  }

  #there(): string {
    return controlsOn(this.screen)
      .map(({ verb, values }) => `${verb}(${values.length})`)
      .join(' ')
  }

  look(): Promise<Look> {
    return this.room.hall.look(this.game, this.person)
  }

  /** Opens the group in which all these places are; people read their names, so that it is one press. */
  async open(places: readonly string[]): Promise<void> {
    if (this.#shows(places)) return
    const tried = new Set<string>()
    for (let counted = this.presses + 1; ; counted++) {
      const groups = this.#groups().filter((group) => !tried.has(group)) ?? []
      if (groups.length === 0) throw new Error(`no group has ${places.join()} among ${this.#there()}`)
      for (const group of groups) {
        tried.add(group)
        await this.press('group', group)
        if (!this.#shows(places)) continue
        this.presses = counted
        return
      }
    }
  }

  #groups(): readonly string[] {
    return controlsOn(this.screen).find(({ verb }) => verb === 'group')?.values ?? []
  }

  #shows(places: readonly string[]): boolean {
    return controlsOn(this.screen).some(
      ({ verb, values }) => verb === 'pick' && places.every((place) => values.includes(place)),
    )
  }

  async answer(picks: readonly string[]): Promise<void> {
    if (picks.length === 0) return this.press('pick')
    const look = await this.look()
    const ask = look.questions.find(({ seat }) => seat === look.seat)
    const places = picks.map((option) => String(ask?.options.indexOf(option)))
    const pair = this.find('piece') === undefined ? null : pairOf(picks[0] as string)
    if (pair !== null) return this.#putTogether(turnedOf(pair))
    await this.open(places)
    await this.press('pick', ...places)
  }

  /** Two dice are pressed, then turned one by one or set with markers; then they are taken alone. */
  async #putTogether(dice: readonly Turned[]): Promise<void> {
    const ready: Turned[] = []
    const press = (place: number, die: Turned) => {
      ready[place] = die
      return this.#pressHand(writeHand(ready))
    }
    for (const [place, { die }] of dice.entries()) await press(place, { die, to: Number(die[1]), isSet: false })
    for (const [place, die] of dice.entries()) {
      const { to } = ready[place] as Turned
      const by = Math.sign(die.to - to)
      const faces = Array.from({ length: Math.abs(die.to - to) }, (_, step) => to + by * (step + 1))
      if (die.isSet) await press(place, die)
      else for (const face of faces) await press(place, { ...die, to: face })
    }
    await this.press('whole', '-')
  }

  /** The pieces that are to lie ready among the dice. */
  putReady(hand: string): Promise<void> {
    return this.#pressHand(hand)
  }

  async #pressHand(hand: string): Promise<void> {
    const control = controlsOn(this.screen).find(({ verb, isSelect, id, values }) => {
      return verb === 'piece' && (isSelect ? values.includes(hand) : id.endsWith(`:${hand}`))
    })
    if (control === undefined) throw new Error(`no ${hand} among ${this.#there()}`)
    await this.#press(control.id, control.isSelect ? [hand] : [])
    this.presses++
  }

  /** Chooses in the select of an answer that stays open. */
  async refill(place: number, ...values: string[]): Promise<void> {
    const control = controlsOn(this.screen).find(({ verb, id }) => verb === 'refill' && id.endsWith(`|${place}`))
    if (control === undefined) throw new Error(`no refill ${place} among ${this.#there()}`)
    await this.#press(control.id, values)
    this.presses++
  }

  /** A choice that was filled in once something came to light is made otherwise where something else is meant. */
  async #refillAll(answers: (readonly string[])[]): Promise<void> {
    const { draft, isContinued } = await this.look()
    const isFilled = controlsOn(this.screen).some(({ verb }) => verb === 'refill')
    if (!isContinued || !isFilled) return
    for (const [step, meant] of answers.splice(0, draft.length).entries()) {
      const { draft: now, answered } = await this.look()
      const values = meant.map((option) => String(answered[step]?.options.indexOf(option)))
      if (now[step]?.join() !== meant.join()) await this.refill(step, ...values)
    }
  }

  /** Takes a path to these picks, and confirms as often as something comes to light on the way. */
  async follow({ goal, way, backs, from }: Path, picks: Picks): Promise<void> {
    if (goal !== null) await this.press('goal', goal.id)
    else if (this.find('dice') !== undefined) await this.press('dice')
    if (goal !== null && way > 0) await this.#choose(goal, goal.ways[way] as Way)
    for (let back = 0; back < backs && (await this.look()).draft.length > from; back++)
      await this.press(this.find('back') === undefined ? 'home' : 'back')
    // A step that was taken back may have been answered in several.
    const stands = (await this.look()).draft.length
    const answers = picks.slice(backs === 0 ? from : Math.min(from, stands))
    if (backs > 0 && stands === 0) await this.press('dice')
    for (;;) {
      await this.#refillAll(answers)
      if (this.find('confirm') !== undefined) await this.press('confirm')
      else if (answers.length > 0) await this.answer(answers.shift() as readonly string[])
      else return
    }
  }

  /** Choices that set a way apart come first, then the dice. */
  async #choose(goal: Goal, wanted: Way): Promise<void> {
    const value = String(goal.ways.indexOf(wanted))
    while (this.find('way', value) === undefined) {
      const offered = controlsOn(this.screen)
        .flatMap((control) => (control.verb === 'way' ? control.values : []))
        .filter((way) => way !== OTHER)
      const near = (way: string) => sharedChoices(goal.ways[Number(way)] as Way, wanted)
      const [nearest] = offered.toSorted((a, b) => near(b) - near(a))
      if (nearest === undefined) throw new Error(`no way ${value} among ${this.#there()}`)
      await this.press('way', nearest)
    }
    await this.press('way', value)
  }

  goals(look: Look): readonly Goal[] {
    return goalsOf({ ...this.room.request(this.person, this.language), look })
  }
}

/** In how many of their first choices two ways agree. */
function sharedChoices(way: Way, other: Way): number {
  const [own = [], others = []] = [way.choices, other.choices]
  const parts = own.findIndex(({ id }, index) => others[index]?.id !== id)
  return parts < 0 ? own.length : parts
}

/** The number of selects that lead from the way that is filled in to another one. */
function selectsTo({ ways }: Goal, place: number): number {
  const [filled, wanted] = [ways[0] as Way, ways[place] as Way]
  const isFirst = !ways.slice(0, place).some((way) => sharedChoices(way, wanted) === (wanted.choices?.length ?? 0))
  return place === 0 ? 0 : sharedChoices(filled, wanted) === (wanted.choices?.length ?? 0) || isFirst ? 1 : 2
}

/** Each die, each turn of it, and taking them. */
function pressesFor(pair: Pair): number {
  const turns = turnedOf(pair).map(({ die, to, isSet }) => (isSet ? 1 : Math.abs(to - Number(die[1]))))
  return 3 + sum(turns)
}

/** The number of presses each pick takes by questions: long ones are asked in groups first. */
function costsOf(saved: Saved<State>, given: readonly Answer[], picks: Picks, seat: number): number[] {
  return picks.map((_, step) => {
    const answers = [...given, ...picks.slice(0, step).map((pick) => ({ seat, picks: pick }))]
    const pair = pairOf(picks[step]?.[0] ?? '')
    if (pair !== null) return pressesFor(pair)
    const ask = position(willyville, saved, answers).questions.find((question) => question.seat === seat)
    return (ask?.options.length ?? 0) > MOST_OPTIONS ? 2 : 1
  })
}

export interface Path {
  readonly goal: Goal | null
  readonly way: number
  /** The number of times to take back, and the place from which to answer by questions. */
  readonly backs: number
  readonly from: number
  readonly cost: number
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}

/** The same picks in another order, and the same table afterwards. */
function isSame(saved: Saved<State>, seat: number, a: Picks, b: Picks): boolean {
  if (a.map(String).sort().join('/') !== b.map(String).sort().join('/')) return false
  const [first, other] = [a, b].map((picks) =>
    position(
      willyville,
      saved,
      picks.map((pick) => ({ seat, picks: pick })),
    ),
  )
  if (first?.refusal || other?.refusal) return false
  return first?.done && other?.done
    ? dump(first.done) === dump(other.done)
    : a.every((pick, step) => pick.join() === b[step]?.join())
}

function pathBy(
  goal: Goal,
  way: Way,
  place: number,
  target: Picks,
  costs: readonly number[],
  same: (picks: Picks) => boolean,
): Path | null {
  const chosen = 1 + selectsTo(goal, place)
  if (same(way.picks)) return { goal, way: place, backs: 0, from: target.length, cost: chosen }
  let shared = 0
  while (shared < way.picks.length && way.picks[shared]?.join() === target[shared]?.join()) shared++
  if (shared === 0) return null
  const backs = way.picks.length - shared
  return { goal, way: place, backs, from: shared, cost: chosen + backs + sum(costs.slice(shared)) }
}

/** The fewest presses that give these picks. */
export function cheapest(
  goals: readonly Goal[],
  saved: Saved<State>,
  seat: number,
  target: Picks,
  given: readonly Answer[],
): Path {
  const costs = costsOf(saved, given, target, seat)
  const byQuestions: Path = { goal: null, way: 0, backs: 0, from: 0, cost: (goals.length > 0 ? 1 : 0) + sum(costs) }
  const same = (picks: Picks) => isSame(saved, seat, picks, target)
  const paths = goals.flatMap((goal) =>
    goal.ways.flatMap((way, place) => pathBy(goal, way, place, target, costs, same) ?? []),
  )
  return paths.reduce((best, path) => (path.cost < best.cost ? path : best), byQuestions)
}
