import { afterEach, expect, test } from 'vitest'
import { eventually } from '../eventually.factory.ts'
import { createLog } from '../log.ts'
import { type SampleInput, sampleTask } from './sample-task.factory.ts'
import { openSideProcesses, type SideProcesses } from './side-processes.ts'

const lines: string[] = []
const log = createLog('error', { write: (line) => lines.push(line) })

let opened: SideProcesses[] = []
const open = (idleMilliseconds?: number) => {
  const processes = openSideProcesses({ log, ...(idleMilliseconds !== undefined && { idleMilliseconds }) })
  opened.push(processes)
  return processes
}
afterEach(async () => {
  await Promise.all(opened.map((processes) => processes.close()))
  opened = []
})

const input = (what: SampleInput['what'] = 'return'): SampleInput => ({ what, bytes: Uint8Array.of(1, 2, 3) })

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const lost = { status: 503, message: sampleTask.lost, details: { retryAfterSeconds: 10 } }

test('work runs in its own process, which is started once and sees none of our settings', async () => {
  const processes = open()
  const first = await processes.run(sampleTask, input())
  expect(first.bytes).toEqual(Uint8Array.of(3, 2, 1))
  expect(first.pid).not.toBe(process.pid)
  expect(first.settings).toEqual([])
  expect((await processes.run(sampleTask, input())).pid).toBe(first.pid)
})

test('an error in the work is passed on as thrown, and the process keeps running', async () => {
  const processes = open()
  const { pid } = await processes.run(sampleTask, input())
  await expect(processes.run(sampleTask, input('fail'))).rejects.toMatchObject({
    name: 'RangeError',
    message: 'There is no such sample',
  })
  expect((await processes.run(sampleTask, input())).pid).toBe(pid)
})

test('a process that crashes fails only its own work, and the next piece gets a new one', async () => {
  const processes = open()
  const [broken, other] = await Promise.allSettled([
    processes.run(sampleTask, input('crash')),
    processes.run(sampleTask, input()),
  ])
  expect(broken).toMatchObject({ status: 'rejected', reason: lost })
  expect(other).toMatchObject({ status: 'fulfilled', value: { bytes: Uint8Array.of(3, 2, 1) } })
  expect(lines.join()).toContain('SIGABRT')
  expect((await processes.run(sampleTask, input())).bytes).toEqual(Uint8Array.of(3, 2, 1))
})

test('a process that takes too long is ended', async () => {
  const processes = open()
  const { pid } = await processes.run(sampleTask, input())
  await expect(processes.run({ ...sampleTask, mostMilliseconds: 1 }, input('hang'))).rejects.toMatchObject(
    lost,
  )
  await eventually(() => expect(isAlive(pid)).toBe(false))
  expect((await processes.run(sampleTask, input())).pid).not.toBe(pid)
})

test('an idle process ends by itself and frees its memory', async () => {
  const { pid } = await open(0).run(sampleTask, input())
  await eventually(() => expect(isAlive(pid)).toBe(false))
})

test('closing ends all of them, idle or busy', async () => {
  const processes = open()
  const { pid } = await processes.run(sampleTask, input())
  const hanging = expect(processes.run(sampleTask, input('hang'))).rejects.toMatchObject(lost)
  const resting = await processes.run(sampleTask, input())
  await processes.close()
  await hanging
  expect([pid, resting.pid].map(isAlive)).toEqual([false, false])
  await expect(processes.run(sampleTask, input())).rejects.toMatchObject(lost)
})
