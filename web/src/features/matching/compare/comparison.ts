import { type Factor, factors } from '@fieldhouse/contract/matching.answers'
import type { CoachInMatch, ExplainedMatch } from '@fieldhouse/contract/matching.match'
import { factorNames } from '../match-labels.ts'

type Compared = Pick<ExplainedMatch, 'college' | 'total' | 'parts' | 'match_id'>

/** The best values of a row. All ties count, but a row in which everyone is equal has no best. */
export const bestOf = (values: readonly (number | null)[], isLowBest = false): readonly boolean[] => {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return values.map(() => false)
  const best = isLowBest ? Math.min(...known) : Math.max(...known)
  if (known.every((value) => value === best)) return values.map(() => false)
  return values.map((value) => value === best)
}

/** The parts that count for at least one of them, in their fixed order. */
export const comparedParts = (matches: readonly Compared[]): readonly Factor[] =>
  factors.filter((factor) => matches.some(({ parts }) => parts.some((part) => part.factor === factor)))

export const fitsOf = (matches: readonly Compared[], factor: Factor): readonly (number | null)[] =>
  matches.map(({ parts }) => parts.find((part) => part.factor === factor)?.fit ?? null)

const listed = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`

const partOf = ({ parts }: Compared, factor: Factor) => parts.find((part) => part.factor === factor)

/** Ahead of every other. Rounding may give points to an equal part, so both the fit and the shown points decide. */
const isAheadOn = (factor: Factor, first: Compared, others: readonly Compared[]): boolean => {
  const own = partOf(first, factor)
  const theirs = others.flatMap((other) => partOf(other, factor) ?? [])
  return (
    own !== undefined &&
    theirs.length > 0 &&
    theirs.every(({ fit, points }) => own.fit > fit && own.points >= points)
  )
}

/** The finding: who is ahead, and on what. */
export const findingOf = (matches: readonly Compared[]): string => {
  const [first, ...others] = matches.toSorted((one, other) => other.total - one.total)
  if (!first) return 'Compare colleges'
  const name = first.college.short_name
  if (others.length === 0) return name
  if (others[0]?.total === first.total) {
    const equal = matches.filter(({ total }) => total === first.total)
    return `${listed(equal.map(({ college }) => college.short_name))} are even at ${first.total}`
  }
  const ahead = comparedParts(matches).filter((factor) => isAheadOn(factor, first, others))
  if (ahead.length === 0) return `${name} is the best match overall`
  return `${name} is ahead on ${listed(ahead.slice(0, 3).map((factor) => factorNames[factor].toLowerCase()))}`
}

/** The coach of the latest contact. On the same day, the one with unread messages. */
export const latestContact = (coaches: readonly CoachInMatch[]): CoachInMatch | null =>
  coaches
    .filter(({ last_contact_on }) => last_contact_on !== null)
    .toSorted(
      (one, other) =>
        (other.last_contact_on ?? '').localeCompare(one.last_contact_on ?? '') ||
        other.unread_message_count - one.unread_message_count,
    )[0] ?? null
