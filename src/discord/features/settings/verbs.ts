import { verbsOf } from '#discord/app/verbs'
import { changeSetting, choicesForm, keepChoices } from './choices-form.ts'
import { SETTINGS } from './declarations.ts'
import { keepQuiet, keepVacation, quietForm, resetSettings, settingsScreen, vacationForm } from './screen.ts'

export const SETTINGS_VERBS = verbsOf(SETTINGS, {
  settings: (press) => settingsScreen(press),
  set: changeSetting,
  choices: choicesForm,
  choicesset: keepChoices,
  resetall: resetSettings,
  quiet: quietForm,
  vacation: vacationForm,
  quietset: keepQuiet,
  vacationset: keepVacation,
})
