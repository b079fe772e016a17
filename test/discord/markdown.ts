/** Everything Discord makes of a text besides letters: each thing by its kind, in the order in which it stands there. */

const FENCE = /```[\s\S]*?(?:```|$)/g
const BLOCKS: readonly (readonly [RegExp, string])[] = [
  [/^\s*#{1,3}\s/, 'heading'],
  [/^\s*-#\s/, 'small'],
  [/^\s*>{1,3}\s/, 'quote'],
  [/^\s*[-*+]\s/, 'list'],
  [/^\s*\d+[.)]\s/, 'list'],
]
/** A mark that nothing closes is found too: somebody else's might close it. */
const INLINE: readonly (readonly [RegExp, string])[] = [
  [/^\\[^0-9A-Za-z\s]/, ''],
  [/^`+/, 'code'],
  [/^<a?:\w+:\d+>/, 'emoji'],
  [/^<t:-?\d+(?::\w)?>/, 'time'],
  [/^<(?:@[!&]?|#|id:|\/[^:>]+:)\w+>/, 'mention'],
  [/^@(?:everyone|here)/, 'everyone'],
  [/^\[[^\]]*\]\([^)]*\)/, 'link'],
  [/^<?\w+:\/\/[^\s<]+/, 'link'],
  [/^(?:discord\.gg|www\.)[^\s<]*/i, 'link'],
  [/^(?:mailto|tel):[^\s<]+/i, 'link'],
  [/^:\w+:/, 'shortcode'],
  [/^\|\|/, 'spoiler'],
  [/^~~/, 'strike'],
  [/^[*_]+/, 'mark'],
]

function inLine(line: string): string[] {
  const kinds: string[] = []
  for (let left = line; left !== ''; ) {
    const [pattern, kind] = INLINE.find(([start]) => start.test(left)) ?? [/^[\s\S]/u, '']
    const [match = ''] = pattern.exec(left) ?? []
    if (kind !== '') kinds.push(kind === 'mark' || kind === 'mention' ? `${kind} ${match}` : kind)
    left = left.slice(match.length)
  }
  return kinds
}

export function marksIn(text: string): string[] {
  const fences = [...text.matchAll(FENCE)].map(() => 'fence')
  const lines = text.replaceAll(FENCE, '').split('\n')
  const marks = lines.flatMap((line) => {
    const [block, kind] = BLOCKS.find(([start]) => start.test(line)) ?? [/^/, '']
    return [...(kind === '' ? [] : [kind]), ...inLine(line.replace(block, ''))]
  })
  return [...fences, ...marks]
}

/** Direction marks, what has no width, and lines within a line. */
export const UNSEEN = /[\p{Cf}\u2028\u2029\u0085\u3164\u115f\u2800]|[^\P{Cc}\n]/u
