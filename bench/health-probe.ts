import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/**
 * Sends one request at a fixed interval, even if the last one has no answer yet. So a stall counts for every request in
 * it.
 */
const everyMilliseconds = 10

const ask = (url: string, agent: Agent): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const asked = performance.now()
  get(url, { agent }, (response) => {
    response.resume().on('end', () => resolve(performance.now() - asked))
  }).on('error', reject)
  return promise
}

const slowestOfHundred = (waits: readonly number[]): number =>
  waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.99) - 1] ?? Number.NaN

/** How long /healthz takes to answer during `work`: the 99th percentile, in milliseconds. */
export const healthDuring = async (url: string, work: () => Promise<unknown>): Promise<number> => {
  const agent = new Agent({ keepAlive: true })
  const waits: Promise<number>[] = []
  let isDone = false
  const working = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    waits.push(ask(`${url}/healthz`, agent))
    await setTimeout(everyMilliseconds)
  }
  await working
  const answered = await Promise.all(waits)
  agent.destroy()
  return slowestOfHundred(answered)
}
