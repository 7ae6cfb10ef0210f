import { type EventType, eventTypes, type Outcome } from '@fieldhouse/contract/recruiting.activity'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { collegeCoaches, colleges, isVerifiedCoach } from '../../colleges/index.ts'
import { conversations, messages, readMarks } from '../../messaging/index.ts'
import { athletes, coachViews, pageMessages, smallPhotoUrl } from '../../profiles/index.ts'
import type { Center, FamilyCenter } from '../center/open-center.ts'
import { activityEvents, viewMarks } from '../recruiting.tables.ts'
import { contactOfEvent, isOfFamily } from './events.queries.ts'

/** Whoever reads a log. */
export interface LogReader {
  readonly id: string
  /** A success coach in the athlete's place, who marks nothing as seen. */
  readonly isOnBehalf: boolean
  /** Minutes that their clock is behind UTC. */
  readonly offset: number
}

/** What a log is narrowed to. */
export interface LogFilter {
  readonly id?: string | undefined
  readonly type?: EventType | undefined
  readonly school?: number | undefined
  /** A coach, as a contact or by user id; for coaches, an athlete's user id. */
  readonly contact?: { readonly contact_id: string | null; readonly user_id: string | null } | undefined
}

interface Cut {
  readonly limit: number
  readonly offset: number
}

/** By the reader's clock, to the minute, as events are written down. */
const localMinute = (moment: SQL, { offset }: LogReader): SQL =>
  sql`date_trunc('minute', ${moment} at time zone 'UTC') - make_interval(mins => ${offset}::int)`

/** The coach of an account as a contact; a coach who belongs to no college is none. */
const contactOfCoach = (coachId: AnyPgColumn): SQL =>
  sql`left join ${collegeCoaches} as own on own.user_id = ${coachId}`

/** For coaches: of an athlete who left nothing is shown any more. */
const isAthleteHere = (athleteId: AnyPgColumn): SQL =>
  sql`(select here.deleted_at is null from ${users} as here where here.id = ${athleteId})`

/** Calls, mails and SMS: of the family, or of the coach. */
const loggedPart = (center: Center): SQL => {
  const isTheirs =
    center.side === 'family'
      ? and(eq(activityEvents.athlete_id, center.id), isOfFamily)
      : and(
          eq(activityEvents.coach_id, center.id),
          eq(activityEvents.author_id, center.id),
          isAthleteHere(activityEvents.athlete_id),
        )
  return sql`select ${activityEvents.id}, ${activityEvents.type}::int as type,
      ${activityEvents.event_date} + ${activityEvents.event_time} as at, ${activityEvents.athlete_id},
      ${contactOfEvent} as contact_id, ${activityEvents.coach_id}, ${activityEvents.note} as content,
      ${activityEvents.outcome}, ${activityEvents.author_id}, true as viewed, ${activityEvents.created_at} as updated_at,
      null::text as named
    from ${activityEvents} where ${isTheirs}`
}

/** For the family alone. */
const viewsPart = ({ id, athlete }: FamilyCenter, reader: LogReader): SQL => {
  const isMarked = and(
    eq(viewMarks.user_id, reader.id),
    eq(viewMarks.athlete_id, id),
    eq(viewMarks.coach_id, coachViews.coach_id),
  )
  const viewed = reader.isOnBehalf
    ? sql`true`
    : sql`coalesce(${coachViews.viewed_at} <= ${viewMarks.seen_at}, false)`
  return sql`select ${coachViews.id}, ${eventTypes.view}::int, ${localMinute(sql`${coachViews.viewed_at}`, reader)},
      ${id}::uuid, own.id, ${coachViews.coach_id}, '', null, null::uuid,
      ${viewed}, ${coachViews.viewed_at}, null::text
    from ${coachViews} left join ${viewMarks} on ${isMarked} ${contactOfCoach(coachViews.coach_id)}
    where ${eq(coachViews.athlete_id, athlete.athlete_id)}`
}

/** What came by the contact form of the page, for the family alone: from a coach, or from whoever gave that name. */
const formsPart = ({ id, athlete }: FamilyCenter, reader: LogReader): SQL => {
  const { contact_name, contact_email, contact_phone, contact_message, created_at } = pageMessages
  return sql`select ${pageMessages.id}, ${eventTypes.email}::int, ${localMinute(sql`${created_at}`, reader)},
      ${id}::uuid, own.id, ${users.id},
      concat_ws(E'\n', ${contact_message}, concat_ws(', ', ${contact_email}, nullif(${contact_phone}, ''))),
      null, null::uuid, true, ${created_at}, ${contact_name}
    from ${pageMessages}
    left join ${users} on ${and(eq(users.id, pageMessages.user_id), isVerifiedCoach(users.id))}
    ${contactOfCoach(users.id)}
    where ${eq(pageMessages.athlete_id, athlete.athlete_id)}`
}

