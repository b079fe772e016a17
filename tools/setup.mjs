// Brings a fresh checkout to the point where our own code can run: Node, packages, native parts, compiled code.
// Only Node's own modules are used here, because nothing else is there yet.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DRIVER } from '../src/store/driver-name.mjs'
import { libraryHelp } from './libraries.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const quiet = process.argv.includes('--quiet')
const NATIVE = ['canvas', DRIVER]
const SOURCES = ['src', 'commands', 'render', 'data', 'tools', 'test', 'tsconfig.json', 'tsconfig.build.json']

function say(line) {
  if (!quiet) process.stderr.write(`${line}\n`)
}

function stop(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Output goes to the error stream, so that a tool run through npm can print clean JSON. */
function run(command, args, options = {}) {
  const child = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options })
  return child.error ? 127 : (child.status ?? 1)
}

/** The command and the options with which npm is started here. */
function npmCall(args) {
  const viaNode = process.env.npm_execpath
  if (viaNode?.endsWith('.js')) return [process.execPath, [viaNode, ...args], {}]
  return ['npm', args, { shell: process.platform === 'win32' }]
}

function npm(...args) {
  return run(...npmCall(args))
}

/** Ends when npm does, however that was. */
function npmBesides(...args) {
  const [command, words, options] = npmCall(args)
  const child = spawn(command, words, { cwd: root, stdio: ['ignore', 2, 2], ...options })
  return new Promise((resolve) => child.once('error', resolve).once('exit', resolve))
}

function isThere(program) {
  const dirs = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':')
  return dirs.some((dir) => dir !== '' && existsSync(join(dir, program)))
}

/** Ranges like `^20.19.0` and `>=24.0.0`, one after the other. */
function fits(range, version) {
  return range.split(' || ').some((part) => {
    const [major, minor] = part.replace(/^\D+/, '').split('.').map(Number)
    if (version[0] === major) return version[1] >= minor
    return part.startsWith('>=') && version[0] > major
  })
}

/** `^20.19.0 || >=24.0.0` in words. */
function inWords(range) {
  const parts = range.split(' || ').map((part) => {
    const [major, minor] = part.replace(/^\D+/, '').split('.')
    return part.startsWith('>=') ? `${major} or newer` : `${major} from ${major}.${minor} on`
  })
  return `${parts.slice(0, -1).join(', ')}, or ${parts.at(-1)}`
}

function checkNode() {
  const { node: range } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines
  const { node } = process.versions
  if (fits(range, node.split('.').map(Number))) return
  stop(
    `Willyville does not run on Node ${node}. It needs Node ${inWords(range)}. Install one from nodejs.org and try again.`,
  )
}

function digest(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** Changes with the lock file, the platform and what Node offers to native parts: what installed packages depend on. */
function packagesMark() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  return digest([lock, process.platform, process.arch, process.versions.modules, DRIVER])
}

function loads(name) {
  if (!existsSync(join(modules, name))) return false
  const call =
    name === 'canvas' ? 'require("canvas").createCanvas(1, 1)' : `new (require("${name}"))(":memory:").close()`
  return spawnSync(process.execPath, ['-e', call], { cwd: root, stdio: 'ignore' }).status === 0
}

function installLibraries() {
  const isRoot = process.getuid?.() === 0
  const help = libraryHelp(isThere, isRoot)
  const canSudo = () => isThere('sudo') && run('sudo', process.stdin.isTTY ? ['-v'] : ['-n', 'true']) === 0
  if (help.manager !== 'apt-get' || !(isRoot || canSudo())) stop(help.sentence)
  say('Installing the system libraries for pictures …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const line of ['apt-get update -q', help.command]) {
    const words = isRoot ? line.split(' ') : ['sudo', '-E', ...line.split(' ')]
    if (run(words[0], words.slice(1), { env }) !== 0 && line === help.command) stop(help.sentence)
  }
}

function bringsBinaries(name) {
  const { scripts } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'))
  return scripts?.install === undefined
}

/** A package that brings its binaries is built only if it is told to; where none of them fits, it must be. */
function build(name, ...flags) {
  if (bringsBinaries(name)) return npmBesides('explore', name, '--', 'npm', 'run', 'build-release')
  return npmBesides('rebuild', name, ...flags)
}

/** Side by side: most of the time of each goes into one large file, on one core. */
async function buildNative() {
  const missing = NATIVE.filter((name) => !loads(name))
  if (missing.length === 0) return
  say(`Building ${missing.join(' and ')} (about a minute, once) …`)
  await Promise.all(missing.map((name) => build(name)))
  const broken = missing.filter((name) => !loads(name))
  if (broken.length === 0) return
  installLibraries()
  for (const name of broken) await build(name, '--foreground-scripts')
  const left = broken.filter((name) => !loads(name))
  if (left.length > 0) stop(`${left.join(' and ')} was built but does not load. The lines above say why.`)
}

async function installPackages() {
  const markFile = join(modules, '.willyville-packages')
  const mark = packagesMark()
  if (readIfThere(markFile) === mark) return
  say('Installing packages from the lock file …')
  if (npm('ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error') !== 0) {
    stop('The packages could not be installed. The lines above say why; is the package registry within reach?')
  }
  await buildNative()
  writeFileSync(markFile, mark)
}

function* filesBelow(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) return yield path
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name))
}

function sourcesMark() {
  const lines = SOURCES.flatMap((name) =>
    [...filesBelow(join(root, name))].map((file) => {
      const { mtimeMs, size } = statSync(file)
      return `${file} ${mtimeMs} ${size}`
    }),
  )
  return digest([...lines, packagesMark()])
}

function compile() {
  const markFile = join(root, 'dist', '.willyville-sources')
  const mark = sourcesMark()
  if (readIfThere(markFile) === mark) return
  say('Compiling …')
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  const tsc = join(modules, 'typescript', 'bin', 'tsc')
  if (run(process.execPath, [tsc, '-p', 'tsconfig.build.json']) !== 0)
    stop('The code does not compile. The lines above say where.')
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(markFile, mark)
}

checkNode()
await installPackages()
compile()
