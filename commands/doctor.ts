import { QUOTAS } from '#discord/app/quotas'
import { doctorScreen } from '#discord/features/doctor/screen'
import type { GlobalCommand } from './global.ts'

export const doctor: GlobalCommand = {
  name: 'doctor',
  define: () => {},
  quota: QUOTAS.board,
  run: (request) => doctorScreen(request),
}
