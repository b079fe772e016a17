import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '#texts'

/** A part of a message as ICU reads it. */
export interface Element {
  readonly type: number
  readonly value?: string
  readonly options?: Record<string, { value: Element[] }>
}

const LITERAL = 0
const ARGUMENT = 1
const SELECT = 5
const PLURAL = 6
const POUND = 7

export function parse(text: string): Element[] {
  return new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst() as Element[]
}

/** The names a message fills in. */
export function placeholders(elements: readonly Element[]): string[] {
  const names = elements.flatMap(({ type, value, options }) => [
    ...(type === LITERAL || type === POUND || value === undefined ? [] : [value]),
    ...Object.values(options ?? {}).flatMap((option) => placeholders(option.value)),
  ])
  return [...new Set(names)].sort()
}

/** A sentence's worth of choices multiplies, so no more than this many ways to say a text are read. */
const MOST_VARIANTS = 200

/** All ways to say a message: a value is `{name}`, a number within its plural `#`. */
export function variants(elements: readonly Element[]): string[] {
  return elements.reduce<string[]>(
    (texts, element) => {
      const parts = variantsOf(element)
      return texts.flatMap((text) => parts.map((part) => text + part)).slice(0, MOST_VARIANTS)
    },
    [''],
  )
}

function variantsOf({ type, value = '', options = {} }: Element): string[] {
  if (type === LITERAL) return [value]
  if (type === POUND) return ['#']
  if (type === SELECT || type === PLURAL) return Object.values(options).flatMap((option) => variants(option.value))
  return type === ARGUMENT ? [`{${value}}`] : [`{${value}}`]
}

interface Rule {
  readonly says: string
  readonly pattern: RegExp
  /** Keys it does not hold for. */
  readonly except?: RegExp
}

/** Values that are plain numbers in every catalogue. A number after “of” or “to” is never one. */
const NUMBERS = 'n|m|count|left|max|min|least|most|players|bots|rounds|turns|games|days|rights|uses|waiting|won|gone'

/** Words that may follow a bare number: they are no nouns, or nouns that have no plural in that language. */
const AFTER_NUMBER: Readonly<Record<Language, string>> = {
  en: 'ends|gains|stay|of|from|at|in|is|to|for|or|and|on|more|less|left|now|begins|began|served|waiting|won|beer|grain|bread|cocoa|tea|time|money|wool|cloth|wood|stone|piety|loyalty|knowledge|gold|VP|s|min|ms',
  de: 'gedreht|gestellt|möglich|vorzeigt|Stein|Planwagen|Tagelöhner|von|vom|aus|auf|steht|gehört|ist|wird|steigt|beginnt|begann|bis|im|in|für|je|oder|und|an|ab|mehr|weniger|übrig|frei|gewonnen|bedient|behalten|verlieren|ernten|warten|endet|bleiben|Geld|Wolle|Tuch|Holz|Getreide|Frömmigkeit|Loyalität|Wissen|SP|Bier|Brot|Kakao|Tee|Zeit|Gold|s|min|ms|Mal|Joker|Marker|Fenster',
  nl: 'gedraaid|gezet|mogelijk|toont|steen|van|uit|op|tegelijk|staat|is|wordt|stijgt|begint|begon|tot|in|voor|per|aan|of|en|te|meer|minder|over|vrij|gewonnen|bediend|oogsten|houden|verliezen|wachten|eindigt|blijven|hiervan|keer|geld|wol|laken|hout|graan|vroomheid|trouw|kennis|OP|bier|brood|gereedschap|cacao|thee|tijd|goud|s|min|ms',
}

function bareNumber(language: Language): Rule {
  return {
    says: 'a number before a noun needs a plural',
    pattern: new RegExp(
      `(?<!(?:of|to|von|bis|van|tot) )\\{(?:${NUMBERS})\\} (?!(?:${AFTER_NUMBER[language]})(?!\\p{L}))\\p{L}`,
      'u',
    ),
  }
}

