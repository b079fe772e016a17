import { stand } from '#render/common/set-down'
import type { Scene } from '../village/region.ts'
import { cloud, labourers } from '../village/ring.ts'

/** The ring of clouds unrolled: a road over the hill from the first cloud to the bridge, where Death waits. */

const ROAD = { left: 16, right: 846, y: 208, rise: 14, gap: 2, widest: 96 }
const DEATH = { x: 914, y: 218, scale: 0.86, w: 62, h: 92 }
const WALKING = { scale: 0.82, w: 54, h: 92, down: 34 }
const LABOURERS = { right: 984, top: 2 }

/** Death walks just behind the one whose time it counts. */
function stepsOf({ player, cards }: Scene): (number | 'death')[] {
  const clouds = Array.from({ length: cards.constants.clouds.value }, (_, index): number | 'death' => index)
  if (player.death) clouds.splice(player.cloud, 0, 'death')
  return clouds
}

function waiting({ sheet }: Scene): void {
  const { x, y, scale, w, h } = DEATH
  sheet.place('death', [x - w / 2, y - h + 6, w, h])
  sheet.sprite(`death/${scale}`, x, y)
}

function walking({ sheet }: Scene, x: number): void {
  const { scale, w, h, down } = WALKING
  sheet.place('death', [x - w / 2, ROAD.y + down - h + 4, w, h])
  sheet.sprite(`death/${scale}`, x, ROAD.y + down)
}

export function timeRoad(scene: Scene): void {
  const steps = stepsOf(scene)
  const { left, right, y, rise, gap, widest } = ROAD
  const pitch = (right - left) / steps.length
  const w = Math.floor(Math.min(widest, pitch - gap))
  for (const [index, step] of steps.entries()) {
    const x = Math.round(left + (index + 0.5) * pitch)
    const hill = rise * Math.sin((Math.PI * (index + 0.5)) / steps.length)
    if (step === 'death') walking(scene, x)
    else cloud(scene, step, [x, Math.round(y - hill)], w)
  }
  if (!scene.player.death) waiting(scene)
  stand(scene.sheet, LABOURERS, (sheet) => labourers({ ...scene, sheet }))
}
