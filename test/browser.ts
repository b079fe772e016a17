import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function program(): string | null {
  return PLACES.find((place) => existsSync(place)) ?? null
}

function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const patient = ['-q', '-o', 'DPkg::Lock::Timeout=300']
  try {
    execFileSync('apt-get', ['update', ...patient], { env, stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...patient, 'chromium'], {
      env,
      stdio: 'ignore',
    })
  } catch {
    // The caller looks whether it is there now.
  }
}

/** A Chromium without a window, or null where there is none and none can be installed; with CI set that is a failure. */
export async function startBrowser(): Promise<Browser | null> {
  if (program() === null) install()
  const executablePath = program()
  if (executablePath !== null) return chromium.launch({ executablePath, args: QUIET })
  if (process.env.CI) throw new Error('Chromium is missing and could not be installed.')
  console.warn('Chromium is missing and could not be installed: the tests of the page are skipped.')
  return null
}
