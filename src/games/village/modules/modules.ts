import type { Sets } from '../content-index.ts'
import { inn } from './inn/inn.ts'
import { marriage } from './marriage/marriage.ts'
import type { Module } from './module.ts'
import { port } from './port/port.ts'
import { solo } from './solo/solo.ts'

/** Whatever there is, in play or not. */
export function allModules(): Module[] {
  return [inn, port, marriage, solo]
}

/** The sets in play, in the order in which they are asked. */
export function modulesFor(sets: Sets): Module[] {
  const modules: Module[] = []
  if (sets.inn) modules.push(inn)
  if (sets.port) modules.push(port)
  if (sets.marriage) modules.push(marriage)
  if (sets.solo) modules.push(solo)
  return modules
}
