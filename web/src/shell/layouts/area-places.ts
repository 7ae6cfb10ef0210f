import type { Place } from '../navigation.ts'

/** What each area consists of, by the addresses and labels of the specification. */

export const adminPlaces: readonly Place[] = [
  { label: 'Users', to: '/admin/users' },
  { label: 'Teams', to: '/admin/teams' },
  { label: 'Affiliates', to: '/admin/promo-codes' },
  { label: 'Seros', to: '/admin/seros' },
  { label: 'Site Setup', to: '/admin/site-setup' },
]

export const affiliatePlaces: readonly Place[] = [
  { label: 'My Sales', to: '/affiliate/my-sales' },
  { label: 'Settings', to: '/affiliate/setting' },
]

/** My Sales appears when the person has a promo code to sell by. */
interface Seller {
  hasPromoCode: boolean
}

export const parentPlaces = ({ hasPromoCode }: Seller): readonly Place[] => [
  { label: 'Athlete Info', to: '/parent/athlete-info' },
  { label: 'Payment', to: '/parent/payment' },
  { label: 'Account Info', to: '/parent/account-info' },
  ...(hasPromoCode ? [{ label: 'My Sales', to: '/parent/my-sales' }] : []),
]

export const userPlaces = ({ hasPromoCode }: Seller): readonly Place[] => [
  { label: 'Payment', to: '/user/payment' },
  ...(hasPromoCode ? [{ label: 'My Sales', to: '/user/my-sales' }] : []),
  { label: 'Settings', to: '/user/setting' },
]

export const coachPlaces = ({ hasPromoCode }: Seller): readonly Place[] => [
  { label: 'Athletes', to: '/coach/users' },
  { label: 'Messages', to: '/coach/messenger' },
  { label: 'My Teams', to: '/coach/teams' },
  ...(hasPromoCode ? [{ label: 'My Sales', to: '/coach/my-sales' }] : []),
  { label: 'Recruiting Center', to: '/recruiting-center/results' },
  { label: 'Settings', to: '/coach/setting' },
]

/** A success coach without athletes has nobody to write to. */
export const successCoachPlaces = ({
  hasAthletes,
  hasPromoCode,
}: Seller & { hasAthletes: boolean }): readonly Place[] => [
  { label: 'My Roster', to: '/coach/roster' },
  ...(hasAthletes ? [{ label: 'Messages', to: '/coach/messenger' }] : []),
  { label: 'New Athletes', to: '/coach/roster/new-athletes' },
  ...(hasPromoCode ? [{ label: 'My Sales', to: '/coach/my-sales' }] : []),
  { label: 'Settings', to: '/coach/setting' },
]

/** A success coach acts for the athlete whose id stands in the address. */
const below = (area: string, userId: string | null, page: string) =>
  [area, userId, page].filter(Boolean).join('/')

export const recruitingPlaces = (userId: string | null): readonly Place[] => [
  { label: 'Results', to: below('/recruiting-center', userId, 'results') },
  { label: 'Favorites', to: below('/recruiting-center', userId, 'favorites') },
  { label: 'Recently Contacted', to: below('/recruiting-center', userId, 'recently-contacted') },
  { label: 'Recently Viewed', to: below('/recruiting-center', userId, 'recently-viewed') },
]

export const matchingPlaces = (userId: string | null): readonly Place[] => [
  { label: 'Survey', to: below('/bcm', userId, 'survey') },
  { label: 'Matches', to: below('/bcm', userId, 'matches') },
  { label: 'Favorites', to: below('/bcm', userId, 'favorites') },
]
