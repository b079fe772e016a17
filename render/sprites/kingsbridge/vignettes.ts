import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '#render/sprites/common/masonry'
import { type Mood, SCENE } from './vignette-parts.ts'
import { REALM_SCENES } from './vignettes-realm.ts'
import { WORK_SCENES } from './vignettes-work.ts'

/** Eight scenes for all event cards, each in its frame. */

const SCENES: Readonly<Record<string, (pen: Pen, mood: Mood) => void>> = { ...WORK_SCENES, ...REALM_SCENES }

function framed(pen: Pen, theme: string, mood: Mood): void {
  const { w, h } = SCENE
  pen.inside(rect(0, 0, w, h), () => entryOf(SCENES, theme)(pen, mood))
  pen.shape(rect(0, 0, w, h), { line: 4.4 })
}

export const KINGSBRIDGE_VIGNETTES: SpriteBook = {
  /** k-scene/theme/fair|grim/scale: 700 × 330 from its upper left corner */
  'k-scene': (theme = 'town', mood = 'fair', scale) =>
    scaled(number(scale, 1), [-5, -5, SCENE.w + 10, SCENE.h + 10], (pen) =>
      framed(pen, theme, mood === 'grim' ? 'grim' : 'fair'),
    ),
}
