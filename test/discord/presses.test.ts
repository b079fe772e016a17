import { panelPlaysWhatWasPlayed } from './pressed.ts'

for (const seats of [2, 3, 4]) panelPlaysWhatWasPlayed(seats)
