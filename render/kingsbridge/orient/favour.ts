import type { SpaceEffect } from '#data/kingsbridge/schema'
import { spaceAt } from '#kingsbridge/rules/favour'
import type { Sheet } from '#render/engine/draw'
import { handText } from '#texts/kingsbridge/hand'
import { say } from '#texts/kingsbridge/index'
import { amount, book, partsOf, slip, token } from '../tokens.ts'
import type { WayScene } from './way.ts'

/** Whose favour is reached: its face, its rule in tokens, and what it really brings. */

const UP = 84
const FACE = { x: -96, d: 136 }
const WORDS = { x: 80, name: -58, size: 35, max: 188 }
const RULE = { y: -13, d: 36, h: 44, size: 34 }
const GETS = { alone: 22, below: 44, d: 50, size: 40, h: 58 }

/** A rule that depends on what one has: so many VP for each, or for having any. */
function ruleOf(
  effect: SpaceEffect,
): { vp: number; sign: string; of: 'house' | 'loyalty' | 'knowledge' | 'piety' } | null {
  const tokenOf = (of: string) =>
    of === 'houses' ? 'house' : of === 'knowledge' ? 'knowledge' : of === 'piety' ? 'piety' : 'loyalty'
  if ('vpPer' in effect) return { vp: 1, sign: '×', of: tokenOf(effect.vpPer) }
  if ('ifHas' in effect) return { vp: effect.vp, sign: ':', of: tokenOf(effect.ifHas) }
  return null
}

function rule(sheet: Sheet, effect: SpaceEffect, x: number, y: number, k: number): boolean {
  const parts = ruleOf(effect)
  if (parts === null) return false
  slip(sheet, x, y, Math.round(112 * k), Math.round(RULE.h * k))
  const [left, right] = parts.sign === '×' ? [x - 30 * k, x + 28 * k] : [x + 28 * k, x - 30 * k]
  book(sheet, parts.vp, left, y, Math.round(RULE.d * k), RULE.size)
  sheet.number(parts.sign, x - 1, y, 28 * k, { colour: 'inkSoft', max: 30 })
  token(sheet, parts.of, right, y, Math.round(RULE.d * k))
  return true
}

/** What it brings, or costs; a zero is said too. */
function gets({ sheet, laying, floor: { k } }: WayScene, effect: SpaceEffect, x: number, y: number): void {
  const { favour } = laying
  const paid = favour?.paid ?? ('pay' in effect ? effect.pay : {})
  const gained = partsOf(favour ?? ('goods' in effect ? effect : {}))
  const look = { d: Math.round(GETS.d * k), size: GETS.size * k }
  const [cost] = partsOf({ goods: paid })
  slip(sheet, x, y, Math.round((cost === undefined ? 84 : 116) * k), Math.round(GETS.h * k))
  if (cost !== undefined) {
    sheet.number('−', x - 30 * k, y, 42 * k, { colour: 'points', max: 40 })
    amount(sheet, cost.kind, cost.count, x + 20 * k, y, look)
    return
  }
  const [part] = gained
  if (part === undefined) book(sheet, 0, x, y, look.d, look.size)
  else amount(sheet, part.kind, part.count, x, y, look)
}

function stays({ sheet, input, floor: { x, y, w, h, k } }: WayScene): void {
  const [cx, cy] = [x + w / 2, y + h - UP * k]
  sheet.sprite(`k-stone/${Math.round(1.6 * k * 100) / 100}`, cx - 98 * k, cy + 44 * k)
  const words = handText(input.language, 'noFavour')
  sheet.text(words, cx + 34 * k, cy + 4, 34 * k, { halo: 'meadow', max: 220 * k })
}

export function favour(scene: WayScene): void {
  const { sheet, input, laying, floor } = scene
  const { x, y, w, h, k } = floor
  const place = laying.way.at(-1)
  if (place === undefined) {
    stays(scene)
    return
  }
  const { id, effect } = spaceAt(input.view, place)
  const [cx, cy] = [x + w / 2, y + h - UP * k]
  sheet.sprite(`k-portrait/${id}/${Math.round(FACE.d * k)}`, Math.round(cx + FACE.x * k), Math.round(cy))
  const left = cx + WORDS.x * k
  sheet.text(say(input.language, `space.${id}`), left, cy + WORDS.name * k, WORDS.size * k, {
    halo: 'meadow',
    max: WORDS.max * k,
  })
  const hasRule = rule(sheet, effect, left, Math.round(cy + RULE.y * k), k)
  if (hasRule && laying.favour === null) return
  gets(scene, effect, left, Math.round(cy + (hasRule ? GETS.below : GETS.alone) * k))
}
