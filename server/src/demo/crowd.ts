import type { Entitlement, UserType } from '@fieldhouse/contract/guards'
import type { athletes } from '../modules/profiles/index.ts'
import { type DemoAccount, demoAccounts, demoAthleteAccount } from './accounts.ts'
import { type AthletePage, demoAthletePage, drawAccess, drawAthletePage } from './athlete-page.ts'
import type { Lists } from './lists.ts'
import { drawName, drawUser, firstDay, type UserRow } from './people.ts'
import { Random } from './random.ts'
import { type SlugOf, slugsByArrival } from './slugs.ts'

/** What everybody is made of. */
export interface Ingredients {
  readonly seed: number
  readonly athleteCount: number
  readonly lists: Lists
  readonly passwordHash: string
}

/** Each kind of people draws from streams of its own; so do the ids of rows that are nobody's. */
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
} as const

export const accountUser = ({ seed, passwordHash }: Ingredients, account: DemoAccount): UserRow => ({
  ...account,
  id: new Random(seed, crowds.accounts, demoAccounts.indexOf(account)).uuid(firstDay),
  email_verified_at: firstDay,
  password_hash: passwordHash,
  created_at: firstDay,
})

/** The one of its type who can sign in. */
export const demoUser = (ingredients: Ingredients, type: UserType): UserRow => {
  const account = demoAccounts.find((account) => account.type === type)
  if (!account) throw new Error(`Nobody signs in as ${type}`)
  return accountUser(ingredients, account)
}

/** For each athlete, so many others of a role. */
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

/** Entered by a parent: no mail address yet. */
const withoutMailShare = 0.12

export interface AthletePerson {
  readonly user: UserRow
  readonly athlete: typeof athletes.$inferInsert
  /** What is open to the athlete. */
  readonly access: readonly Entitlement[]
}

const withPage = (
  random: Random,
  user: UserRow,
  slug: string,
  page: AthletePage,
  access: readonly Entitlement[],
): AthletePerson => {
  const { id: user_id, created_at } = user
  return { user, athlete: { id: random.uuid(created_at), user_id, slug, ...page, created_at }, access }
}

const demoAthlete = (ingredients: Ingredients, slugOf: SlugOf): AthletePerson => {
  const user = accountUser(ingredients, demoAthleteAccount)
  const random = new Random(ingredients.seed, crowds.athletes, 0)
  const access: Entitlement[] = ['recruiting-center', 'best-college-match', 'success-coach']
  return withPage(random, user, slugOf(user), demoAthletePage, access)
}

/** The first of the others is the demo athlete's sibling, entered by their mother. */
const isSibling = (index: number): boolean => index === 1
const familyName = { last_name: demoAthleteAccount.last_name }
const { high_school, city, state } = demoAthletePage
const familyHome = { high_school, city, state }

/** The demo athlete, the sibling, then everybody else. Slugs cost memory: whoever needs none passes a `slugOf` of its own. */
export function* athletePeople(
  ingredients: Ingredients,
  slugOf: SlugOf = slugsByArrival(),
): Generator<AthletePerson, undefined> {
  const { seed, athleteCount, lists } = ingredients
  yield demoAthlete(ingredients, slugOf)
  for (let index = 1; index <= athleteCount; index++) {
    const random = new Random(seed, crowds.athletes, index)
    const { gender, page: drawnPage } = drawAthletePage(random, lists)
    const drawnName = drawName(random, lists, gender)
    const page = isSibling(index) ? { ...drawnPage, ...familyHome } : drawnPage
    const name = isSibling(index) ? { ...drawnName, ...familyName } : drawnName
    const slug = slugOf(name)
    const isEntered = random.chance(withoutMailShare) || isSibling(index)
    const user = drawUser(random, 'athlete', name, isEntered ? null : `${slug}@example.com`)
    yield withPage(random, user, slug, page, drawAccess(random, page))
  }
}

/** The same people, for those who ask only who they are. */
export const athletesWithoutSlugs = (ingredients: Ingredients) => athletePeople(ingredients, () => '')
