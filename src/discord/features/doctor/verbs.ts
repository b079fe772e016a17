import { verbsOf } from '#discord/app/verbs'
import { DOCTOR } from './declarations.ts'
import { copyForAdmin, doctorScreen } from './screen.ts'

export const DOCTOR_VERBS = verbsOf(DOCTOR, {
  doctor: (press) => doctorScreen(press),
  doctorcopy: async (press) => copyForAdmin(press),
})
