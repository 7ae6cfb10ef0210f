import { load, type Shots } from './load.ts'

/** Measures a server that has warmed up, not one that still compiles its first thousands of requests. */
const warmUpRounds = 6
const roundCount = 9

interface RoundOptions {
  /** Microseconds of CPU the server has used so far. */
  cpu: () => Promise<number>
  requestsPerRound: number
}

/** Microseconds of server CPU for one request of each kind, round by round. The order is reversed each time. */
export const measureRounds = async <Kind extends string>(
  shots: Record<Kind, Shots>,
  { cpu, requestsPerRound }: RoundOptions,
): Promise<Record<Kind, number>[]> => {
  const kinds = Object.keys(shots) as Kind[]
  const rounds: Record<Kind, number>[] = []
  for (let index = 0; index < warmUpRounds + roundCount; index++) {
    const round = {} as Record<Kind, number>
    for (const kind of index % 2 ? kinds : kinds.toReversed()) {
      const before = await cpu()
      await load(shots[kind], requestsPerRound)
      round[kind] = ((await cpu()) - before) / requestsPerRound
    }
    if (index >= warmUpRounds) rounds.push(round)
  }
  return rounds
}
