import { blankCanvas, fontOf } from './canvas.ts'

const CARDS = 60
const CARDS_A_ROW = 10

/** A fixed scene of no beauty, painted as one paints when nothing is kept: what the benchmark measures against. */
export function paintReference(): Buffer {
  const canvas = blankCanvas(1600, 1000)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#EFDFB8'
  ctx.fillRect(0, 0, 1600, 1000)
  for (let card = 0; card < CARDS; card++) {
    const [x, y] = [20 + (card % CARDS_A_ROW) * 157, 20 + Math.floor(card / CARDS_A_ROW) * 162]
    const tone = ctx.createLinearGradient(x, y, x, y + 146)
    tone.addColorStop(0, `hsl(${card * 6}, 45%, 80%)`)
    tone.addColorStop(1, `hsl(${card * 6}, 45%, 55%)`)
    ctx.save()
    ctx.shadowColor = 'rgba(0, 0, 0, 0.5)'
    ctx.shadowBlur = 10
    ctx.shadowOffsetY = 4
    ctx.fillStyle = tone
    ctx.beginPath()
    ctx.roundRect(x, y, 141, 146, 14)
    ctx.fill()
    ctx.restore()
    ctx.fillStyle = '#2A1B12'
    ctx.font = fontOf('label', 24)
    ctx.fillText(`Card ${card + 1}`, x + 14, y + 36)
    ctx.font = fontOf('number', 48)
    ctx.fillText(String(card * 7), x + 14, y + 110)
  }
  return canvas.toBuffer('image/png')
}
