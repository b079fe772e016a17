import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { BLANK } from './scenes.ts'
import { Street, type StreetOptions } from './street.ts'

/** The street of the running file. */
export let street: Street

/** One street for all tests of a file, of which neither the bot nor the stand-in may ever complain. */
export function oneStreet(options: StreetOptions = {}): void {
  beforeAll(async () => {
    street = await Street.open({ worker: BLANK, generosity: 100, ...options })
  })
  afterAll(() => street.close())
  afterEach(() => {
    expect(street.told).toEqual([])
    expect(street.playground.log.of('ours')).toEqual([])
  })
}
