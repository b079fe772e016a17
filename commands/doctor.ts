import { QUOTAS } from '#discord/app/quotas'
import { doctorScreen } from '#discord/features/doctor/screen'
import type { GlobalCommand } from './command.ts'

export const doctor: GlobalCommand = {
  name: 'doctor',
  quota: QUOTAS.board,
  run: (request) => doctorScreen(request),
}
