import { median } from './measurement.ts'

const warmUp = 20

export const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN

/** Milliseconds of each request. The ways take turns, so a busy machine affects all of them equally. */
export const timesInTurns = async <Way extends string>(
  ways: Record<Way, () => Promise<unknown>>,
  askedTimes: number,
): Promise<Record<Way, number[]>> => {
  const all = Object.entries(ways) as [Way, () => Promise<unknown>][]
  const times = Object.fromEntries(all.map(([way]): [Way, number[]] => [way, []])) as Record<Way, number[]>
  for (let round = 0; round < warmUp + askedTimes; round++)
    for (const [way, ask] of all) {
      const start = performance.now()
      await ask()
      if (round >= warmUp) times[way].push(performance.now() - start)
    }
  return times
}

/** The p95 of each way. */
export const slowest = async <Way extends string>(
  ways: Record<Way, () => Promise<unknown>>,
): Promise<Record<Way, number>> => {
  const times = Object.entries(await timesInTurns(ways, 200)) as [Way, number[]][]
  return Object.fromEntries(times.map(([way, taken]) => [way, p95(taken)])) as Record<Way, number>
}

/** The median of the ratios of neighbors, which the machine treated alike. */
export const ratioOf = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((taken, round) => taken / (theirs[round] ?? Number.NaN)))
