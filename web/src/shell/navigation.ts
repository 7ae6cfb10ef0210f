import type { User } from '@fieldhouse/contract/accounts'
import type { Actor, UserType } from '@fieldhouse/contract/guards'

export interface NavLink {
  label: string
  to: string
  /** How many items wait there for the person. */
  waiting?: number | undefined
  /** Another place is below it in the address, so only its own address marks it as the current one. */
  isExact?: boolean | undefined
  /** Used less often: in a wide window it is under More. */
  isMore?: boolean | undefined
}

/** SHL-09: the public navigation. The logo links home. */
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

/** Signed in and with a role. A person without a role sees Get Started and Sign In like a visitor. */
export const isFullySignedIn = (viewer: Pick<Actor, 'type'> | null): boolean =>
  viewer !== null && viewer.type !== 'unknown'

/** Staff start where their work is. */
const workplaces: Partial<Record<UserType, string>> = {
  coach: '/coach/users',
  rsc: '/coach/roster',
  admin: '/admin/users',
  editor: '/editor',
  affiliate: '/affiliate/my-sales',
}

/** The target of Get Started, by role. */
export const startOf = (viewer: Pick<Actor, 'type'> | null): string =>
  (viewer && workplaces[viewer.type]) ?? '/packages'

/** The link for a person who already has an account. */
export const ownPlaceOf = (viewer: Pick<User, 'type' | 'athlete_slug'>): { label: string; to: string } =>
  viewer.athlete_slug
    ? { label: 'Go to the page', to: `/${viewer.athlete_slug}` }
    : { label: 'Go to your account', to: landingOf(viewer) }

/** ACC-03: where a person lands after signing in. A family lands on its athlete's page, in edit mode. */
export const landingOf = ({ type, athlete_slug }: Pick<User, 'type' | 'athlete_slug'>): string => {
  if (type !== 'athlete' && type !== 'parent') return workplaces[type] ?? '/'
  if (athlete_slug) return `/${athlete_slug}?mode=edit`
  return settingsOf({ type })
}

/** After signing up, a family starts at the guide, which says what the page needs first. */
export const firstLandingOf = (viewer: Pick<User, 'type' | 'athlete_slug'>): string => {
  const isFamily = viewer.type === 'athlete' || viewer.type === 'parent'
  return isFamily && viewer.athlete_slug ? `${landingOf(viewer)}#guide` : landingOf(viewer)
}

/** The person's account page. */
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

/** A family's payment page. Other people don't pay. */
export const paymentOf = ({ type }: Pick<Actor, 'type'>): '/user/payment' | '/parent/payment' | null => {
  if (type === 'athlete') return '/user/payment'
  return type === 'parent' ? '/parent/payment' : null
}

/** The page that lists a person's invoices, or everyone's for those who refund them. */
export const invoicesOf = (person: Pick<Actor, 'type'>) => {
  const isStaff = person.type === 'editor' || person.type === 'admin'
  return isStaff ? ('/editor' as const) : paymentOf(person)
}

/** The roles' display names. */
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
