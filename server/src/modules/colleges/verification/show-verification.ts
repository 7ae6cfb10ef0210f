import type { CoachedTeam, CoachVerification } from '@fieldhouse/contract/colleges.verification'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { findCoachedTeams } from '../../teams/index.ts'
import { acceptedDomainsFrom } from './college-domains.ts'
import { isUpToAdmin } from './settle-verification.ts'
import { findShownVerification } from './verification.queries.ts'

const nothing = {
  status: 'none',
  method: null,
  college: null,
  position: null,
  team_gender: null,
  staff_page_url: null,
  reason: null,
  proven_email: null,
  requested_at: null,
  verified_until: null,
  accepted_domains: [],
} as const

/** The public pages of these athletes, by user id. Another module knows them. */
export type FindPublicSlugs = (db: Db, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>

const showTeams = async (db: Db, coachId: string, findSlugs: FindPublicSlugs): Promise<CoachedTeam[]> => {
  const teams = await findCoachedTeams(db, coachId)
  const slugs = await findSlugs(
    db,
    teams.flatMap(({ players }) => players.map(({ user_id }) => user_id)),
  )
  return teams.map(({ players, ...team }) => ({
    ...team,
    athletes: players.flatMap(({ user_id, ...name }) => {
      const athlete_slug = slugs.get(user_id)
      return athlete_slug === undefined ? [] : [{ athlete_slug, ...name }]
    }),
  }))
}

/** Coaches always see their status and what is missing. */
export const showVerification = async (
  db: Db,
  { id }: Actor,
  findSlugs: FindPublicSlugs,
): Promise<CoachVerification> => {
  const [teams, shown] = await Promise.all([showTeams(db, id, findSlugs), findShownVerification(db, id)])
  if (!shown) return { ...nothing, accepted_domains: [], teams }
  const { verification: found, college, domains } = shown
  const { status, method, position, team_gender, staff_page_url, reason, proven_email } = found
  return {
    status,
    method,
    position,
    team_gender,
    staff_page_url,
    reason,
    proven_email,
    college: { id: college.id, name: college.name, short_name: college.short_name },
    requested_at: found.requested_at.toISOString(),
    verified_until: found.verified_until?.toISOString() ?? null,
    accepted_domains: isUpToAdmin(found) ? [] : acceptedDomainsFrom(college.website, domains),
    teams,
  }
}
