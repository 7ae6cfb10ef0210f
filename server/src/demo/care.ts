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
import { successCoaches, successCoachUsers } from './work/success-coaches.ts'

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
const rosterOfOthers = 9

const athletesWithAdvisor = (ingredients: Ingredients) =>
  athletesWithoutSlugs(ingredients).filter(({ access }) => access.includes('success-coach'))

/** The roster of the demo success coach, the demo athlete first. */
export const demoRoster = (ingredients: Ingredients): AthletePerson[] =>
  athletesWithAdvisor(ingredients).take(rosterOfDemo).toArray()

/** These wait to be claimed, in worlds of every size. */
const waitingForCoach = 4

/**
 * The athletes of the success coaches who can sign in, besides the demo coach. Those in between wait for one.
 */
export const knownRosters = (ingredients: Ingredients) => {
  const entitled = athletesWithAdvisor(ingredients).drop(rosterOfDemo + waitingForCoach)
  return successCoaches.map(({ state, roster }, index) => ({
    state,
    coach: successCoachUsers(ingredients)[index],
    athletes: Array.from({ length: roster }, () => entitled.next().value).filter(
      (athlete) => athlete !== undefined,
    ),
  }))
}

/** The athletes of the success coaches who can't sign in. */
export function* otherRosters(
  ingredients: Ingredients,
): Generator<{ readonly coach: UserRow; readonly athletes: readonly AthletePerson[] }> {
  const known = knownRosters(ingredients).reduce((sum, { athletes }) => sum + athletes.length, 0)
  const entitled = athletesWithAdvisor(ingredients).drop(rosterOfDemo + waitingForCoach + known)
  for (const coach of othersOf(ingredients, 'rsc')) {
    const athletes: AthletePerson[] = []
    for (let place = 0; place < rosterOfOthers; place++) {
      const athlete = entitled.next().value
      if (athlete) athletes.push(athlete)
    }
    if (athletes.length === 0) return
    yield { coach, athletes }
  }
}

/** In how many days the packages of one roster end, by the athletes' place. */
export const endingPackages = (ingredients: Ingredients): ReadonlyMap<number, number> => {
  const ending = knownRosters(ingredients).find(({ state }) => state === 'ending')
  return new Map(ending?.athletes.map(({ place }, index) => [place, 5 + 4 * index]))
}

/** Success coaches have athletes whose package includes one, since it does, and leave some to be claimed. */
export function* claimRows(
  ingredients: Ingredients,
  openedAt: (athleteUserId: string) => Date | undefined,
): Generator<ClaimRow> {
  const claim = (coach: UserRow, { user }: AthletePerson) => ({
    athlete_user_id: user.id,
    success_coach_id: coach.id,
    created_at: later(coach.created_at, openedAt(user.id) ?? user.created_at),
  })
  const demoCoach = demoUser(ingredients, 'rsc')
  for (const athlete of demoRoster(ingredients)) yield claim(demoCoach, athlete)
  for (const { coach, athletes } of knownRosters(ingredients))
    if (coach) for (const athlete of athletes) yield claim(coach, athlete)
  for (const { coach, athletes } of otherRosters(ingredients))
    for (const athlete of athletes) yield claim(coach, athlete)
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
