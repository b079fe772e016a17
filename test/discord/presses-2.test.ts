import { panelPlaysWhatWasPlayed } from './pressed.ts'

panelPlaysWhatWasPlayed(2)
