import type { User } from '@fieldhouse/contract/accounts'
import { hasOrHadCenter } from '../../lib/has-or-had-center.ts'
import { isBasketball } from '../../lib/is-basketball.ts'

/** RCC-05: the side a person is on in a recruiting center. */
export type CenterRole = 'family' | 'success-coach' | 'coach'

export interface Center {
  /** The owner: the athlete's user id, or the coach's own. */
  id: string
  role: CenterRole
  viewerId: string
  /** The athlete in the address, or null if the address needs none. */
  userId: string | null
}

const listNames = ['results', 'favorites', 'recently-contacted', 'recently-viewed'] as const
export type ListName = (typeof listNames)[number]

export const isListName = (text: string): text is ListName => listNames.some((name) => name === text)

type Visitor = Pick<
  User,
  'id' | 'type' | 'sport' | 'athletes' | 'access_to_rc' | 'rc_ended_on' | 'is_verified_coach'
>

/** A family's athletes with a recruiting center: each needs their own package, running or ended, and basketball. */
const athletesOf = (viewer: Visitor): readonly string[] => {
  const { id, type, sport, athletes } = viewer
  if (type === 'athlete') return hasOrHadCenter(viewer) && isBasketball(sport) ? [id] : []
  return athletes
    .filter((athlete) => hasOrHadCenter(athlete) && isBasketball(athlete.sport))
    .map(({ user_id }) => user_id)
}

/**
 * RCC-06: the recruiting centers an address can mean for a person, the likeliest first. The server decides in the end:
 * a package may have ended, and a success coach needs the athlete on the roster.
 */
export const centersFor = (viewer: Visitor, userId: string | null): readonly Center[] => {
  const viewerId = viewer.id
  switch (viewer.type) {
    case 'athlete':
    case 'parent':
      return athletesOf(viewer)
        .filter((id) => userId === null || id === userId)
        .map((id) => ({ id, role: 'family', viewerId, userId }))
    case 'rsc':
      return userId === null ? [] : [{ id: userId, role: 'success-coach', viewerId, userId }]
    case 'coach':
      if (!viewer.is_verified_coach) return []
      return userId === null || userId === viewerId ? [{ id: viewerId, role: 'coach', viewerId, userId }] : []
    default:
      return []
  }
}

/** `/recruiting-center/{user_id?}/{list}`. */
export const centerPath = (userId: string | null, list: ListName): string =>
  ['/recruiting-center', userId, list].filter(Boolean).join('/')
