import type { entitlementGrants } from '../modules/accounts/accounts.tables.ts'
import type { rosterAssignments, rosterClaims } from '../modules/roster/roster.tables.ts'
import {
  type AthletePerson,
  athletesWithoutSlugs,
  crowds,
  demoUser,
  type Ingredients,
  othersOf,
} from './crowd.ts'
import { later, type UserRow } from './people.ts'
import { Random } from './random.ts'

/** Athletes without a package have what an admin granted them, from the day they joined. */
export function* grantRows(
  ingredients: Ingredients,
  isWithPackage: (place: number) => boolean,
): Generator<typeof entitlementGrants.$inferInsert> {
  const ids = new Random(ingredients.seed, crowds.entitlements, 0)
  for (const { place, user, access } of athletesWithoutSlugs(ingredients))
    for (const what of isWithPackage(place) ? [] : access)
      yield {
        id: ids.uuid(user.created_at),
        user_id: user.id,
        what,
        from_at: user.created_at,
        until_at: null,
        source: 'grant',
        created_at: user.created_at,
      }
}

export type ClaimRow = Required<typeof rosterClaims.$inferInsert>

const rosterOfDemo = 8
const rosterOfOthers = 6

const athletesWithAdvisor = (ingredients: Ingredients) =>
  athletesWithoutSlugs(ingredients).filter(({ access }) => access.includes('success-coach'))

/** The roster of the demo success coach, the demo athlete first. */
export const demoRoster = (ingredients: Ingredients): AthletePerson[] =>
  athletesWithAdvisor(ingredients).take(rosterOfDemo).toArray()

/** Success coaches have athletes whose package includes one, since it does, and leave some to be claimed. */
export function* claimRows(
  ingredients: Ingredients,
  openedAt: (athleteUserId: string) => Date | undefined,
): Generator<ClaimRow> {
  const entitled = athletesWithAdvisor(ingredients)
  const claim = (coach: UserRow, { user }: AthletePerson) => ({
    athlete_user_id: user.id,
    success_coach_id: coach.id,
    created_at: later(coach.created_at, openedAt(user.id) ?? user.created_at),
  })
  function* rosterOf(coach: UserRow, size: number) {
    for (let place = 0; place < size; place++) {
      const athlete = entitled.next().value
      if (!athlete) return
      yield claim(coach, athlete)
    }
  }
  yield* rosterOf(demoUser(ingredients, 'rsc'), rosterOfDemo)
  for (const coach of othersOf(ingredients, 'rsc')) yield* rosterOf(coach, rosterOfOthers)
}

const assignedToDemo = 12

/** The demo coach coaches women's basketball. */
export const playsForDemoCoach = ({ user, athlete }: AthletePerson): boolean =>
  athlete.sport_key === 'basketball' && user.gender === 'female'

/** The demo coach's players, including the demo athlete and her sister. */
export const assignedPlayers = (ingredients: Ingredients): AthletePerson[] =>
  athletesWithoutSlugs(ingredients).filter(playsForDemoCoach).take(assignedToDemo).toArray()

export function* assignmentRows(ingredients: Ingredients): Generator<typeof rosterAssignments.$inferInsert> {
  const coach = demoUser(ingredients, 'coach')
  for (const { user } of assignedPlayers(ingredients))
    yield { coach_id: coach.id, athlete_user_id: user.id, created_at: user.created_at }
}
