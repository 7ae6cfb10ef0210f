const warmUp = 20

/** Milliseconds until it arrives. */
export const timed = (ask: () => Promise<unknown>) => async (): Promise<number> => {
  const start = performance.now()
  await ask()
  return performance.now() - start
}

/** The times of each variant. They take turns, so a busy machine affects all of them equally. */
export const takeTurns = async <Way extends string>(
  ways: Record<Way, () => Promise<number>>,
  count: number,
): Promise<Record<Way, number>[]> => {
  const turns: Record<Way, number>[] = []
  const all = Object.entries(ways) as [Way, () => Promise<number>][]
  for (let index = 0; index < warmUp + count; index++) {
    const turn = {} as Record<Way, number>
    for (const [way, ask] of index % 2 ? all : all.toReversed()) turn[way] = await ask()
    if (index >= warmUp) turns.push(turn)
  }
  return turns
}

/** The 95th percentile. */
export const p95 = <Way extends string>(turns: readonly Record<Way, number>[], way: Way): number =>
  turns.map((turn) => turn[way]).toSorted((a, b) => a - b)[Math.floor(turns.length * 0.95)] ?? Number.NaN
