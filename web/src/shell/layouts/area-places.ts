import type { User } from '@fieldhouse/contract/accounts'
import { matchingFor } from '../../features/matching/matching-access.ts'
import { centersFor } from '../../features/recruiting/center.ts'
import type { NavLink } from '../navigation.ts'

/** The pages of each area, with the specification's addresses and labels. A page is listed when it exists. */

/** My Sales appears when the person has a promo code. */
interface Seller {
  hasPromoCode: boolean
}

const sales = (area: string, { hasPromoCode }: Seller): readonly NavLink[] =>
  hasPromoCode ? [{ label: 'My Sales', to: `/${area}/my-sales` }] : []

const recruitingPlace: NavLink = { label: 'Recruiting Center', to: '/recruiting-center' }
const matchingPlace: NavLink = { label: 'Best College Match', to: '/bcm/matches' }

/** What the family's success coach did. For those whose package has or had one. */
interface Family extends Seller {
  hasSuccessCoach: boolean
}

const successCoach = (area: string, { hasSuccessCoach }: Family): readonly NavLink[] =>
  hasSuccessCoach ? [{ label: 'Success Coach', to: `/${area}/success-coach` }] : []

export const hasSuccessCoach = ({ access, ended }: Pick<User, 'access' | 'ended'>): boolean =>
  [...access, ...ended].includes('success-coach')

/** PAY-07: for editors and admins. */
const transactionsPlace: NavLink = { label: 'Transactions', to: '/editor' }

export const editorPlaces: readonly NavLink[] = [
  transactionsPlace,
  { label: 'Site Setup', to: '/editor/site-setup' },
  { label: 'Settings', to: '/my-account' },
]

/** What waits for an admin. */
interface Waiting {
  coaches?: number | undefined
  inbox?: number | undefined
}

export const adminPlaces = (seller: Seller, { coaches = 0, inbox = 0 }: Waiting = {}): readonly NavLink[] => [
  { label: 'Business', to: '/admin/business' },
  { label: 'Users', to: '/admin/users' },
  { label: 'Inbox', to: '/admin/inbox', waiting: inbox },
  { label: 'Affiliates', to: '/admin/promo-codes' },
  { label: 'Coach Reviews', to: '/admin/coach-reviews', waiting: coaches },
  { label: 'Audit Log', to: '/admin/audit-log' },
  ...sales('admin', seller),
  { label: 'Packages', to: '/admin/packages', isMore: true },
  { ...transactionsPlace, isMore: true },
  { label: 'Teams', to: '/admin/teams', isMore: true },
  { label: 'Seros', to: '/admin/seros', isMore: true },
  { label: 'Time', to: '/admin/time', isMore: true },
  { label: 'Program', to: '/admin/program', isMore: true },
  { label: 'Site Setup', to: '/admin/site-setup', isMore: true },
  { label: 'System Health', to: '/admin/health', isMore: true },
  { label: 'Tax Rates', to: '/admin/tax-rates', isMore: true },
  { label: 'Settings', to: '/admin/setting', isMore: true },
]

export const affiliatePlaces: readonly NavLink[] = [
  { label: 'My Sales', to: '/affiliate/my-sales' },
  { label: 'Settings', to: '/affiliate/setting' },
]

export const parentPlaces = (family: Family): readonly NavLink[] => [
  { label: 'Athlete Info', to: '/parent/athlete-info' },
  ...successCoach('parent', family),
  { label: 'Payment', to: '/parent/payment' },
  { label: 'Account Info', to: '/parent/account-info' },
  ...sales('parent', family),
]

export const userPlaces = (family: Family): readonly NavLink[] => [
  ...successCoach('user', family),
  { label: 'Payment', to: '/user/payment' },
  ...sales('user', family),
  { label: 'Settings', to: '/user/setting' },
]

interface Coach extends Seller {
  isVerified: boolean
}

