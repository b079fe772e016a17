import { fair } from '#test/sample/fair'
import { soakBreadth } from './breadth.ts'
import { soakFight } from './fight.ts'
import { soakFlood } from './flood.ts'
import { gameSoak, gameSoaks } from './games.ts'
import { soakKill, soakKillFaults } from './kill.ts'
import { soakKillTables } from './kill-tables.ts'
import { soakLayouts } from './layouts.ts'
import { soakPictures } from './pictures.ts'
import { soakPostgres } from './postgres.ts'
import { soakReach } from './reach.ts'
import { soakScreens } from './screens.ts'
import { countedSoak, type Soak, USUAL_COUNT } from './soak.ts'
import { soakTables } from './tables.ts'

/** Every long proof by the name it is started with; `nodes` and `nightly` start others and take other words. */
export const SOAKS: Readonly<Record<string, Soak>> = {
  breadth: countedSoak(soakBreadth, 1),
  fair: gameSoak(fair),
  ...gameSoaks(),
  pictures: countedSoak(soakPictures),
  layouts: { usualCount: USUAL_COUNT, run: soakLayouts },
  flood: countedSoak(soakFlood),
  kill: countedSoak(soakKill),
  'kill-faults': countedSoak(soakKillFaults),
  'kill-tables': countedSoak(soakKillTables),
  fight: countedSoak(soakFight),
  postgres: countedSoak(soakPostgres, 1000),
  tables: countedSoak(soakTables),
  reach: countedSoak(soakReach),
  screens: countedSoak(soakScreens),
}
