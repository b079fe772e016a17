import { panelPlaysWhatWasPlayed } from './pressed.ts'

panelPlaysWhatWasPlayed(3)
