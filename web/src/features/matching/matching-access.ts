import type { User } from '@fieldhouse/contract/accounts'
import { isBasketball } from '../../lib/is-basketball.ts'

/** BCM-04: an athlete's survey and matches, as one person opens them. */
export interface MatchingPlace {
  /** The athlete's user id. */
  id: string
  role: 'family' | 'success-coach'
  viewerId: string
  /** The athlete in the address, or null if the address needs none. */
  userId: string | null
}

interface MatchingFlags {
  access_to_bcm?: boolean
  bcm_ended_on?: string | null
}

type OwnAthlete = Pick<User['athletes'][number], 'user_id' | 'first_name' | 'last_name' | 'sport'> &
  MatchingFlags

type Visitor = Pick<
  User,
  'id' | 'type' | 'sport' | 'first_name' | 'last_name' | 'access_to_best_college_match'
> & { bcm_ended_on?: string | null; athletes: readonly OwnAthlete[] }

/** The athletes of a family who play basketball. For an athlete, only themselves. */
const ballplayersOf = (viewer: Visitor): readonly (OwnAthlete & { isOpen: boolean })[] => {
  const own: readonly (OwnAthlete | null)[] =
    viewer.type === 'athlete'
      ? [
          viewer.sport && {
            ...viewer,
            user_id: viewer.id,
            sport: viewer.sport,
            access_to_bcm: viewer.access_to_best_college_match,
          },
        ]
      : viewer.type === 'parent'
        ? viewer.athletes
        : []
  return own.flatMap((athlete) =>
    athlete && isBasketball(athlete.sport)
      ? { ...athlete, isOpen: Boolean(athlete.access_to_bcm) || Boolean(athlete.bcm_ended_on) }
      : [],
  )
}

/**
 * BCM-04: whose matches an address can mean for a person, the likeliest first. A family that had the package keeps them
 * for reading. The server decides in the end: a package may have ended, and a success coach needs the athlete.
 */
export const matchingFor = (viewer: Visitor, userId: string | null): readonly MatchingPlace[] => {
  const viewerId = viewer.id
  if (viewer.type === 'rsc')
    return userId === null ? [] : [{ id: userId, role: 'success-coach', viewerId, userId }]
  return ballplayersOf(viewer)
    .filter(({ isOpen, user_id }) => isOpen && (userId === null || user_id === userId))
    .map(({ user_id }) => ({ id: user_id, role: 'family', viewerId, userId }))
}

/** Whether a package would open it for this family. They see the teaser. */
export const couldHaveMatching = (viewer: Visitor, userId: string | null): boolean =>
  ballplayersOf(viewer).some(({ isOpen, user_id }) => !isOpen && (userId === null || user_id === userId))

/** A parent's athletes with matches, by name. */
export const matchingSiblings = (viewer: Visitor): readonly { id: string; name: string }[] =>
  viewer.type === 'parent'
    ? ballplayersOf(viewer).flatMap(({ isOpen, user_id, first_name, last_name }) =>
        isOpen ? { id: user_id, name: `${first_name} ${last_name}` } : [],
      )
    : []

/** `/bcm/teaser`, for one of several athletes if the address named one. */
export const teaserPath = (page: 'matches' | 'survey', userId: string | null): string =>
  `/bcm/teaser${page === 'survey' ? '/survey' : ''}${userId === null ? '' : `?athlete=${userId}`}`

/** BCM-03: whom a teaser is for. A family with matches sees it only for an athlete without them. */
export const teaserFor = (
  viewer: Visitor | null,
  asked: string | null,
): { isFor: { user_id: string; first_name: string } | null; isOpen: boolean } => {
  const own = viewer ? ballplayersOf(viewer) : []
  const named = own.find(({ user_id, isOpen }) => user_id === asked && !isOpen)
  const isOpen = !named && Boolean(viewer?.access_to_best_college_match)
  return { isFor: named ?? own.find((athlete) => !athlete.isOpen) ?? own[0] ?? null, isOpen }
}

type MatchingPage = 'survey' | 'matches' | 'favorites' | 'compare'

/** `/bcm/{user_id?}/{page}`. */
export const matchingPath = (userId: string | null, page: MatchingPage): string =>
  ['/bcm', userId, page].filter(Boolean).join('/')

/** `/bcm/{user_id?}/matches/{matchId}`. */
export const matchPath = (userId: string | null, matchId: number): string =>
  `${matchingPath(userId, 'matches')}/${matchId}`
