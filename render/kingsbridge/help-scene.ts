import { HelpScene as CommonScene } from '../common/help-scene.ts'
import type { TokenKind } from './tokens.ts'

const COIN = 44
const BOOK = 52

/** A help scene with the things of Kingsbridge. */
export class HelpScene extends CommonScene {
  good(kind: TokenKind, x: number, y: number, d = 70): this {
    return this.put(`k-good/${kind}/${d}`, x, y)
  }

  coin(money: number | string, x: number, y: number, d = 76): this {
    return this.put(`coin/${Math.round((d / COIN) * 100) / 100}`, x, y).write(money, x, y, d * 0.7, 'ink', d * 0.8)
  }

  points(vp: number | string, x: number, y: number, d = 76): this {
    return this.book(vp, x, y, Math.round((d / BOOK) * 100) / 100)
  }

  /** An arrow from what is given to what it brings. */
  arrow(x: number, y: number, scale = 1): this {
    return this.put(`k-for/${scale}`, x, y)
  }

  /** A tile of the plague turned up, with the knowledge it asks for. */
  sick(value: number, x: number, y: number, d = 84): this {
    return this.put(`k-plague/up/${d}`, x, y).write(value, x - 2, y - 2, d * 0.72, 'cream', d * 0.8, 'plague')
  }

  card(card: string, x: number, y: number, w = 96): this {
    return this.put(`k-mini/${card}/${w}/${Math.round(w * 1.3)}/top`, x, y)
  }
}
