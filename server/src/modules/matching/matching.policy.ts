import type { Actor } from '@fieldhouse/contract/guards'
import { endedBecause, type FeatureAccess } from '../accounts/index.ts'
import { recruitingGap } from '../profiles/index.ts'

/** Who may use an athlete's best college match. */

const closedFor = {
  sport: 'The best college match is for basketball athletes.',
  package: 'The best college match comes with All-Star Showcase and College Concierge.',
}

interface Owner {
  readonly sport_key: string
  readonly access: FeatureAccess
}

/**
 * BCM-04: why an athlete's match is closed to a person who looks after the athlete. Null if it is open. After the
 * package ended, everything in it can still be read.
 */
export const matchingClosedBecause = (
  { type }: Pick<Actor, 'type'>,
  { sport_key, access }: Owner,
): string | null => {
  const gap = recruitingGap({ sport_key, center: access }, type === 'rsc')
  return gap === null || gap === 'ended' ? null : closedFor[gap]
}

/** What needs a package that runs. Reading and removing don't. */
export type MatchingChange = 'survey' | 'must-have' | 'favorite' | 'coach'

const inWords: Record<MatchingChange, string> = {
  survey: 'New answers',
  'must-have': 'Changes to the must-haves',
  favorite: 'New favorites',
  coach: 'New coaches',
}

/** Why something can't be changed in a match that may be read. Null if it can. */
export const changeRefusal = (
  { type }: Pick<Actor, 'type'>,
  { access }: Pick<Owner, 'access'>,
  thing: MatchingChange,
): string | null =>
  endedBecause(access, {
    things: inWords[thing],
    needs: 'best-college-match',
    isSuccessCoach: type === 'rsc',
  })
