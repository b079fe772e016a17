import { afterEach, beforeEach, expect } from 'vitest'
import { folder, Hall } from './hall.ts'

/** The hall of the running test, and the folder its database lies in. */
export let hall: Hall
export let place: ReturnType<typeof folder>

/** Each test of the file that calls this has a hall of its own, in which nothing may have gone wrong at the end. */
export function hallForEach(): void {
  beforeEach(async () => {
    place = folder()
    hall = await Hall.open(`${place.path}/db.sqlite`)
  })
  afterEach(async () => {
    expect(hall.told).toEqual([])
    await hall.close()
    place.remove()
  })
}

interface Restart {
  /** Done to the file in between. */
  readonly meanwhile?: () => void
  readonly process?: string
}

/** The process ends and another begins on the same file. */
export async function restart({ meanwhile, process }: Restart = {}): Promise<void> {
  await hall.close()
  meanwhile?.()
  hall = await Hall.open(`${place.path}/db.sqlite`, process)
}
