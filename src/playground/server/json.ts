import type { Json } from './types.ts'

/** Forms are held against Discord's schemas once; these read single fields of them, and find nothing where there is none. */

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object as it stands, and an empty one for everything else. */
export function asJson(value: unknown): Json {
  return isJson(value) ? value : {}
}

/** The objects of a list; none where there is no list. */
export function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : []
}

export function listIn(json: Json | null | undefined, name: string): Json[] {
  return listOf(json?.[name])
}

export function jsonIn(json: Json | null | undefined, name: string): Json | null {
  const value = json?.[name]
  return isJson(value) ? value : null
}

export function textIn(json: Json | null | undefined, name: string): string | null {
  const value = json?.[name]
  return typeof value === 'string' ? value : null
}

export function textsIn(json: Json | null | undefined, name: string): string[] {
  const value = json?.[name]
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}

export function numberIn(json: Json | null | undefined, name: string): number | null {
  const value = json?.[name]
  return typeof value === 'number' ? value : null
}
