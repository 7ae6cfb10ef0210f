import type { CoachReview, ReviewFilter } from '@fieldhouse/contract/colleges.verification'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { atMost } from '../../../platform/database/planning.ts'
import { readOnlyAs } from '../../../platform/database/read-only.ts'
import { users } from '../../accounts/index.ts'
import { teamMembers, teams } from '../../teams/index.ts'
import { coachVerifications, colleges } from '../colleges.tables.ts'

const deciders = readOnlyAs(users, 'deciders')
const creators = readOnlyAs(users, 'creators')

const nameOf = (table: typeof deciders | typeof creators) =>
  sql`case when ${table.id} is null then null else ${table.first_name} || ' ' || ${table.last_name} end`

/** College coaches by their request. */
const collegeReviews = sql`
  select ${users.id}::text as id, ${users.id} as user_id, ${users.first_name} as first_name,
    ${users.last_name} as last_name, ${users.email} as email, ${coachVerifications.status} as status,
    ${coachVerifications.method} as method,
    json_build_object('id', ${colleges.id}, 'name', ${colleges.name}, 'short_name', ${colleges.short_name},
      'website', ${colleges.website}) as college,
    null::json as team, ${coachVerifications.position} as position,
    ${coachVerifications.team_gender} as team_gender,
    ${coachVerifications.staff_page_url} as staff_page_url, ${coachVerifications.proven_email} as proven_email,
    ${coachVerifications.reason} as reason, ${coachVerifications.requested_at} as requested_at,
    ${coachVerifications.decided_at} as decided_at, ${nameOf(deciders)} as decided_by,
    ${coachVerifications.verified_until} as verified_until
  from ${coachVerifications}
  inner join ${users} on ${users.id} = ${coachVerifications.user_id}
    and ${users.deleted_at} is null and ${users.type} = 'coach'
  inner join ${colleges} on ${colleges.id} = ${coachVerifications.college_id}
  left join ${users} as deciders on ${deciders.id} = ${coachVerifications.decided_by}`

const memberStatus = sql`case when ${teamMembers.confirmed_at} is not null then 'verified'
  when ${teamMembers.refused_at} is not null then 'refused' else 'pending' end`

/** Coaches who joined a team through its link. */
const teamReviews = sql`
  select ${users.id}::text || ' ' || ${teams.id}::text as id, ${users.id} as user_id,
    ${users.first_name} as first_name, ${users.last_name} as last_name, ${users.email} as email,
    ${memberStatus} as status, case when ${teamMembers.confirmed_at} is null then null else 'team' end as method,
    null::json as college,
    json_build_object('id', ${teams.id}, 'name', ${teams.name}, 'created_by', ${nameOf(creators)}) as team,
    null as position, null as team_gender, null as staff_page_url, null as proven_email, ${teamMembers.reason} as reason,
    ${teamMembers.created_at} as requested_at,
    coalesce(${teamMembers.confirmed_at}, ${teamMembers.refused_at}) as decided_at,
    ${nameOf(deciders)} as decided_by, null::timestamptz as verified_until
  from ${teamMembers}
  inner join ${users} on ${users.id} = ${teamMembers.user_id}
    and ${users.deleted_at} is null and ${users.type} = 'coach'
  inner join ${teams} on ${teams.id} = ${teamMembers.team_id} and ${teams.deleted_at} is null
  left join ${users} as deciders on ${deciders.id} = ${teamMembers.decided_by}
  left join ${users} as creators on ${creators.id} = ${teams.created_by}`

const reviews = sql`(${collegeReviews} union all ${teamReviews}) as reviews`

const has = (text: string): SQL =>
  sql`strpos(lower(concat_ws(' ', first_name, last_name, email, college->>'name', team->>'name')), lower(${text})) > 0`

type ReviewRow = Omit<CoachReview, 'requested_at' | 'decided_at' | 'verified_until'> & {
  requested_at: string | Date
  decided_at: string | Date | null
  verified_until: string | Date | null
}

const isoOf = (moment: string | Date): string => new Date(moment).toISOString()

const present = (row: ReviewRow): CoachReview => ({
  ...row,
  requested_at: isoOf(row.requested_at),
  decided_at: row.decided_at && isoOf(row.decided_at),
  verified_until: row.verified_until && isoOf(row.verified_until),
})

interface ReviewSearch {
  readonly status: ReviewFilter
  readonly q: string | undefined
}

const isFound = ({ status, q }: ReviewSearch): SQL =>
  sql`status = ${status} and ${q === undefined ? sql`true` : has(q)}`

/** Waiting coaches are listed longest wait first, and decided ones newest first. */
export const findReviews = async (
  db: Db,
  search: ReviewSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<CoachReview[]> => {
  const isWaiting = search.status === 'pending' || search.status === 'paused'
  const order = isWaiting ? sql`requested_at, id` : sql`decided_at desc nulls last, id`
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select * from ${reviews} where ${isFound(search)} order by ${order}
      limit ${atMost(limit)} offset ${offset}`,
  )
  return (rows as unknown as ReviewRow[]).map(present)
}

export const countFoundReviews = async (db: Db, search: ReviewSearch): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${reviews} where ${isFound(search)}`,
  )
  return rows[0]?.total ?? 0
}

export const countReviews = async (db: Db): Promise<Partial<Record<ReviewFilter, number>>> => {
  const { rows } = await db.execute<{ status: ReviewFilter; count: number }>(
    sql`select status, count(*)::int as count from ${reviews} group by status`,
  )
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

/** The coaches who wait for a decision, and since when the first of them does. */
export const countWaitingReviews = async (db: Db): Promise<{ count: number; since: Date | null }> => {
  const { rows } = await db.execute<{ count: number; since: string | Date | null }>(
    sql`select count(*)::int as count, min(requested_at) as since from ${reviews} where status = 'pending'`,
  )
  const [found] = rows
  return { count: found?.count ?? 0, since: found?.since ? new Date(found.since) : null }
}

export const findReview = async (db: Db, userId: string): Promise<CoachReview | null> => {
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select * from ${reviews} where id = ${userId}`,
  )
  const [found] = rows as unknown as ReviewRow[]
  return found ? present(found) : null
}
