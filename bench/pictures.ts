import { setTimeout } from 'node:timers/promises'
import { buildDetailedJpeg, buildPng } from '../server/src/platform/images/images.factory.ts'
import { startFieldhouse } from '../tools/services/fieldhouse.ts'
import { healthDuring } from './health-probe.ts'
import { type Measurement, median, print } from './measurement.ts'
import { signIn } from './sign-in-demo.ts'
import { treeMemory } from './tree-memory.ts'

const largePictures = 20
const smallPictures = 5
const restMilliseconds = 45_000
const idleMilliseconds = 10_000

const send = async (url: string, token: string, bytes: Buffer): Promise<Response> => {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }))
  const response = await fetch(`${url}/api/upload/tmp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  await response.arrayBuffer()
  return response
}

/** Runs until it is asked to stop. */
const insist = async (url: string, token: string, bytes: Buffer): Promise<void> => {
  for (;;) {
    const { status, headers } = await send(url, token, bytes)
    if (status === 200) return
    const wait = Number(headers.get('retry-after'))
    if (!wait) throw new Error(`A picture upload was answered with ${status}`)
    await setTimeout(wait * 1000)
  }
}

/** Milliseconds for each, one after the other. */
const timeEach = async (count: number, work: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const before = performance.now()
    await work()
    times.push(performance.now() - before)
  }
  return times
}

/** The highest memory use during the work. */
const peakDuring = async (pid: number, work: () => Promise<unknown>): Promise<number> => {
  let isDone = false
  const working = work().finally(() => {
    isDone = true
  })
  let peak = 0
  while (!isDone) {
    peak = Math.max(peak, await treeMemory(pid))
    await setTimeout(200)
  }
  await working
  return peak
}

/** How large pictures from one account affect everyone else. */
export const benchPictures = async (): Promise<Measurement[]> => {
  const product = await startFieldhouse()
  try {
    const { url, pid } = product
    const [many, few] = await Promise.all(
      ['athlete@fieldhouse.test', 'coach@fieldhouse.test'].map((email) => signIn(url, email)),
    )
    if (!many || !few) throw new Error('Nobody signed in')
    const large = await buildDetailedJpeg({ width: 7000, height: 7000 })
    const small = await buildPng()
    const idle = await healthDuring(url, () => setTimeout(idleMilliseconds))
    const atRest = await treeMemory(pid)
    await insist(url, few, small)
    const alone = median(await timeEach(smallPictures, () => insist(url, few, small)))
    let beside = Number.NaN
    let health = Number.NaN
    const peak = await peakDuring(pid, async () => {
      health = await healthDuring(url, async () => {
        const sending = Promise.all(Array.from({ length: largePictures }, () => insist(url, many, large)))
        await setTimeout(1000)
        beside = median(await timeEach(smallPictures, () => insist(url, few, small)))
        await sending
      })
    })
    await setTimeout(restMilliseconds)
    const after = await treeMemory(pid)
    return [
      {
        name: `A small picture while another account sends ${largePictures} of 49 megapixels`,
        unit: 'ms',
        value: beside,
        reference: { name: 'while nobody does', value: alone, ratio: beside / alone },
      },
      {
        name: `/healthz while ${largePictures} large pictures are made, p99`,
        unit: 'ms',
        value: health,
        reference: { name: 'while idle', value: idle, ratio: health / idle },
      },
      {
        name: `Memory after ${largePictures} large pictures and ${restMilliseconds / 1000} s of rest`,
        unit: 'MB',
        value: after,
        reference: { name: 'before them', value: atRest, ratio: after / atRest },
        target: 1.2,
      },
      {
        name: `Memory while ${largePictures} large pictures are made, at most`,
        unit: 'MB',
        value: peak,
        reference: { name: 'before them', value: atRest, ratio: peak / atRest },
      },
    ]
  } finally {
    await product.stop()
  }
}

if (import.meta.main) print(await benchPictures())
