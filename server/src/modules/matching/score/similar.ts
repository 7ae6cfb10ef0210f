import { catalogOf } from './catalog.ts'
import { levelOf, type MatchCollege } from './college.ts'
import { strengthOf } from './levels.data.ts'
import type { Match } from './score-colleges.ts'
import { apartBy, mostSimilar } from './similar.data.ts'

const difference = (one: number | null, other: number | null, unit: number): number =>
  one === null || other === null ? apartBy.unknown : Math.abs(one - other) / unit

const doublings = ({ undergraduates }: MatchCollege): number | null =>
  undergraduates === null ? null : Math.log2(Math.max(1, undergraduates))

/** What is compared of a match. */
type Compared = Pick<Match, 'college_id' | 'total' | 'miles' | 'cost'>

interface Both<One extends Compared> {
  readonly match: One
  readonly college: MatchCollege
}

const levelsApart = (one: MatchCollege, other: MatchCollege): number => {
  const [level, otherLevel] = [levelOf(one), levelOf(other)]
  if (level === otherLevel) return 0
  return apartBy.otherLevel + Math.abs(strengthOf[level] - strengthOf[otherLevel]) / apartBy.level
}

/** By level, distance from home, size, and cost. */
const distanceBetween = (one: Both<Compared>, other: Both<Compared>): number =>
  levelsApart(one.college, other.college) +
  difference(one.match.miles, other.match.miles, apartBy.miles) +
  difference(doublings(one.college), doublings(other.college), apartBy.size) +
  difference(one.match.cost, other.match.cost, apartBy.dollars)

/** BCM-02: the four matches that are most like one, the most similar first. `colleges` has all of them. */
export const similarTo = <One extends Compared>(
  match: Compared,
  matches: readonly One[],
  colleges: readonly MatchCollege[],
): One[] => {
  const catalog = catalogOf(colleges)
  const both = <Two extends Compared>(one: Two): Both<Two>[] => {
    const college = catalog.colleges[catalog.positions.get(one.college_id) ?? -1]
    return college ? [{ match: one, college }] : []
  }
  const [given] = both(match)
  if (!given) return []
  return matches
    .filter(({ college_id }) => college_id !== match.college_id)
    .flatMap(both)
    .map((other) => ({ match: other.match, far: distanceBetween(given, other) }))
    .toSorted(
      (one, other) =>
        one.far - other.far ||
        other.match.total - one.match.total ||
        one.match.college_id - other.match.college_id,
    )
    .slice(0, mostSimilar)
    .map((one) => one.match)
}
