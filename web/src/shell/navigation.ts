import type { User } from '@fieldhouse/contract/accounts'
import type { Actor, UserType } from '@fieldhouse/contract/guards'

export interface NavLink {
  label: string
  to: string
  /** How much waits there for the person. */
  waiting?: number | undefined
}

/** SHL-09: the public navigation. The sign itself leads home. */
export const publicPlaces: readonly NavLink[] = [
  { label: 'Services', to: '/services' },
  { label: 'About Us', to: '/about-us' },
  { label: 'Packages', to: '/packages' },
  { label: 'Contact Us', to: '/contact-us' },
]

/** SHL-10. */
export const footerPlaces: readonly (NavLink & { isForSmallScreens?: boolean })[] = [
  { label: 'Packages', to: '/packages' },
  { label: 'Services', to: '/services' },
  { label: 'About Us', to: '/about-us' },
  { label: 'Contact Us', to: '/contact-us' },
  { label: 'Top 100', to: '/top-100' },
  { label: 'Roster', to: '/roster' },
  { label: 'For Parents', to: '/services/for-parents', isForSmallScreens: true },
  { label: 'Privacy Policy', to: '/policy' },
  { label: 'Terms & Conditions', to: '/terms' },
]

/** Signed in and with a role: whoever has not chosen one yet is offered Get Started and Sign In like a visitor. */
export const isFullySignedIn = (viewer: Pick<Actor, 'type'> | null): boolean =>
  viewer !== null && viewer.type !== 'unknown'

/** Whoever works here begins where the work is. */
const workplaces: Partial<Record<UserType, string>> = {
  coach: '/coach/users',
  rsc: '/coach/roster',
  admin: '/admin/users',
  affiliate: '/affiliate/my-sales',
}

/** Where Get Started leads, by role. */
export const startOf = (viewer: Pick<Actor, 'type'> | null): string =>
  (viewer && workplaces[viewer.type]) ?? '/packages'

/** The way on for someone who already has an account. */
export const ownPlaceOf = (viewer: Pick<User, 'type' | 'athlete_slug'>): { label: string; to: string } =>
  viewer.athlete_slug
    ? { label: 'Go to the page', to: `/${viewer.athlete_slug}` }
    : { label: 'Go to your account', to: landingOf(viewer) }

/** ACC-03: where somebody arrives after signing in. A family arrives at its athlete's page, ready to edit. */
export const landingOf = ({ type, athlete_slug }: Pick<User, 'type' | 'athlete_slug'>): string => {
  if (type !== 'athlete' && type !== 'parent') return workplaces[type] ?? '/'
  if (athlete_slug) return `/${athlete_slug}?mode=edit`
  return settingsOf({ type })
}

/** After signing up, a family starts at the guide: it says what the page needs first. */
export const firstLandingOf = (viewer: Pick<User, 'type' | 'athlete_slug'>): string => {
  const isFamily = viewer.type === 'athlete' || viewer.type === 'parent'
  return isFamily && viewer.athlete_slug ? `${landingOf(viewer)}#guide` : landingOf(viewer)
}

/** The page on which somebody looks after their own account. */
export const settingsOf = ({ type }: Pick<Actor, 'type'>): string => {
  switch (type) {
    case 'athlete':
      return '/user/setting'
    case 'parent':
      return '/parent/account-info'
    case 'coach':
    case 'rsc':
      return '/coach/setting'
    case 'admin':
      return '/admin/setting'
    case 'affiliate':
      return '/affiliate/setting'
    default:
      return '/my-account'
  }
}

/** What people call each other. */
export const typeNames: Record<UserType, string> = {
  athlete: 'Athlete',
  parent: 'Parent',
  coach: 'Coach',
  admin: 'Admin',
  rsc: 'Success coach',
  affiliate: 'Affiliate',
  editor: 'Editor',
  unknown: 'No role yet',
}
