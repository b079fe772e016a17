import { QUOTAS } from '#discord/quotas'
import { doctorScreen } from '#discord/screens/doctor'
import type { GlobalCommand } from './global.ts'

export const doctor: GlobalCommand = {
  name: 'doctor',
  define: () => {},
  quota: QUOTAS.board,
  run: (ask) => doctorScreen(ask),
}
