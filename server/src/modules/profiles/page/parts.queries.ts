import type { UserType } from '@fieldhouse/contract/guards'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { readOnlyAs } from '../../../platform/database/read-only.ts'
import { users } from '../../accounts/index.ts'
import { confirmations } from '../confirmations/confirmations.tables.ts'
import { media } from '../gallery/gallery.tables.ts'
import { athletes } from '../profiles.tables.ts'
import * as tables from '../sections/sections.tables.ts'
import { pools, seasons } from '../statistics/statistics.tables.ts'
import { transcripts } from '../transcripts/transcripts.tables.ts'

/** A row in JSON form: days and times are text. */
type Wire<T extends PgTable> = {
  [K in keyof T['$inferSelect']]: T['$inferSelect'][K] extends Date
    ? string
    : T['$inferSelect'][K] extends Date | null
      ? string | null
      : T['$inferSelect'][K]
}

interface Owned extends PgTable {
  athlete_id: PgColumn
}

/** All rows of an athlete in another table, as one column. */
const listOf = <T extends Owned>(table: T, order: SQL, where: SQL = sql`true`) =>
  sql<Wire<T>[]>`coalesce((select json_agg(to_json(${table}.*) order by ${order}) from ${table}
    where ${table.athlete_id} = ${athletes.id} and ${where}), '[]'::json)`

const oneOf = <T extends Owned>(table: T) =>
  sql<Wire<T> | null>`(select to_json(${table}.*) from ${table} where ${table.athlete_id} = ${athletes.id})`

/** The group that the athlete is compared with: same sport, gender, class, and position. */
const poolsOfAthlete = sql<Wire<typeof pools>[]>`coalesce((select json_agg(to_json(${pools}.*)) from ${pools}
  where ${pools.sport_key} = ${athletes.sport_key} and ${pools.gender} = ${users.gender}
    and ${pools.class_year} = ${athletes.class_year}
    and ${pools.position} = ${athletes.position}), '[]'::json)`

interface ConfirmedPart {
  entry_id: string
  first_name: string | null
  last_name: string | null
  type: UserType
  confirmed_at: string
}

const confirmers = readOnlyAs(users, 'confirmers')

const confirmationsOfAthlete = sql<ConfirmedPart[]>`coalesce((select json_agg(json_build_object(
    'entry_id', coalesce(${confirmations.metric_id}, ${confirmations.season_id}),
    'first_name', case when ${confirmers.deleted_at} is null then ${confirmers.first_name} else 'Deleted' end,
    'last_name', case when ${confirmers.deleted_at} is null then ${confirmers.last_name} else 'account' end,
    'type', ${confirmers.type},
    'confirmed_at', ${confirmations.confirmed_at}))
  from ${confirmations} inner join ${users} confirmers on ${confirmers.id} = ${confirmations.confirmed_by}
  where ${confirmations.athlete_id} = ${athletes.id}), '[]'::json)`

const parts = {
  athlete: athletes,
  first_name: users.first_name,
  last_name: users.last_name,
  gender: users.gender,
  contacts: oneOf(tables.contacts),
  education: oneOf(tables.education),
  quote: oneOf(tables.quotes),
  vip: oneOf(tables.vipDetails),
  social: listOf(tables.socialNames, sql`${tables.socialNames.network}`),
  seasons: listOf(seasons, sql`${seasons.rank}, ${seasons.season} desc nulls first, ${seasons.id}`),
  confirmations: confirmationsOfAthlete,
  pools: poolsOfAthlete,
  metrics: listOf(tables.metrics, sql`${tables.metrics.id}`),
  goals: listOf(tables.goals, sql`${tables.goals.target_date} nulls last, ${tables.goals.id}`),
  references: listOf(tables.references, sql`${tables.references.id}`),
  awards: listOf(tables.awards, sql`${tables.awards.year} desc, ${tables.awards.id}`),
  answers: listOf(tables.answers, sql`${tables.answers.id}`),
  press: listOf(
    tables.press,
    sql`${tables.press.rank}, ${tables.press.published_on} desc nulls last, ${tables.press.id}`,
  ),
  events: listOf(
    tables.scheduledEvents,
    sql`${tables.scheduledEvents.date}, ${tables.scheduledEvents.time} nulls first`,
  ),
  interviews: listOf(
    tables.interviews,
    sql`${tables.interviews.date} desc nulls last, ${tables.interviews.id}`,
  ),
  media: listOf(
    media,
    sql`${media.rank}, ${media.created_at}, ${media.id}`,
    sql`${media.deleted_at} is null`,
  ),
  transcripts: listOf(transcripts, sql`${transcripts.id}`),
}

/** All parts of a page, in one query. */
export const findParts = (db: Db, athleteIds: readonly string[]) =>
  db
    .select(parts)
    .from(athletes)
    .innerJoin(users, sql`${users.id} = ${athletes.user_id}`)
    .where(inArray(athletes.id, [...athleteIds]))

export type Parts = Awaited<ReturnType<typeof findParts>>[number]
