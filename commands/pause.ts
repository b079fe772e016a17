import { pauseOrResume } from '#discord/features/pause/pause'
import { simple } from './simple.ts'

export const pause = simple('pause', 'doneShort', pauseOrResume)
