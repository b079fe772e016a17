import { doctorScreen } from '#discord/screens/doctor'
import type { GlobalCommand } from './global.ts'

export const doctor: GlobalCommand = { name: 'doctor', define: () => {}, run: (ask) => doctorScreen(ask) }
