/**
 * `npm test` plays a part of what the slow files hold, `npm run soak -- breadth` all of it: the same tests over more players and
 * more planted faults.
 */
export function breadth<T>(part: T, whole: T): T {
  return process.env.TEST_BREADTH === 'whole' ? whole : part
}