/** An unverified coach finds the status in place of the athletes. */
export const coachPlaces = ({ isVerified, ...seller }: Coach): readonly NavLink[] => [
  ...(isVerified
    ? [
        { label: 'Athletes', to: '/coach/users' },
        { label: 'Messages', to: '/coach/messenger' },
      ]
    : [{ label: 'Get Verified', to: '/coach/users' }]),
  { label: 'My Teams', to: '/coach/teams' },
  ...sales('coach', seller),
  ...(isVerified ? [recruitingPlace] : []),
  { label: 'Settings', to: '/coach/setting' },
]

interface SuccessCoach extends Seller {
  hasAthletes: boolean
}

/** COA-02: without athletes there are no messages, and no recruiting center. */
export const successCoachPlaces = ({ hasAthletes, ...seller }: SuccessCoach): readonly NavLink[] => [
  { label: 'My Roster', to: '/coach/roster', isExact: true },
  ...(hasAthletes ? [{ label: 'Messages', to: '/coach/messenger' }] : []),
  { label: 'New Athletes', to: '/coach/roster/new-athletes' },
  { label: 'My Time', to: '/coach/time' },
  ...sales('coach', seller),
  ...(hasAthletes ? [recruitingPlace] : []),
  { label: 'Settings', to: '/coach/setting' },
]

type Owner = Pick<
  User,
  | 'id'
  | 'type'
  | 'first_name'
  | 'last_name'
  | 'athlete_slug'
  | 'athletes'
  | 'has_promo_code'
  | 'sport'
  | 'access_to_rc'
  | 'rc_ended_on'
  | 'access_to_best_college_match'
  | 'is_verified_coach'
  | 'access'
  | 'ended'
  | 'has_roster'
>

/** RCC-06, BCM-04: for families they need the package, running or ended, and basketball. */
const recruiting = (owner: Owner): readonly NavLink[] => [
  ...(centersFor(owner, null).length > 0 ? [recruitingPlace] : []),
  ...(matchingFor(owner, null).length > 0 ? [matchingPlace] : []),
]

/** SHL-09: a signed-in person's links for any page, in menu order. */
export const placesOf = (owner: Owner): readonly NavLink[] => {
  const { type, athlete_slug, athletes, has_promo_code } = owner
  const seller = { hasPromoCode: has_promo_code }
  const family = { ...seller, hasSuccessCoach: hasSuccessCoach(owner) }
  switch (type) {
    case 'athlete':
      return [
        ...(athlete_slug ? [{ label: 'My Page', to: `/${athlete_slug}` }] : []),
        ...recruiting(owner),
        ...userPlaces(family),
      ]
    case 'parent':
      return [
        ...athletes.map((athlete) => ({
          label: `${athlete.first_name} ${athlete.last_name}`,
          to: `/${athlete.athlete_slug}`,
        })),
        ...recruiting(owner),
        ...parentPlaces(family),
      ]
    case 'coach':
      return coachPlaces({ ...seller, isVerified: owner.is_verified_coach })
    case 'rsc':
      return successCoachPlaces({ ...seller, hasAthletes: owner.has_roster })
    case 'affiliate':
      return affiliatePlaces
    case 'admin':
      return adminPlaces(seller)
    case 'editor':
      return editorPlaces
    case 'unknown':
      return []
  }
}

/** A success coach acts for the athlete whose id is in the address. */
const below = (area: string, userId: string | null, page: string) =>
  [area, userId, page].filter(Boolean).join('/')

export const recruitingPlaces = (userId: string | null): readonly NavLink[] => [
  { label: 'Results', to: below('/recruiting-center', userId, 'results') },
  { label: 'Favorites', to: below('/recruiting-center', userId, 'favorites') },
  { label: 'Recently contacted', to: below('/recruiting-center', userId, 'recently-contacted') },
  { label: 'Recently viewed', to: below('/recruiting-center', userId, 'recently-viewed') },
]

export const matchingPlaces = (userId: string | null): readonly NavLink[] => [
  { label: 'Survey', to: below('/bcm', userId, 'survey') },
  { label: 'Matches', to: below('/bcm', userId, 'matches') },
  { label: 'Favorites', to: below('/bcm', userId, 'favorites') },
]
