import type { CoachedTeam } from '@fieldhouse/contract/colleges.verification'
import type { Db } from '../../platform/database/database.ts'
import { findTeamsWithPlayers } from './team-coaches.queries.ts'

type Team = Omit<CoachedTeam, 'athletes'> & {
  readonly players: readonly {
    readonly user_id: string
    readonly first_name: string
    readonly last_name: string
  }[]
}

/** The teams that a coach joined through a link, with the players of those that confirmed the coach. */
export const findCoachedTeams = async (db: Db, coachId: string): Promise<Team[]> => {
  const { teams, players } = await findTeamsWithPlayers(db, coachId)
  return teams.map((team) => ({
    ...team,
    players: players
      .filter(({ team_id }) => team_id === team.team_id)
      .map(({ user_id, first_name, last_name }) => ({ user_id, first_name, last_name })),
  }))
}