/** Messages between the family and coaches. What is withheld from the family only its sender sees. */
const chatsPart = (center: Center, reader: LogReader): SQL => {
  const isMarked = and(eq(readMarks.conversation_id, conversations.id), eq(readMarks.user_id, reader.id))
  const isTheirs =
    center.side === 'family'
      ? and(eq(conversations.athlete_id, center.id), eq(messages.is_withheld, false))
      : and(eq(conversations.coach_id, center.id), isAthleteHere(conversations.athlete_id))
  return sql`select ${messages.id}, ${eventTypes.chat}::int, ${localMinute(sql`${messages.created_at}`, reader)},
      ${conversations.athlete_id}, own.id, ${conversations.coach_id},
      ${messages.content}, null, ${messages.sender_id},
      ${messages.side} = ${center.side} or ${messages.seq} <= coalesce(${readMarks.read_seq}, 0), ${messages.created_at},
      null::text
    from ${conversations}
    inner join ${users} on ${and(eq(users.id, conversations.coach_id), eq(users.type, 'coach'))}
    inner join ${messages} on ${eq(messages.conversation_id, conversations.id)}
    left join ${readMarks} on ${isMarked} ${contactOfCoach(conversations.coach_id)}
    where ${isTheirs}`
}

const partsOf = (center: Center, reader: LogReader): SQL[] => [
  loggedPart(center),
  ...(center.side === 'family' ? [viewsPart(center, reader), formsPart(center, reader)] : []),
  chatsPart(center, reader),
]

const isAsked = (side: Center['side'], { id, school, contact }: LogFilter): SQL =>
  and(
    id === undefined ? undefined : sql`id = ${id}`,
    school === undefined
      ? undefined
      : sql`contact_id in (select own.id from ${collegeCoaches} as own where own.college_id = ${school})`,
    contact === undefined
      ? undefined
      : side === 'coach'
        ? sql`athlete_id = ${contact.user_id}`
        : sql`(contact_id = ${contact.contact_id} or coach_id = ${contact.user_id})`,
  ) ?? sql`true`

const countOf = (type: EventType) => sql`count(*) filter (where type = ${type})::int`

/** An event with the names of those whom it was between. */
export type LogRow = {
  id: string
  type: EventType
  event_date: string
  event_time: string
  contact_id: string | null
  coach_user_id: string | null
  coach_first_name: string
  coach_last_name: string
  coach_position: string | null
  college_id: number | null
  college_name: string | null
  college_short_name: string | null
  athlete_id: string
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

/** A log and how long it is by type, in one statement: people are looked up for the page alone. */
export const findLog = async (
  db: Db,
  center: Center,
  reader: LogReader,
  filter: LogFilter,
  { limit, offset }: Cut,
): Promise<{ rows: LogRow[]; counted: Counted }> => {
  const ofType = filter.type === undefined ? sql`true` : sql`type = ${filter.type}`
  const { rows } = await db.execute<Counted & { [Name in keyof LogRow]: LogRow[Name] }>(sql`
    with found as materialized (
      select * from (${sql.join(partsOf(center, reader), sql` union all `)}) as events
      where ${isAsked(center.side, filter)}
    ), counted as (
      select ${countOf(eventTypes.call)} as calls, ${countOf(eventTypes.email)} as emails,
        ${countOf(eventTypes.sms)} as texts, ${countOf(eventTypes.view)} as views,
        ${countOf(eventTypes.chat)} as chats
      from found
    ), page as (
      select * from found where ${ofType} order by at desc, id desc limit ${limit} offset ${offset}
    )
    select counted.*, page.id, page.type, to_char(page.at, 'YYYY-MM-DD') as event_date,
      to_char(page.at, 'HH24:MI') as event_time, page.contact_id,
      case when coach.deleted_at is null then coach.id end as coach_user_id,
      coalesce(contact.first_name, coach.first_name, page.named) as coach_first_name,
      coalesce(contact.last_name, coach.last_name, '') as coach_last_name, contact.position as coach_position,
      college.id as college_id, college.name as college_name, college.short_name as college_short_name,
      page.athlete_id,
      athlete.first_name as athlete_first_name, athlete.last_name as athlete_last_name,
      ${athletes.position} as athlete_position, ${smallPhotoUrl} as athlete_photo, page.content, page.outcome,
      page.author_id, author.first_name || ' ' || author.last_name as author_name, page.viewed,
      to_char(page.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at
    from counted left join page on true
    left join ${collegeCoaches} as contact on contact.id = page.contact_id
    left join ${colleges} as college on college.id = contact.college_id
    left join ${users} as coach on coach.id = coalesce(contact.user_id, page.coach_id)
    left join ${users} as athlete on athlete.id = page.athlete_id
    left join ${athletes} on ${athletes.user_id} = page.athlete_id
    left join ${users} as author on author.id = page.author_id
    order by page.at desc, page.id desc`)
  const [first] = rows
  if (!first) throw new Error('A count is always one row')
  return { rows: rows.filter(({ id }) => id !== null), counted: first }
}
