const warmUp = 20

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN

/** The p95 of each way, in milliseconds. They take turns, so a busy machine affects all of them equally. */
export const slowest = async <Way extends string>(
  ways: Record<Way, () => Promise<unknown>>,
  askedTimes = 200,
): Promise<Record<Way, number>> => {
  const times = new Map<Way, number[]>()
  const all = Object.entries(ways) as [Way, () => Promise<unknown>][]
  for (let round = 0; round < warmUp + askedTimes; round++)
    for (const [way, ask] of all) {
      const start = performance.now()
      await ask()
      if (round >= warmUp) times.set(way, [...(times.get(way) ?? []), performance.now() - start])
    }
  return Object.fromEntries([...times].map(([way, taken]) => [way, p95(taken)])) as Record<Way, number>
}
