import { Worker } from 'node:worker_threads'

const WAITING = `
  const { signal, micros } = require('node:worker_threads').workerData
  Atomics.wait(signal, 0, 0)
  const until = process.hrtime.bigint() + BigInt(micros) * 1000n
  while (process.hrtime.bigint() < until);
  process.kill(process.pid, 'SIGKILL')`

/** A thread beside the one that is busy committing, to kill it in the middle of that; it begins to count when it is woken. */
export function killerAfter(micros: number): () => void {
  const signal = new Int32Array(new SharedArrayBuffer(4))
  new Worker(WAITING, { eval: true, workerData: { signal, micros } })
  return () => {
    Atomics.store(signal, 0, 1)
    Atomics.notify(signal, 0)
  }
}
