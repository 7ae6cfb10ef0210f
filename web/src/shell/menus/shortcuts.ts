import type { User } from '@fieldhouse/contract/accounts'
import { ClipboardList, Heart, type LucideIcon, Target, Users } from 'lucide-react'
import { matchingFor } from '../../features/matching/matching-access.ts'
import { centersFor } from '../../features/recruiting/center.ts'
import { matchingPlaces, recruitingPlaces } from '../layouts/area-places.ts'

interface Shortcut {
  title: string
  to: string
  icon: LucideIcon
}

const titled = (title: string, icon: LucideIcon, place: { to: string } | undefined): readonly Shortcut[] =>
  place ? [{ title, icon, to: place.to }] : []

/**
 * BCM-04: the four header buttons, for families with the package, running or ended, and basketball. A success coach has
 * them inside an athlete's area.
 */
export const shortcutsOf = (viewer: User | null, athleteUserId: string | null): readonly Shortcut[] => {
  // A coach's recruiting center is in the menu.
  if (!viewer || viewer.type === 'coach') return []
  const [survey, matches, favorites] = matchingPlaces(athleteUserId)
  const hasMatches = matchingFor(viewer, athleteUserId).length > 0
  return [
    ...(centersFor(viewer, athleteUserId).length > 0
      ? titled('Recruiting Center', Users, recruitingPlaces(athleteUserId)[0])
      : []),
    ...(hasMatches
      ? [
          ...titled('Best College Match Survey', ClipboardList, survey),
          ...titled('Best College Match Favorites', Heart, favorites),
          ...titled('Your Best College Matches', Target, matches),
        ]
      : []),
  ]
}
