import type { Verb } from '#discord/app/verbs'
import { BOARDS_VERBS } from './boards/verbs.ts'
import { CONCEDE_VERBS } from './concede/verbs.ts'
import { DOCTOR_VERBS } from './doctor/verbs.ts'
import { EARLY_ANSWERS_VERBS } from './early-answers/verbs.ts'
import { END_VERBS } from './end/verbs.ts'
import { EXPORT_VERBS } from './export/verbs.ts'
import { GUIDE_VERBS } from './guide/verbs.ts'
import { HINTS_VERBS } from './hints/verbs.ts'
import { INBOX_VERBS } from './inbox/verbs.ts'
import { LARGER_VERBS } from './larger/verbs.ts'
import { LOBBY_VERBS } from './lobby/verbs.ts'
import { LOG_VERBS } from './log/verbs.ts'
import { MESSAGE_MENU_VERBS } from './message-menu/verbs.ts'
import { MORE_PICTURES_VERBS } from './more-pictures/verbs.ts'
import { ORDERS_VERBS } from './orders/verbs.ts'
import { PAUSE_VERBS } from './pause/verbs.ts'
import { RELOCATE_VERBS } from './relocate/verbs.ts'
import { REPLAY_VERBS } from './replay/verbs.ts'
import { REWIND_VERBS } from './rewind/verbs.ts'
import { RULES_VERBS } from './rules/verbs.ts'
import { SEATS_VERBS } from './seats/verbs.ts'
import { SETTINGS_VERBS } from './settings/verbs.ts'
import { STATISTICS_VERBS } from './statistics/verbs.ts'
import { TABLE_PANEL_VERBS } from './table-panel/verbs.ts'
import { TURN_VERBS } from './turn/verbs.ts'
import { VOTES_VERBS } from './votes/verbs.ts'
import { WELCOME_VERBS } from './welcome/verbs.ts'
import { WHY_VERBS } from './why/verbs.ts'

/** Every button, select and form, by its verb. */
export const VERBS: Readonly<Record<string, Verb>> = {
  ...LOBBY_VERBS,
  ...BOARDS_VERBS,
  ...MORE_PICTURES_VERBS,
  ...LARGER_VERBS,
  ...LOG_VERBS,
  ...RULES_VERBS,
  ...INBOX_VERBS,
  ...SETTINGS_VERBS,
  ...ORDERS_VERBS,
  ...EARLY_ANSWERS_VERBS,
  ...VOTES_VERBS,
  ...SEATS_VERBS,
  ...REWIND_VERBS,
  ...REPLAY_VERBS,
  ...END_VERBS,
  ...PAUSE_VERBS,
  ...CONCEDE_VERBS,
  ...RELOCATE_VERBS,
  ...DOCTOR_VERBS,
  ...EXPORT_VERBS,
  ...HINTS_VERBS,
  ...WELCOME_VERBS,
  ...WHY_VERBS,
  ...GUIDE_VERBS,
  ...TABLE_PANEL_VERBS,
  ...MESSAGE_MENU_VERBS,
  ...STATISTICS_VERBS,
  ...TURN_VERBS,
}
