import type { events, teamMembers, teams } from '../modules/teams/teams.tables.ts'
import { type AthletePerson, athletesWithoutSlugs, demoUser, type Ingredients, othersOf } from './crowd.ts'
import type { Gender } from './lists.ts'
import { dayAhead, firstDay } from './people.ts'
import { teamCoachUser } from './recruiting/coach-verifications.ts'
import { momentBack } from './recruiting/days.ts'

/** Fixed ids, so links to them can be documented: `/?event={id}&role=coach`, `/?team_id={id}&role=athlete`. */
export const demoEvent = {
  id: '0199a5c0-0000-7000-8000-0000000000e0',
  name: 'Bay Area Fall Showcase',
  starts_on: '2026-10-09',
  ends_on: '2026-10-11',
  place: 'Oakland, CA',
  created_at: firstDay,
} satisfies typeof events.$inferInsert

const holidayEvent = {
  id: '0199a5c0-0000-7000-8000-0000000000e1',
  name: 'Cascade Holiday Classic',
  starts_on: dayAhead(46),
  ends_on: dayAhead(48),
  place: 'Portland, OR',
  created_at: firstDay,
} satisfies typeof events.$inferInsert

export const demoEvents = [demoEvent, holidayEvent]

const team = (place: number, name: string, gender: Gender, event = demoEvent) => ({
  id: `0199a5c0-0000-7000-8000-0000000000a${place}`,
  name,
  gender,
  event_id: event.id,
})

/** The teams of the first event. */
export const demoTeams = [
  team(1, 'Oakland Rise 17U Girls', 'female'),
  team(2, 'San Jose Summit 17U Boys', 'male'),
  team(3, 'Marin Harbor 17U Girls', 'female'),
  team(4, 'Fremont Drive 17U Boys', 'male'),
  team(5, 'East Bay Tide 16U Girls', 'female'),
  team(6, 'Peninsula Forge 16U Boys', 'male'),
]

export const allTeams = [
  ...demoTeams,
  team(7, 'Rose City Select 17U Girls', 'female', holidayEvent),
  team(8, 'Willamette Valley 16U Boys', 'male', holidayEvent),
]

/** The demo coach's own teams, by their place. An admin created the others. */
const teamsOfDemoCoach = [0, 2]

export const teamRows = (ingredients: Ingredients): (typeof teams.$inferInsert)[] =>
  allTeams.map(({ id, name, event_id }, place) => ({
    id,
    name,
    event_id,
    created_by: demoUser(ingredients, teamsOfDemoCoach.includes(place) ? 'coach' : 'admin').id,
    created_at: firstDay,
  }))

const playersOfTeam = 9

/**
 * Each team with a coach and its players. The demo coach and the demo athlete are in the first, where one more coach
 * waits.
 */
export function* memberRows(ingredients: Ingredients): Generator<typeof teamMembers.$inferInsert> {
  const playersOf = (gender: Gender) =>
    athletesWithoutSlugs(ingredients).filter(
      ({ user, athlete }) => user.gender === gender && athlete.sport_key === 'basketball',
    )
  const players = { female: playersOf('female'), male: playersOf('male') }
  const coaches = [
    demoUser(ingredients, 'coach'),
    ...othersOf(ingredients, 'coach').take(allTeams.length - 1),
  ]
  const admin = demoUser(ingredients, 'admin').id
  const nextOf = (people: Iterator<AthletePerson>) => people.next().value?.user
  for (const [place, { id: team_id, gender }] of allTeams.entries()) {
    const squad = Array.from({ length: playersOfTeam }, () => nextOf(players[gender]))
    for (const member of [coaches[place], ...squad])
      if (member)
        yield {
          team_id,
          user_id: member.id,
          created_at: member.created_at,
          confirmed_at: member.type === 'coach' ? firstDay : null,
          decided_by: member.type === 'coach' ? admin : null,
        }
  }
  const [first] = demoTeams
  if (first)
    yield {
      team_id: first.id,
      user_id: teamCoachUser(ingredients).id,
      created_at: momentBack(3, '18:45'),
      confirmed_at: null,
      decided_by: null,
    }
}
