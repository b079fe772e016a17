// Measures how readable the tree is: names, comments, casts, import cycles, lengths of functions. `npm run check -- house`
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const TREES = { product: ['src', 'commands', 'render', 'data', 'tools'], tests: ['test'] }
/** Refused in every scope that is longer than a glance. */
const REFUSED = new Set(['one', 'at', 'rest', 'here', 'found', 'it'])
/** Names that say nothing about what they hold. */
const PLACEHOLDERS = new Set([...REFUSED, 'so', 'such', 'thing', 'things', 'what', 'that'])
const QUESTION_WORDS = /^(?:What|Who|Whom|Whose|Where|Whether|How|Whoever|Whatever|Wherever|However)\b/

/** Bars; `check -- house` fails above them. Tests read JSON that no type knows, so their casts are not judged. */
const BARS = {
  placeholderPercent: 3,
  questionCommentPercent: 2,
  castsInThousandLines: 6,
  largestCycle: 3,
  medianFunction: 7,
  p90Function: 20,
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

function sourceFiles(folders) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.split('\n').filter((file) => /\.(ts|mjs)$/.test(file) && existsSync(join(root, file)))
}

/** The names that are chosen in a pattern, as nodes; a property taken under its own name was named elsewhere. */
function boundNames(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.shorthand ? [] : boundNames(property.value ?? property.argument),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundNames)
    case 'AssignmentPattern':
      return boundNames(pattern.left)
    case 'RestElement':
      return boundNames(pattern.argument)
    case 'TSParameterProperty':
      return boundNames(pattern.parameter)
    default:
      return []
  }
}

function* nodesOf(node) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const item of node) yield* nodesOf(item)
    return
  }
  if (typeof node.type === 'string') yield node
  for (const key of Object.keys(node)) if (key !== 'parent') yield* nodesOf(node[key])
}

function lineCounter(text) {
  const starts = [0]
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) starts.push(index + 1)
  return (offset) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle] <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}

function commentText(comment) {
  return comment.value.replace(/^\*?\s*/, '').trim()
}

/** Consecutive line comments are one comment. */
function commentsOf(comments, lineAt) {
  const whole = []
  let lastLine = -1
  for (const comment of comments) {
    const line = lineAt(comment.start)
    const isContinued = comment.type === 'Line' && line === lastLine + 1
    if (!isContinued) whole.push({ line, text: commentText(comment) })
    lastLine = comment.type === 'Line' ? line : -1
  }
  return whole.filter(({ text }) => !text.startsWith('biome-ignore'))
}

/** A spread literal in a literal of its kind only keeps the formatter from breaking lines. */
function isDodging(node) {
  const spreads =
    node.type === 'ObjectExpression' ? node.properties : node.type === 'ArrayExpression' ? node.elements : []
  return spreads.filter((part) => {
    if (part?.type !== 'SpreadElement') return false
    const value = part.argument.type === 'TSAsExpression' ? part.argument.expression : part.argument
    return value.type === node.type
  })
}

const SCOPES = new Set([...FUNCTIONS, 'BlockStatement', 'ForOfStatement', 'ForStatement', 'Program'])

/** Every node with the scope it lies in. */
function* scopedNodes(node, scope) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const item of node) yield* scopedNodes(item, scope)
    return
  }
  if (typeof node.type === 'string') yield { node, scope }
  const inner = SCOPES.has(node.type) ? node : scope
  for (const key of Object.keys(node)) if (key !== 'parent') yield* scopedNodes(node[key], inner)
}

/** Names that say nothing may stand where all that they mean is seen at one glance. */
const SHORT_SCOPE = 6

/** Lists what no file may contain: placeholder names in long scopes, and spreads that dodge the formatter. */
export function faultsOf(file, text) {
  const { program } = parseSync(file, text)
  const lineAt = lineCounter(text)
  const faults = []
  const refuse = (pattern, scope) => {
    const isLong = lineAt(scope.end) - lineAt(scope.start) + 1 > SHORT_SCOPE
    for (const { name, start } of boundNames(pattern)) {
      if (isLong && REFUSED.has(name)) faults.push(`${file}:${lineAt(start)} the name "${name}" says nothing`)
    }
  }
  for (const { node, scope } of scopedNodes(program, program)) {
    if (node.type === 'VariableDeclarator') refuse(node.id, scope)
    if (FUNCTIONS.has(node.type)) for (const parameter of node.params) refuse(parameter, node)
    for (const spread of isDodging(node)) faults.push(`${file}:${lineAt(spread.start)} a literal spread in a literal`)
  }
  return faults
}

export function measureFile(file, text) {
  const { program, comments } = parseSync(file, text)
  const lineAt = lineCounter(text)
  const placeholders = []
  const casts = []
  const functions = []
  const imports = []
  let locals = 0
  const bind = (pattern) => {
    for (const { name, start } of boundNames(pattern)) {
      locals++
      if (PLACEHOLDERS.has(name)) placeholders.push({ line: lineAt(start), text: name })
    }
  }
  for (const node of nodesOf(program)) {
    if (node.type === 'VariableDeclarator') bind(node.id)
    if (FUNCTIONS.has(node.type)) {
      for (const parameter of node.params) bind(parameter)
      if (node.body?.type === 'BlockStatement' || node.body?.type === 'FunctionBody')
        functions.push({ line: lineAt(node.start), lines: lineAt(node.end) - lineAt(node.start) + 1 })
    }
    if (node.type === 'TSAsExpression') {
      const isConst = node.typeAnnotation.typeName?.name === 'const'
      if (!isConst) casts.push({ line: lineAt(node.start), text: text.slice(node.start, node.end).split('\n')[0] })
    }
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && node.source) {
      const isType = node.importKind === 'type' || node.exportKind === 'type'
      const isAllTypes = node.specifiers?.length > 0 && node.specifiers.every((part) => part.importKind === 'type')
      if (!isType && !isAllTypes) imports.push(node.source.value)
    }
  }
  return {
    lines: text.split('\n').length - 1,
    locals,
    placeholders,
    casts,
    functions,
    imports,
    comments: commentsOf(comments, lineAt),
  }
}

