import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const PAGE = join(ROOT, 'src', 'playground', 'page')

it('the page’s scripts hold their types', () => {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', PAGE], { encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

it('the page never turns text into HTML', () => {
  const scripts = readdirSync(PAGE).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts)
    expect(readFileSync(join(PAGE, name), 'utf8'), name).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|\beval\b/,
    )
})
