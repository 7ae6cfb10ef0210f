import { factors } from '@fieldhouse/contract/matching.answers'
import type { Match } from '@fieldhouse/contract/matching.match'
import { chanceTitles, factorTitles } from '@fieldhouse/contract/matching.titles'
import { type Cell, csvOf } from '../../../platform/csv-file.ts'

type Column = readonly [name: string, of: (match: Match) => Cell]

const partOf = ({ parts }: Match, factor: (typeof factors)[number]) =>
  parts.find((part) => part.factor === factor)

/** Everything that the total is computed from: weight times fit over the weights, shared out as whole points. */
const partColumns: readonly Column[] = factors.flatMap((factor): readonly Column[] => {
  const title = factorTitles[factor]
  return [
    [`${title}: points`, (match) => partOf(match, factor)?.points ?? null],
    [`${title}: most`, (match) => partOf(match, factor)?.most ?? null],
    [`${title}: fit`, (match) => partOf(match, factor)?.fit ?? null],
    [`${title}: weight`, (match) => partOf(match, factor)?.weight ?? null],
  ]
})

const columns: readonly Column[] = [
  ['Rank', ({ rank }) => rank],
  ['College', ({ college }) => college.name],
  ['City', ({ college }) => college.city],
  ['State', ({ college }) => college.state.key],
  ['Division', ({ college }) => college.division],
  ['Conference', ({ college }) => college.conference],
  ['Team', ({ college }) => (college.is_confirmed ? 'confirmed' : 'not confirmed by any source')],
  ['Match', ({ total }) => total],
  ['Chance', ({ chance }) => chance && chanceTitles[chance]],
  ['Miles from home', ({ distance }) => distance],
  ['Net cost a year', ({ net_cost }) => net_cost],
  ['About the cost', ({ is_cost_estimate }) => (is_cost_estimate ? 'estimate, out of state' : null)],
  ...partColumns,
  ['Not published', ({ unknown }) => unknown.map((factor) => factorTitles[factor]).join(', ')],
  ['For it', ({ reason }) => reason],
  ['To think about', ({ caution }) => caution],
  ['Favorite', ({ is_favorite }) => (is_favorite ? 'yes' : 'no')],
]

/** BCM-02: the matches as a table, in the order of the list. */
export const matchesCsv = (matches: readonly Match[]): string =>
  csvOf([columns.map(([name]) => name), ...matches.map((match) => columns.map(([, of]) => of(match)))])
