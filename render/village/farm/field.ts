import type { FarmScene } from './scene.ts'

/** The field: what a harvest would bring now, and who draws the plough. */

const SIGN = { w: 176, h: 58, number: -36, thing: 34, size: 44, grain: 48 }
const ROOM = { left: 96, up: 36, w: 200, h: 68 }
const SCARECROW = 42

/** V-HARVEST: an ox before the plough brings most. */
function harvestOf({ view, player }: FarmScene): { grain: number; beast: 'ox' | 'horse' | null } {
  const { plain, horsePlough, oxPlough } = view.setup.content.harvest
  const { ox, horse, plough } = player.stock
  if (plough > 0 && ox > 0) return { grain: oxPlough, beast: 'ox' }
  if (plough > 0 && horse > 0) return { grain: horsePlough, beast: 'horse' }
  return { grain: plain, beast: null }
}

export function field(scene: FarmScene): void {
  const { sheet, map } = scene
  const { grain, beast } = harvestOf(scene)
  const [x, y] = map.team
  if (beast === null) sheet.sprite('prop/scarecrow/1', x, y - SCARECROW)
  else sheet.sprite(`v-team/${beast}`, x, y)
  const [left, top] = map.sign
  sheet.place('harvest', [left - ROOM.left, top - ROOM.up, ROOM.w, ROOM.h])
  sheet.sprite(`sign/${SIGN.w}/${SIGN.h}${scene.isPhone ? '/bare' : ''}`, left, top)
  sheet.number(`+${grain}`, left + SIGN.number, top + 1, SIGN.size, { colour: 'cream', max: 64 })
  sheet.sprite(`v-grain/${SIGN.grain}`, left + SIGN.thing, top)
}
