import type { User } from '@fieldhouse/contract/accounts'
import type { Package } from '@fieldhouse/contract/billing'
import { type FamilyPackage, getFamilyPackages } from '@fieldhouse/contract/billing.family'
import type { BillingCycle } from '@fieldhouse/contract/billing.subscriptions'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'

/** Asked for on each visit, because a purchase changes it. */
const familyPackagesQuery = queryOptions({ ...queryOf(getFamilyPackages, {}), staleTime: 0 })

type Viewer = Pick<User, 'type'> | null

/** Only athletes and parents have packages. Everyone else sees what visitors see. */
const hasPackages = (viewer: Viewer): boolean => viewer?.type === 'athlete' || viewer?.type === 'parent'

/** If it fails, the page shows what visitors see. The payment dialog asks again before anyone confirms. */
export const loadFamilyPackages = async (queryClient: QueryClient, viewer: Viewer): Promise<void> => {
  if (hasPackages(viewer)) await queryClient.prefetchQuery(familyPackagesQuery)
}

/** What the viewer's athletes have: all of them, or the one that the page is about. Null for a visitor. */
export const useOwnPackages = (viewer: Viewer, athleteUserId?: string): OwnPackages | null => {
  const isFamily = hasPackages(viewer)
  const { data } = useQuery({ ...familyPackagesQuery, enabled: isFamily })
  if (!isFamily || !data) return null
  const meant = data.data.filter(({ athlete_user_id }) => athlete_user_id === athleteUserId)
  const isAthlete = viewer?.type === 'athlete'
  return {
    family: meant.length > 0 ? meant : data.data,
    isAthlete,
    paymentPage: isAthlete ? '/user/payment' : '/parent/payment',
  }
}

/**
 * What starting a package means for these athletes. `new`: the first month is free, as for every visitor. `again`: they
 * had their free month. `running`: they have a package, so it would be a change. `mixed`: it depends on the athlete.
 */
export type Standing = 'new' | 'again' | 'running' | 'mixed'

const standingOfOne = ({ running, has_free_month }: FamilyPackage): Standing =>
  running ? 'running' : has_free_month ? 'new' : 'again'

export const standingOf = (family: readonly FamilyPackage[]): Standing => {
  const [first = 'new', ...others] = family.map(standingOfOne)
  return others.every((other) => other === first) ? first : 'mixed'
}

/** The viewer's own athletes, on the packages pages. */
export interface OwnPackages {
  family: readonly FamilyPackage[]
  /** An athlete reads about their own package, a parent about somebody's. */
  isAthlete: boolean
  paymentPage: '/user/payment' | '/parent/payment'
}

/** Until it is known what a family has, nothing is promised that may not be true for it. */
export const standingFor = (viewer: Viewer, own: OwnPackages | null): Standing => {
  if (own) return standingOf(own.family)
  return hasPackages(viewer) ? 'mixed' : 'new'
}

const ownersFormat = new Intl.ListFormat('en', { type: 'conjunction' })

interface PackageChoice {
  /** As in "Your package" or "Noor’s package". Null if nobody of the family has it. */
  mark: string | null
  /** Everyone it is about has this very package, billed this way. There is nothing to change. */
  isHeldByAll: boolean
  /** The button to get it. */
  label: string
}

/** What a package is to this viewer: theirs, one to change to, or one to choose. */
export const packageChoice = (
  { key, name }: Pick<Package, 'key' | 'name'>,
  cycle: BillingCycle,
  own: OwnPackages | null,
): PackageChoice => {
  const family = own?.family ?? []
  const holders = family.filter(({ running }) => running?.package_key === key)
  const isHeldByAll =
    holders.length > 0 &&
    holders.length === family.length &&
    holders.every(({ running }) => running?.billing_cycle === cycle)
  const isOnlyCycle = holders.length > 0 && holders.length === family.length
  const owners = ownersFormat.format(holders.map(({ first_name }) => `${first_name}’s`))
  return {
    mark: holders.length === 0 ? null : own?.isAthlete ? 'Your package' : `${owners} package`,
    isHeldByAll,
    label: isOnlyCycle
      ? `Change to ${cycle}`
      : `${standingOf(family) === 'running' ? 'Change to' : 'Choose'} ${name}`,
  }
}
