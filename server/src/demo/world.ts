import type { entitlementGrants, guardians } from '../modules/accounts/index.ts'
import { hashPassword } from '../modules/accounts/index.ts'
import type { promoCodes, referrals } from '../modules/affiliates/index.ts'
import {
  type athletes,
  type coachViews,
  type figures,
  readBundledSports,
  type visitorViews,
} from '../modules/profiles/index.ts'
import type { rosterAssignments, rosterClaims } from '../modules/roster/index.ts'
import type { events, teamMembers, teams } from '../modules/teams/index.ts'
import { demoAccounts, demoAthleteAccount, demoPassword } from './accounts.ts'
import { assignmentRows, claimRows, entitlementRows } from './care.ts'
import { accountUser, athletePeople, type Ingredients, othersOf, otherTypes } from './crowd.ts'
import { guardianRows, inventedFamilies } from './families.ts'
import { readLists } from './lists.ts'
import type { UserRow } from './people.ts'
import { athleteRows, figureRows, sectionRows } from './profiles/profile-rows.ts'
import type { SectionName } from './profiles/sections.ts'
import { promoCodeRows, referralRows } from './sales.ts'
import { demoEvent, memberRows, teamRows } from './showcase.ts'
import { coachViewRows, visitorViewRows } from './views.ts'

export interface DemoWorldOptions {
  /** How many there are besides the demo athlete. */
  readonly athletes: number
  readonly seed?: number
}

function* userRows(ingredients: Ingredients): Generator<UserRow> {
  for (const account of demoAccounts)
    if (account !== demoAthleteAccount) yield accountUser(ingredients, account)
  for (const { parent } of inventedFamilies(ingredients)) yield parent
  for (const type of otherTypes) yield* othersOf(ingredients, type)
  for (const { user } of athletePeople(ingredients)) yield user
}

/** The rows of the demo world, made anew whenever they are asked for: a million of them never stand in memory. */
export interface DemoWorld {
  users(): Iterable<UserRow>
  athletes(): Iterable<typeof athletes.$inferInsert>
  /** What stands in one section of all profiles. */
  section(name: SectionName): Iterable<Record<string, unknown>>
  figures(): Iterable<typeof figures.$inferInsert>
  visitorViews(): Iterable<typeof visitorViews.$inferInsert>
  coachViews(): Iterable<typeof coachViews.$inferInsert>
  guardians(): Iterable<typeof guardians.$inferInsert>
  entitlements(): Iterable<typeof entitlementGrants.$inferInsert>
  assignments(): Iterable<typeof rosterAssignments.$inferInsert>
  claims(): Iterable<typeof rosterClaims.$inferInsert>
  promoCodes(): Iterable<typeof promoCodes.$inferInsert>
  referrals(): Iterable<typeof referrals.$inferInsert>
  events(): Iterable<typeof events.$inferInsert>
  teams(): Iterable<typeof teams.$inferInsert>
  members(): Iterable<typeof teamMembers.$inferInsert>
}

/** The same seed gives the same world; only the salt of the password hash differs. */
export const createDemoWorld = async ({
  athletes: athleteCount,
  seed = 2026,
}: DemoWorldOptions): Promise<DemoWorld> => {
  const [lists, sports, passwordHash] = await Promise.all([
    readLists(),
    readBundledSports(),
    hashPassword(demoPassword),
  ])
  const ingredients = { seed, athleteCount, lists, sports, passwordHash }
  return {
    users: () => userRows(ingredients),
    athletes: () => athleteRows(ingredients),
    section: (name) => sectionRows(ingredients, name),
    figures: () => figureRows(ingredients),
    visitorViews: () => visitorViewRows(ingredients),
    coachViews: () => coachViewRows(ingredients),
    guardians: () => guardianRows(ingredients),
    entitlements: () => entitlementRows(ingredients),
    assignments: () => assignmentRows(ingredients),
    claims: () => claimRows(ingredients),
    promoCodes: () => promoCodeRows(ingredients),
    referrals: () => referralRows(ingredients),
    events: () => [demoEvent],
    teams: teamRows,
    members: () => memberRows(ingredients),
  }
}
