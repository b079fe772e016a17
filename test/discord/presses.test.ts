import { breadth } from '../breadth.ts'
import { panelPlaysWhatWasPlayed } from './pressed.ts'

for (const seats of breadth([2], [2, 3, 4])) panelPlaysWhatWasPlayed(seats)