function resolver(files) {
  const known = new Set(files)
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const aliases = Object.entries(imports).map(([name, { source }]) => [name, source.replace('./', '')])
  return (file, specifier) => {
    if (specifier.startsWith('.')) {
      const path = posix.normalize(posix.join(posix.dirname(file), specifier))
      return known.has(path) ? path : null
    }
    for (const [name, source] of aliases) {
      const [before, after] = name.split('*')
      if (after === undefined ? name !== specifier : !specifier.startsWith(before)) continue
      const path = after === undefined ? source : source.replace('*', specifier.slice(before.length))
      if (known.has(path)) return path
    }
    return null
  }
}

/** Groups of files that import each other for values, the largest first (Tarjan). */
export function cyclesOf(edges) {
  const [index, low, stack, onStack, groups] = [new Map(), new Map(), [], new Set(), []]
  const visit = (file) => {
    index.set(file, index.size)
    low.set(file, index.get(file))
    stack.push(file)
    onStack.add(file)
    for (const target of edges.get(file) ?? []) {
      if (!index.has(target)) {
        visit(target)
        low.set(file, Math.min(low.get(file), low.get(target)))
      } else if (onStack.has(target)) low.set(file, Math.min(low.get(file), index.get(target)))
    }
    if (low.get(file) !== index.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    for (const member of group) onStack.delete(member)
    if (group.length > 1) groups.push(group)
  }
  for (const file of edges.keys()) if (!index.has(file)) visit(file)
  return groups.sort((a, b) => b.length - a.length)
}

function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

function round(value) {
  return Math.round(value * 100) / 100
}

function measureTree(folders) {
  const files = sourceFiles(folders)
  const measured = files.map((file) => ({ file, ...measureFile(file, readFileSync(join(root, file), 'utf8')) }))
  const resolve = resolver(files)
  const edges = new Map(
    measured.map(({ file, imports }) => [file, imports.map((specifier) => resolve(file, specifier)).filter(Boolean)]),
  )
  const cycles = cyclesOf(edges)
  const sum = (count) => measured.reduce((total, file) => total + count(file), 0)
  const lengths = measured.flatMap(({ functions }) => functions.map(({ lines }) => lines))
  const comments = measured.flatMap((file) => file.comments.map((comment) => ({ file: file.file, ...comment })))
  const questions = comments.filter(({ text }) => QUESTION_WORDS.test(text))
  const figures = {
    files: files.length,
    lines: sum(({ lines }) => lines),
    placeholderPercent: round((100 * sum(({ placeholders }) => placeholders.length)) / sum(({ locals }) => locals)),
    questionCommentPercent: round((100 * questions.length) / comments.length),
    castsInThousandLines: round((1000 * sum(({ casts }) => casts.length)) / sum(({ lines }) => lines)),
    largestCycle: cycles[0]?.length ?? 0,
    medianFunction: quantile(lengths, 0.5),
    p90Function: quantile(lengths, 0.9),
  }
  return { figures, measured, questions, cycles }
}

/** Every place behind a figure, for whoever mends it: `node tools/house.mjs list src/tables`. */
function list(folders) {
  const { figures, measured, questions, cycles } = measureTree(folders)
  for (const { file, placeholders, casts, functions } of measured) {
    for (const { line, text } of placeholders) process.stdout.write(`name    ${file}:${line} ${text}\n`)
    for (const { line, text } of casts) process.stdout.write(`cast    ${file}:${line} ${text}\n`)
    for (const { line, lines } of functions) if (lines > 40) process.stdout.write(`long    ${file}:${line} ${lines}\n`)
  }
  for (const { file, line, text } of questions) process.stdout.write(`comment ${file}:${line} ${text.split('\n')[0]}\n`)
  for (const group of cycles) process.stdout.write(`cycle   ${group.length}: ${group.join(' ')}\n`)
  process.stdout.write(`${JSON.stringify(figures)}\n`)
}

/** The part of the lint that Biome's patterns cannot say. */
function lint(folders) {
  const faults = sourceFiles(folders).flatMap((file) => faultsOf(file, readFileSync(join(root, file), 'utf8')))
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  process.stdout.write(
    faults.length === 0 ? 'No placeholder names, no dodging spreads.\n' : `${faults.length} faults.\n`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
}

function main() {
  const [command, ...folders] = process.argv.slice(2)
  if (command === 'lint') return lint(folders.length > 0 ? folders : Object.values(TREES).flat())
  if (command === 'list') return list(folders.length > 0 ? folders : TREES.product)
  const isJudged = (tree, name) => tree === 'product' || name !== 'castsInThousandLines'
  const broken = []
  for (const [tree, treeFolders] of Object.entries(TREES)) {
    const { figures } = measureTree(treeFolders)
    process.stdout.write(`${JSON.stringify({ tree, ...figures })}\n`)
    for (const [name, bar] of Object.entries(BARS))
      if (isJudged(tree, name) && figures[name] > bar) broken.push(`${tree}: ${name} ${figures[name]}, bar ${bar}`)
  }
  for (const line of broken) process.stdout.write(`over the bar: ${line}\n`)
  process.exitCode = broken.length === 0 ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
