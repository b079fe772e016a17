import { verbsOf } from '#discord/app/verbs'
import { SETTINGS } from './declarations.ts'
import {
  changeSetting,
  keepQuiet,
  keepVacation,
  quietForm,
  resetSettings,
  settingsScreen,
  vacationForm,
} from './screen.ts'

export const SETTINGS_VERBS = verbsOf(SETTINGS, {
  settings: (press) => settingsScreen(press),
  set: changeSetting,
  resetall: resetSettings,
  quiet: quietForm,
  vacation: vacationForm,
  quietset: keepQuiet,
  vacationset: keepVacation,
})
