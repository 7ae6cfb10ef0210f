import type { UserType } from '@fieldhouse/contract/guards'
import { hashPassword } from '../modules/accounts/index.ts'
import type { athletes } from '../modules/profiles/index.ts'
import { type DemoAccount, demoAccounts, demoAthleteAccount, demoPassword } from './accounts.ts'
import { type AthletePage, demoAthletePage, drawAthletePage } from './athlete-page.ts'
import { type Lists, readLists } from './lists.ts'
import { drawName, drawUser, firstDay, type UserRow } from './people.ts'
import { Random } from './random.ts'
import { slugsByArrival } from './slugs.ts'

type AthleteRow = typeof athletes.$inferInsert

/** The rows of the demo world, made anew whenever they are asked for: a million of them never stand in memory. */
interface DemoWorld {
  users(): Generator<UserRow>
  athletes(): Generator<AthleteRow>
}

export interface DemoWorldOptions {
  /** How many there are besides the demo athlete. */
  readonly athletes: number
  readonly seed?: number
}

interface Ingredients {
  readonly seed: number
  readonly athleteCount: number
  readonly lists: Lists
  readonly passwordHash: string
}

/** Each kind of people draws from streams of its own. */
const crowds = { accounts: 1, athletes: 2, others: 3 }

/** For each athlete, so many others of a role. */
const others: readonly { type: UserType; perAthlete: number }[] = [
  { type: 'parent', perAthlete: 0.2 },
  { type: 'coach', perAthlete: 0.04 },
  { type: 'rsc', perAthlete: 0.004 },
  { type: 'affiliate', perAthlete: 0.003 },
  { type: 'unknown', perAthlete: 0.005 },
]

/** Entered by a parent: no mail address yet. */
const withoutMailShare = 0.12

const accountUser = ({ seed, passwordHash }: Ingredients, account: DemoAccount): UserRow => ({
  ...account,
  id: new Random(seed, crowds.accounts, demoAccounts.indexOf(account)).uuid(firstDay),
  email_verified_at: firstDay,
  password_hash: passwordHash,
  created_at: firstDay,
})

function* otherUsers({ seed, athleteCount, lists }: Ingredients): Generator<UserRow> {
  const slugOf = slugsByArrival()
  let index = 0
  for (const { type, perAthlete } of others) {
    const end = index + Math.ceil(athleteCount * perAthlete)
    for (; index < end; index++) {
      const random = new Random(seed, crowds.others, index)
      const name = drawName(random, lists, random.pick(['male', 'female']))
      yield drawUser(random, type, name, `${slugOf(name)}@example.org`)
    }
  }
}

const withPage = (random: Random, user: UserRow, slug: string, page: AthletePage) => {
  const { id: user_id, created_at } = user
  return { user, athlete: { id: random.uuid(created_at), user_id, slug, ...page, created_at } }
}

function* athletePeople(ingredients: Ingredients): Generator<{ user: UserRow; athlete: AthleteRow }> {
  const { seed, athleteCount, lists } = ingredients
  const slugOf = slugsByArrival()
  const demoAthlete = accountUser(ingredients, demoAthleteAccount)
  yield withPage(new Random(seed, crowds.athletes, 0), demoAthlete, slugOf(demoAthlete), demoAthletePage)
  for (let index = 1; index <= athleteCount; index++) {
    const random = new Random(seed, crowds.athletes, index)
    const { gender, page } = drawAthletePage(random, lists)
    const name = drawName(random, lists, gender)
    const slug = slugOf(name)
    const email = random.chance(withoutMailShare) ? null : `${slug}@example.com`
    yield withPage(random, drawUser(random, 'athlete', name, email), slug, page)
  }
}

/** The same seed gives the same world; only the salt of the password hash differs. */
export const createDemoWorld = async ({ athletes, seed = 2026 }: DemoWorldOptions): Promise<DemoWorld> => {
  const ingredients = {
    seed,
    athleteCount: athletes,
    lists: await readLists(),
    passwordHash: await hashPassword(demoPassword),
  }
  return {
    *users() {
      for (const account of demoAccounts)
        if (account !== demoAthleteAccount) yield accountUser(ingredients, account)
      yield* otherUsers(ingredients)
      for (const { user } of athletePeople(ingredients)) yield user
    },
    *athletes() {
      for (const { athlete } of athletePeople(ingredients)) yield athlete
    },
  }
}
