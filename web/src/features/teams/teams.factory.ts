import type { MyTeam, OpenTeam, TeamMember } from '@fieldhouse/contract/teams.my'

const id = '01890a5d-ac96-774b-bcce-b302099a7001'

/** A team of one's own. */
export const myTeamOf = (facts: Partial<MyTeam> = {}): MyTeam => ({
  id,
  name: 'Ridgeline Varsity',
  is_owner: true,
  status: null,
  event: {
    id: '01890a5d-ac96-774b-bcce-b302099a7002',
    name: 'Cascade Classic',
    starts_on: '2026-12-04',
    ends_on: '2026-12-06',
    place: 'Bend, OR',
  },
  athletes: 1,
  coaches: 1,
  waiting: 0,
  created_at: '2026-09-01T12:00:00Z',
  ...facts,
})

export const memberOf = (facts: Partial<TeamMember> = {}): TeamMember => ({
  user_id: '01890a5d-ac96-774b-bcce-b302099a7003',
  first_name: 'Amara',
  last_name: 'Whitlock',
  type: 'athlete',
  athlete_slug: 'amara-whitlock',
  photo: null,
  position: 'SG',
  class: 2027,
  status: null,
  joined_at: '2026-10-05T12:00:00Z',
  ...facts,
})

export const coachMemberOf = (facts: Partial<TeamMember> = {}): TeamMember =>
  memberOf({
    user_id: '01890a5d-ac96-774b-bcce-b302099a7004',
    first_name: 'Lee',
    last_name: 'Ash',
    type: 'coach',
    athlete_slug: null,
    position: null,
    class: null,
    status: 'verified',
    ...facts,
  })

export const openTeamOf = (facts: Partial<OpenTeam> = {}): OpenTeam => ({
  ...myTeamOf(),
  members: [memberOf(), coachMemberOf()],
  links: [
    { role: 'athlete', path: `/?role=athlete&team_id=${id}` },
    { role: 'coach', path: `/?role=coach&team_id=${id}` },
  ],
  can: { change: true },
  ...facts,
})
