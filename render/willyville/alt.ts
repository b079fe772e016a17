import type { PictureInput } from './input.ts'

export function villageAlt(_input: PictureInput, _seat: number): string {
  return ''
}

export function tableAlt(_input: PictureInput): string {
  return ''
}

export function scoreAlt(_input: PictureInput): string {
  return ''
}
