import { once } from 'node:events'
import { env } from 'node:process'
import type { sampleTask } from './sample-task.factory.ts'
import { serveSideTask } from './serve-side-task.ts'

serveSideTask<typeof sampleTask>(async ({ what, bytes }) => {
  if (what === 'fail') throw new RangeError('There is no such sample')
  if (what === 'crash') process.abort()
  if (what === 'hang') await once(process, 'never')
  return { pid: process.pid, bytes: bytes.toReversed(), settings: Object.keys(env) }
})
