import { onFarm } from './place-ids.ts'
import type { FarmScene } from './scene.ts'

/** The road of time: ten clouds with the time left, the own marker on one of them, the quill and Death at its end. */

const CLOUD = { w: 104, h: 70, down: 3, number: 40, max: 70 }
const ROOM = { left: 55, up: 40, w: 110, h: 80 }
/** The marker stands beside the number of its cloud, so that the time left can be read. */
const MARKER = { d: 60, aside: 42, up: 8, room: 16 }
const QUILL = 1.9
const DEATH = 1.15
const DUE = { aside: 34, up: 96, d: 54, number: 38 }

export function road(scene: FarmScene): void {
  const { sheet, map, view, seat, player, traces } = scene
  const positions = view.setup.content.constants.lap.value
  for (const [position, [x, y]] of map.clouds(positions).entries()) {
    const isSpent = position < player.lap
    sheet.place(onFarm.lap(position), [x - ROOM.left, y - ROOM.up, ROOM.w, ROOM.h])
    sheet.sprite(`cloud/${CLOUD.w}/${CLOUD.h}${isSpent ? '/spent' : ''}`, x, y)
    const isHere = position === player.lap
    const isMarked = isHere || position === traces.lap
    sheet.number(positions - position, isMarked ? x - MARKER.room : x, y + CLOUD.down, CLOUD.number, {
      colour: isSpent ? 'cream' : 'timeInk',
      max: CLOUD.max,
    })
    if (isMarked) sheet.sprite(`timemarker/${MARKER.d}/${seat}`, x + MARKER.aside, y - MARKER.up, { dim: !isHere })
  }
  sheet.sprite(`v-quill/${QUILL}`, ...map.quill)
  death(scene)
}

/** Death waits at the end of the road; a seal beside him counts the deaths due. */
function death({ sheet, map, player }: FarmScene): void {
  const [x, y] = map.death
  sheet.sprite(`death/${DEATH}`, x, y)
  if (player.deaths === 0) return
  sheet.sprite(`v-fate-seal/${DUE.d}`, x + DUE.aside, y - DUE.up)
  sheet.number(player.deaths, x + DUE.aside, y - DUE.up + 1, DUE.number, { colour: 'cream', max: 40 })
}
