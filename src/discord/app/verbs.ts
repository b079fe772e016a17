import { isDenial, type Outcome } from '#tables'
import type { Quota } from './quotas.ts'
import { contextFor, sayNo, sayNoAt, sayStale } from './requests.ts'
import type { PressContext } from './router.ts'
import type { ScreenContext } from './screen.ts'
import type { Screen } from './send.ts'
import { type ArgCodec, NO_ARG } from './verb-args.ts'

/**
 * How a press is acknowledged: the panel it stands on changes, a private answer comes, nothing is shown but what went
 * wrong, the public message it stands on changes, or a form opens.
 */
export type Manner = 'panel' | 'private' | 'silent' | 'public' | 'form'

/** Says how a verb is written into ids and treated by the router, apart from what it does. */
export interface VerbDeclaration {
  readonly manner: Manner
  /** Left out where a verb takes no argument. */
  readonly arg?: ArgCodec<unknown>
  /** Somebody thinks before there is an answer, and can be stopped. */
  readonly isStoppable?: true
  /** The quota of one person. */
  readonly quota?: Quota
  /** It does not wait for what the same person has pressed before. */
  readonly isUrgent?: true
}

export type VerbDeclarations = Readonly<Record<string, VerbDeclaration>>

export type ArgOf<Declaration> = Declaration extends { readonly arg: ArgCodec<infer Arg> } ? Arg : null

/** Does what was pressed: returns a screen, or null where there is nothing to show; then the private message goes. */
export type Handler<Arg = null> = (press: PressContext, arg: Arg) => Promise<Screen | null>

/** A handler for every verb a feature declares, with that verb's own argument. */
export type Handlers<Declared extends VerbDeclarations> = {
  readonly [Name in keyof Declared]: Handler<ArgOf<Declared[Name]>>
}

/** A declared verb with what it does. */
export interface Verb extends Omit<VerbDeclaration, 'arg'> {
  /** The argument comes as it stands in the id. */
  handle(press: PressContext, argText: string): Promise<Screen | null>
}

function verbOf<Arg>({ arg: _, ...declared }: VerbDeclaration, codec: ArgCodec<Arg>, handler: Handler<Arg>): Verb {
  return {
    ...declared,
    async handle(press, argText) {
      const arg = codec.read(argText)
      if (arg !== undefined) return handler(press, arg)
      press.app.log.info({ verb: press.id.verb, game: press.id.game }, 'an argument nobody reads any more')
      return sayStale(press)
    },
  }
}

/** Joins what a feature declares with what it does. */
export function verbsOf<Declared extends VerbDeclarations>(
  declared: Declared,
  handlers: Handlers<Declared>,
): Readonly<Record<string, Verb>> {
  const named: [string, Verb][] = Object.entries(declared).map(([name, declaration]) => {
    // The type of `handlers` has seen to it that its argument is what this codec reads.
    const handler = handlers[name] as Handler<unknown>
    return [name, verbOf(declaration, declaration.arg ?? NO_ARG, handler)]
  })
  return Object.fromEntries(named)
}

/** A public button whose effect everybody sees: only a refusal is told, privately. */
export function silently<Arg = null>(act: (press: PressContext, arg: Arg) => Promise<Outcome<unknown>>): Handler<Arg> {
  return async (press, arg) => {
    const outcome = await act(press, arg)
    return isDenial(outcome) ? sayNoAt(press, outcome) : null
  }
}

/** A public button after which its own message says something else. */
export function openly<Arg = null>(
  act: (press: PressContext, arg: Arg) => Promise<Outcome<unknown>>,
  show: (context: ScreenContext, arg: Arg) => Promise<Screen | null> | Screen | null,
): Handler<Arg> {
  return async (press, arg) => {
    const outcome = await act(press, arg)
    if (isDenial(outcome)) return sayNoAt(press, outcome)
    const context = await contextFor(press, press.id.game)
    const shown = isDenial(context) ? null : await show(context, arg)
    return shown === null ? null : { ...shown, isPublic: true }
  }
}

/** A private answer about a game. */
export function privately<Arg = null>(
  show: (context: ScreenContext, press: PressContext, arg: Arg) => Promise<Screen> | Screen,
): Handler<Arg> {
  return async (press, arg) => {
    const context = await contextFor(press, press.id.game)
    return isDenial(context) ? sayNo(press.reader, context) : show(context, press, arg)
  }
}
