import { type EventType, eventTypes, type Outcome } from '@fieldhouse/contract/recruiting.activity'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { collegeCoaches, colleges } from '../../colleges/index.ts'
import { athletes, smallPhotoUrl } from '../../profiles/index.ts'
import type { Center } from '../center/open-center.ts'
import { type LogFilter, type LogPart, type LogReader, partsOf } from './log-parts.queries.ts'

interface Cut {
  readonly limit: number
  readonly offset: number
}

/** An event with the names of its two sides. */
export type LogRow = {
  id: string
  type: EventType
  event_date: string
  event_time: string
  /** Null also for a contact that the family removed. */
  contact_id: string | null
  coach_user_id: string | null
  coach_first_name: string
  coach_last_name: string
  coach_position: string | null
  college_id: number | null
  college_name: string | null
  college_short_name: string | null
  athlete_user_id: string
  athlete_first_name: string
  athlete_last_name: string
  athlete_position: string | null
  athlete_photo: string | null
  content: string
  outcome: Outcome | null
  author_id: string | null
  author_name: string | null
  viewed: boolean
  updated_at: string
}

type Counted = Record<'calls' | 'emails' | 'texts' | 'views' | 'chats', number>

const countOf = (parts: readonly LogPart[], type: EventType) =>
  sql.join(
    [sql`0`, ...parts.filter((part) => part.type === type).map(({ count }) => sql`(${count})`)],
    sql` + `,
  )

/**
 * One page of a log, and the length of the log by type, in one statement. Each part returns only what the page may
 * need, and is counted separately, so the first pages of a long log read only a small part. People are looked up only
 * for the page.
 */
export const findLog = async (
  db: Db,
  center: Center,
  reader: LogReader,
  filter: LogFilter,
  { limit, offset }: Cut,
): Promise<{ rows: LogRow[]; counted: Counted }> => {
  const parts = partsOf(center, reader, filter)
  const isAsked = ({ type }: LogPart) => filter.type === undefined || filter.type === type
  const newest = parts.map((part) => sql`(${part.newest(isAsked(part) ? offset + limit : 0)})`)
  const given = parts.flatMap((part) => part.given ?? [])
  const { rows } = await db.execute<Counted & { [Name in keyof LogRow]: LogRow[Name] }>(sql`
    with ${sql.join(given, sql`, `)}, counted as (
      select ${countOf(parts, eventTypes.call)} as calls, ${countOf(parts, eventTypes.email)} as emails,
        ${countOf(parts, eventTypes.sms)} as texts, ${countOf(parts, eventTypes.view)} as views,
        ${countOf(parts, eventTypes.chat)} as chats
    ), cut as (
      select * from (${sql.join(newest, sql` union all `)}) as events
      order by at desc, id desc limit ${limit} offset ${offset}
    ), page as materialized (
      select cut.id, cut.type, cut.at, cut.athlete_user_id, cut.content, cut.outcome, cut.author_id, cut.viewed,
        cut.updated_at, cut.named, case when contact.added_for is null or contact.is_listed then contact.id end as contact_id,
        contact.first_name, contact.last_name, contact.position,
        contact.college_id, coalesce(contact.user_id, cut.coach_id) as coach_id
      from cut left join ${collegeCoaches} as contact on contact.id = coalesce(
        cut.contact_id, (select own.id from ${collegeCoaches} as own where own.user_id = cut.coach_id))
    ), people as materialized (
      select id, first_name, last_name, deleted_at from ${users} where id = any(array(
        select coach_id from page union select athlete_user_id from page union select author_id from page))
    )
    select counted.*, page.id, page.type, to_char(page.at, 'YYYY-MM-DD') as event_date,
      to_char(page.at, 'HH24:MI') as event_time, page.contact_id,
      case when coach.deleted_at is null then coach.id end as coach_user_id,
      coalesce(page.first_name, coach.first_name, page.named) as coach_first_name,
      coalesce(page.last_name, coach.last_name, '') as coach_last_name, page.position as coach_position,
      college.id as college_id, college.name as college_name, college.short_name as college_short_name,
      page.athlete_user_id,
      athlete.first_name as athlete_first_name, athlete.last_name as athlete_last_name,
      ${athletes.position} as athlete_position, ${smallPhotoUrl} as athlete_photo, page.content, page.outcome,
      page.author_id, author.first_name || ' ' || author.last_name as author_name, page.viewed,
      to_char(page.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at
    from counted left join page on true
    left join ${colleges} as college on college.id = page.college_id
    left join people as coach on coach.id = page.coach_id
    left join people as athlete on athlete.id = page.athlete_user_id
    left join ${athletes} on ${athletes.user_id} = page.athlete_user_id
    left join people as author on author.id = page.author_id
    order by page.at desc, page.id desc`)
  const [first] = rows
  if (!first) throw new Error('The count returned no row')
  return { rows: rows.filter(({ id }) => id !== null), counted: first }
}
