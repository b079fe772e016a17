/**
 * The driver made for this Node: set-up builds it, `driver.ts` loads it. The newer one needs Node-API 10; under the
 * older one Node 24.19, 26 and whatever follows end the process at a garbage collection.
 */
export const DRIVER = Number(process.versions.napi) >= 10 ? 'better-sqlite3' : 'better-sqlite3-12'