const EVERYWHERE: readonly Rule[] = [
  { says: 'quotation marks of another language', pattern: /[«»]/u },
  { says: 'a straight quote', pattern: /["']/u },
  { says: 'three dots for an ellipsis', pattern: /\.\.\./u },
  { says: 'an exclamation mark', pattern: /!/u },
  { says: 'a semicolon', pattern: /;/u },
  { says: 'two spaces, or a space at an end', pattern: /^ {2,}| {2}|^ $/u },
]

/** Persons in the titles of Kingsbridge’s events, and Conny, are of the story. */
const STORY = /^event\.|conny/iu

const OWN: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    { says: 'a stiff word', pattern: /\b(?:shall|anew|of itself|by itself|at once|whomever|need not)\b/iu },
    { says: 'someone, no one, everyone, anyone', pattern: /\b(?:some|no|every|any)body\b/iu },
    {
      says: 'a contraction',
      pattern:
        /\b(?:cannot|(?:is|are|was|were|do|does|did|has|have|had|could|would|should|must) not|will not|I am|you are|we are|they are|you will|it will)\b(?! *[.,:?!…)”]| *$)/iu,
    },
    {
      says: 'it’s, that’s, there’s, you’ve',
      pattern:
        /\b(?:it is|that is|there is|(?<=^|[.:] )here is|who is|you have (?=\p{L}+ed\b|(?:already|not|been|done|seen|left|taken|had)\b))\b(?! *[.,:?!…)”]| *$)/iu,
    },
    {
      says: 'who, whoever or what as the subject',
      pattern: /(?:^|[.:] )(?:Who|Whoever|What) [^?]*\.(?: |$)|whoever/iu,
    },
    {
      says: '“to be” with a task, or somebody told without an actor',
      pattern: /\b(?:is|are|was|were) (?:told|said|asked|to be)\b/iu,
    },
    { says: 'he or she', pattern: /\b(?:he|she|his|hers?|him|himself|herself)\b/iu, except: STORY },
    { says: 'a date after until, since or by', pattern: /\b(?:until|since|by) \{(?:when|since)\}/u },
    {
      says: 'a sentence of more than 16 words',
      pattern: /(?:^|[.:?\n] ?)(?:[^\s.:?·]+ ){16}[^\s.:?·]+/u,
      except: STORY,
    },
  ],
  de: [
    { says: 'Sie for du', pattern: /[^.!?:…„“\n] (?:Sie|Ihnen|Ihre?[mnrs]?)\b/u },
    {
      says: 'he for a player',
      pattern: /\b(?:wer|jemand|Spieler|Mitglied|Familienmitglied)\b[^.]* er\b/iu,
      except: STORY,
    },
    { says: 'both genders spelled out', pattern: /\p{L}(?::innen|\*innen|Innen\b|:in\b|\/in)/u },
    {
      says: 'a small letter after a colon before a sentence',
      pattern: /\p{L}: (?:es|du|ihr|wer|er|sie|man|dann|das|jeder|deine?|kein|niemand|alle|so) \p{L}/u,
    },
  ],
  nl: [
    { says: 'he or him', pattern: /\b(?:hij|hem)\b/iu, except: STORY },
    { says: 'she for a player', pattern: /\bzij (?:mag|moet|kan|heeft|is|wil)\b/iu, except: STORY },
    { says: 'u for je', pattern: /\b(?:u|uw)\b/iu },
  ],
}

/** Texts that stand on buttons, in selects or in lists of settings: they are no sentences. */
export interface Labels {
  /** On buttons: short. */
  readonly buttons: RegExp
  /** In selects, as headings and in settings. */
  readonly labels: RegExp
}

const LONGEST = { button: 30, label: 45, description: 100 } as const
const DESCRIPTION = /^(?:cmd|opt|game)_.*_text$/u

/** How long a text is on a screen, as far as it is known without its values. */
function shownLength(text: string): number {
  return text.replace(/\{\w+\}/gu, '').length
}

function labelFlaws(key: string, text: string, { buttons, labels }: Labels): string[] {
  const limits = [
    { pattern: buttons, limit: LONGEST.button },
    { pattern: labels, limit: LONGEST.label },
    { pattern: DESCRIPTION, limit: LONGEST.description },
  ].filter(({ pattern }) => pattern.test(key))
  if (limits.length === 0) return []
  const limit = Math.max(...limits.map((held) => held.limit))
  return [
    ...(shownLength(text) > limit ? [`longer than ${limit}`] : []),
    ...(/[^.…]\.$/u.test(text) ? ['a full stop on a label'] : []),
  ]
}

/** All that is wrong with one text. */
export function styleFlaws(key: string, message: string, language: Language, labels: Labels): string[] {
  const texts = variants(parse(message))
  const rules = [...EVERYWHERE, ...OWN[language], bareNumber(language)].filter(({ except }) => !except?.test(key))
  const flaws = texts.flatMap((text) => [
    ...rules.filter(({ pattern }) => pattern.test(text)).map(({ says }) => says),
    ...labelFlaws(key, text, labels),
  ])
  return [...new Set(flaws)]
}
