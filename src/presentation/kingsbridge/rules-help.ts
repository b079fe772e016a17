import { CARDS as VALUES } from '#data/kingsbridge/cards'
import { HELP_TOPICS, helpPicture } from '#render/kingsbridge/help'
import { lazily } from '../lazily.ts'
import type { Topic, Voice } from '../presentation.ts'
import { phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { viewOf } from './view-access.ts'

/** The rules in chapters, each with a picture that has the values of the table. */
export function rulesHelp(shown: Shown | null, voice: Voice): Topic[] {
  const { say } = phrasingIn(voice)
  const cards = shown === null ? VALUES : viewOf(shown).setup.content
  return HELP_TOPICS.map((id) => {
    // Of all chapters one is looked at.
    const picture = lazily(() => helpPicture(id, voice.language, cards))
    return {
      id,
      title: say(`topic.${id}`),
      text: say(`rules.${id}`),
      get picture() {
        return picture()
      },
    }
  })
}
