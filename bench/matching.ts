import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import { readBundledColleges } from '../server/src/modules/colleges/index.ts'
import { amara } from '../server/src/modules/matching/score/answers.factory.ts'
import { catalogOf } from '../server/src/modules/matching/score/catalog.ts'
import { collegeFromRow } from '../server/src/modules/matching/score/college-from-row.ts'
import { inventedAthletes } from '../server/src/modules/matching/score/invented-athletes.factory.ts'
import { rankColleges } from '../server/src/modules/matching/score/rank-colleges.ts'
import { scoreColleges } from '../server/src/modules/matching/score/score-colleges.ts'
import { bareRanking } from './matching-bare.ts'
import { against, type Measurement, median, print } from './measurement.ts'

/** `MATCHING_ATHLETES=100 node bench/matching.ts` is a quick run. */
const athletes = Number(process.env.MATCHING_ATHLETES ?? 1000)
const warmUpRounds = 4
const roundCount = 9
const perRound = 40

/** Everything is answered, all parts count, and nothing is ruled out: the most work that a survey can make. */
const everything: MatchAnswers = {
  ...amara,
  academics: { ...amara.academics, selectivity: ['somewhat', 'open'] },
  campus: { ...amara.campus, years: ['4-year'], controls: ['public'], includes_unverified: true },
  money: { ...amara.money, prefers_in_state: true },
  priorities: {
    weights: { level: 5, grades: 4, cost: 4, distance: 3, majors: 2, setting: 1, size: 1, kind: 2 },
    must_haves: [],
  },
}

/** Microseconds of CPU for one call of each kind, round by round. The order is reversed each time. */
const measureWork = <Kind extends string>(work: Record<Kind, () => unknown>): Record<Kind, number>[] => {
  const kinds = Object.keys(work) as Kind[]
  const rounds: Record<Kind, number>[] = []
  for (let index = 0; index < warmUpRounds + roundCount; index++) {
    const round = {} as Record<Kind, number>
    for (const kind of index % 2 ? kinds : kinds.toReversed()) {
      const before = process.cpuUsage()
      for (let time = 0; time < perRound; time++) work[kind]()
      const { user, system } = process.cpuUsage(before)
      round[kind] = (user + system) / perRound
    }
    if (index >= warmUpRounds) rounds.push(round)
  }
  return rounds
}

/** The invented athletes again and again, each from another place. */
const batchOf = (count: number): MatchAnswers[] =>
  Array.from({ length: count }, (_, number) => {
    const { answers } = inventedAthletes[number % inventedAthletes.length] ?? { answers: everything }
    const { home } = answers.place
    if (!home) return answers
    const shift = (number / count - 0.5) * 4
    return { ...answers, place: { ...answers.place, home: { ...home, lat: home.lat + shift } } }
  })

const batchSeconds = (answers: readonly MatchAnswers[], work: (one: MatchAnswers) => unknown): number => {
  const before = process.cpuUsage()
  for (const one of answers) work(one)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

/** BCM-02: what it costs to score all colleges, compared with a bare loop over the same arrays. */
export const benchMatching = async (): Promise<Measurement[]> => {
  const colleges = (await readBundledColleges()).map(collegeFromRow)
  const catalog = catalogOf(colleges)
  const rounds = measureWork({
    ranked: () => rankColleges(everything, colleges),
    matches: () => scoreColleges(everything, colleges),
    bare: () => bareRanking(everything, catalog),
  })
  const all = `All ${colleges.length.toLocaleString('en-US')} colleges for one athlete`
  const batch = batchOf(athletes)
  const size = athletes.toLocaleString('en-US')
  return [
    {
      name: `${all}, ranked`,
      unit: 'µs CPU',
      ...against(rounds, { ours: 'ranked', reference: 'bare', called: 'a bare loop over the same arrays' }),
      target: 2,
    },
    {
      name: `${all}, every match with its points`,
      unit: 'ms CPU',
      value: median(rounds.map((round) => round.matches)) / 1000,
      target: 10,
    },
    {
      name: `${size} athletes in a batch, ranked`,
      unit: 's CPU',
      value: batchSeconds(batch, (answers) => rankColleges(answers, colleges)),
    },
    {
      name: `${size} athletes in a batch, every match with its points`,
      unit: 's CPU',
      value: batchSeconds(batch, (answers) => scoreColleges(answers, colleges)),
    },
  ]
}

if (import.meta.main) print(await benchMatching())
