import type { Entitlement } from '@fieldhouse/contract/guards'
import { type Day, dayInWords, houseDayOf } from '../../platform/house-day.ts'
import type { FeatureAccess } from './accounts.policy.ts'

/** The day it ended, as the Payment page shows it. Null if it did not. */
export const endedOn = (access: FeatureAccess): Day | null =>
  access.state === 'ended' ? houseDayOf(access.at) : null

const packageWith: Record<Entitlement, string> = {
  'full-profile': 'package',
  'recruiting-center': 'package with the recruiting center',
  'best-college-match': 'package with the best college match',
  'success-coach': 'package with a success coach',
}

interface NewWork {
  /** What is new, as in "New searches". */
  readonly things: string
  readonly needs: Entitlement
  /** A success coach reads about the family's package, and everyone else about their own. */
  readonly isSuccessCoach: boolean
}

/**
 * After a package ended, everything it opened stays readable, and what is new needs it again. Null if it did not end.
 * No other code says this.
 */
export const endedBecause = (
  access: FeatureAccess,
  { things, needs, isSuccessCoach }: NewWork,
): string | null => {
  const day = endedOn(access)
  if (day === null) return null
  const whose = isSuccessCoach ? 'The family’s' : 'Your'
  return `${whose} ${packageWith[needs]} ended on ${dayInWords(day)}. ${things} need it again.`
}
