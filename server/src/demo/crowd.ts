import type { Entitlement, UserType } from '@fieldhouse/contract/guards'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import type { CollegeRow } from '../modules/colleges/index.ts'
import type { athletes } from '../modules/profiles/profiles.tables.ts'
import { type DemoAccount, demoAccounts, demoAthleteAccount } from './accounts.ts'
import { type AthletePage, drawAccess, drawAthletePage } from './athlete-page.ts'
import type { Lists } from './lists.ts'
import { packageAccounts } from './package-accounts.ts'
import { drawName, drawUser, firstDay, type UserRow } from './people.ts'
import { amaraWhitlock } from './portraits/amara-whitlock.ts'
import type { Portrait } from './portraits/portrait.ts'
import { portraits } from './portraits/portraits.ts'
import { Random } from './random.ts'
import { type SlugOf, slugsByArrival } from './slugs.ts'

/** What the demo world knows about a college. */
export type DemoCollege = Pick<
  CollegeRow,
  'id' | 'short_name' | 'mens_basketball' | 'womens_basketball' | 'single_sex'
>

/** The inputs for everyone. */
export interface Ingredients {
  readonly seed: number
  readonly athleteCount: number
  readonly lists: Lists
  /** By key. */
  readonly sports: ReadonlyMap<string, Sport>
  /** Those with a team. */
  readonly colleges: readonly DemoCollege[]
  readonly passwordHash: string
}

/** Each kind of people has its own random streams. So do the ids of rows without an owner. */
export const crowds = {
  accounts: 1,
  athletes: 2,
  parent: 3,
  coach: 4,
  rsc: 5,
  affiliate: 6,
  unknown: 7,
  entitlements: 8,
  promoCodes: 9,
  referrals: 10,
  talents: 11,
  details: 12,
  accessCodes: 13,
  evaluations: 14,
  views: 15,
  coachViews: 16,
  knownCoaches: 17,
  collegeCoaches: 18,
  staffs: 19,
  talks: 20,
  activity: 21,
  interests: 22,
  notices: 23,
  knownViews: 24,
  unverifiedCoaches: 25,
  confirmations: 26,
  updates: 27,
  packages: 28,
  successCoaches: 29,
  work: 30,
  coachNotes: 31,
  audit: 32,
  commissions: 40,
  affiliateInvites: 41,
  inbox: 42,
  searches: 43,
  missedTexts: 44,
  passersBy: 45,
} as const

export const accountUser = ({ seed, passwordHash }: Ingredients, account: DemoAccount): UserRow => ({
  ...account,
  id: new Random(seed, crowds.accounts, demoAccounts.indexOf(account)).uuid(firstDay),
  email_verified_at: firstDay,
  password_hash: passwordHash,
  created_at: firstDay,
})

/** How good an athlete is, and stays, in the sport: a bell curve around 0. */
export const talentOf = ({ seed }: Ingredients, place: number): number =>
  new Random(seed, crowds.talents, place).around(0, 1)

/** The user of each type who can sign in. */
export const demoUser = (ingredients: Ingredients, type: UserType): UserRow => {
  const account = demoAccounts.find((account) => account.type === type)
  if (!account) throw new Error(`No demo account of the type ${type}`)
  return accountUser(ingredients, account)
}

/** The number of people in a role, per athlete. */
const others = {
  coach: { perAthlete: 0.04, mail: 'coaches.example.org' },
  rsc: { perAthlete: 0.004, mail: 'advisors.example.org' },
  affiliate: { perAthlete: 0.003, mail: 'partners.example.org' },
  unknown: { perAthlete: 0.005, mail: 'mail.example.org' },
} as const

export type OtherType = keyof typeof others
export const otherTypes = Object.keys(others) as OtherType[]

export function* othersOf(
  { seed, athleteCount, lists }: Ingredients,
  type: OtherType,
): Generator<UserRow, undefined> {
  const { perAthlete, mail } = others[type]
  const slugOf = slugsByArrival()
  for (let index = 0; index < athleteCount * perAthlete; index++) {
    const random = new Random(seed, crowds[type], index)
    const name = drawName(random, lists, random.pick(['male', 'female']))
    yield drawUser(random, type, name, `${slugOf(name)}@${mail}`)
  }
}

/** Entered by a parent, without an email address yet. */
const withoutMailShare = 0.12

type AthleteRow = Pick<typeof athletes.$inferSelect, 'id' | 'user_id' | 'slug' | 'created_at'> & AthletePage

export interface AthletePerson {
  /** The athlete's index, which seeds their random draws. */
  readonly place: number
  readonly user: UserRow
  readonly athlete: AthleteRow
  /** What the athlete was drawn to use. The package follows from it. */
  readonly access: readonly Entitlement[]
  /** Only the name and the sport are known. */
  readonly isSparse: boolean
  readonly portrait: Portrait | null
}

const demoAthlete = (ingredients: Ingredients, slugOf: SlugOf): AthletePerson => {
  const user = accountUser(ingredients, demoAthleteAccount)
  const random = new Random(ingredients.seed, crowds.athletes, 0)
  return {
    place: 0,
    user,
    athlete: withPage(random, user, slugOf(user), amaraWhitlock.page),
    access: ['recruiting-center', 'best-college-match', 'success-coach'],
    isSparse: false,
    portrait: amaraWhitlock,
  }
}

const withPage = (
  random: Random,
  { id: user_id, created_at }: UserRow,
  slug: string,
  page: AthletePage,
): AthleteRow => ({ id: random.uuid(created_at), user_id, slug, ...page, created_at })

/** The first of the others is the demo athlete's sister, entered by their mother. */
const isSibling = (place: number): boolean => place === 1

/**
 * The demo athlete, her sister, then everyone else. Slugs cost memory, so callers that need none pass their own
 * `slugOf`.
 */
export function* athletePeople(
  ingredients: Ingredients,
  slugOf: SlugOf = slugsByArrival(),
): Generator<AthletePerson, undefined> {
  yield demoAthlete(ingredients, slugOf)
  for (let place = 1; place <= ingredients.athleteCount; place++)
    yield otherAthlete(ingredients, slugOf, place)
}

/** Some can sign in, to show each state of a package. */
const withAccount = (user: UserRow, place: number, password_hash: string): UserRow => {
  const account = packageAccounts.get(place)
  if (!account) return user
  return { ...user, email: account.email, email_verified_at: user.created_at, password_hash }
}

const otherAthlete = (
  { seed, lists, passwordHash }: Ingredients,
  slugOf: SlugOf,
  place: number,
): AthletePerson => {
  const random = new Random(seed, crowds.athletes, place)
  const drawn = drawAthletePage(random, lists)
  const drawnName = drawName(random, lists, drawn.gender)
  const portrait = portraits.get(place) ?? null
  const page = portrait?.page ?? drawn.page
  const name = portrait?.name ?? drawnName
  const slug = slugOf(name)
  const isEntered = (random.chance(withoutMailShare) && !portrait) || isSibling(place)
  const drawnUser = drawUser(random, 'athlete', name, isEntered ? null : `${slug}@example.com`)
  const user = withAccount(drawnUser, place, passwordHash)
  return {
    place,
    user,
    athlete: withPage(random, user, slug, page),
    access: drawAccess(random, page),
    isSparse: drawn.isSparse && !portrait,
    portrait,
  }
}

/** The same people, for callers that only need their identity. */
export const athletesWithoutSlugs = (ingredients: Ingredients) => athletePeople(ingredients, () => '')
