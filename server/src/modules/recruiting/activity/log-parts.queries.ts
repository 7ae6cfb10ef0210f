import {
  type EventType,
  eventTypes,
  type LoggedType,
  loggedTypes,
} from '@fieldhouse/contract/recruiting.activity'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/index.ts'
import { collegeCoaches, isVerifiedCoach } from '../../colleges/index.ts'
import { conversations, messages, readMarks } from '../../messaging/index.ts'
import { coachViews, pageMessages } from '../../profiles/index.ts'
import type { Center, FamilyCenter } from '../center/open-center.ts'
import { activityEvents, viewMarks } from '../recruiting.tables.ts'
import { isOfFamily } from './events.queries.ts'
import { byReadersClock, type ReaderClock } from './reader-clock.queries.ts'

/** The reader of a log. */
export interface LogReader {
  readonly id: string
  /** A success coach in the athlete's place, who marks nothing as seen. */
  readonly isOnBehalf: boolean
  readonly clock: ReaderClock
}

/** The filters of a log. */
export interface LogFilter {
  readonly id?: string | undefined
  readonly type?: EventType | undefined
  readonly school?: number | undefined
  /** A coach, as a contact or by user id. For coaches, an athlete's user id. */
  readonly contact?: { readonly contact_id: string | null; readonly user_id: string | null } | undefined
}

/** The events of one type from one table. */
export interface LogPart {
  readonly type: EventType
  /** At most this many, newest first. An index gives the order, so the reading can stop. */
  readonly newest: (most: number) => SQL
  /** The number of events. Indexes answer it without reading the people. */
  readonly count: SQL
  /** A named subquery that both use: `name as (…)`. */
  readonly given?: SQL
}

/** In UTC. The indexes of the three tables with times use this expression. */
const minuteOf = (moment: AnyPgColumn): SQL => sql`date_trunc('minute', ${moment} at time zone 'UTC')`

const localMinute = (minute: SQL, { clock }: LogReader): SQL => byReadersClock(minute, clock)

/** For coaches: nothing about a deleted athlete is shown anymore. */
const isAthleteHere = (athleteUserId: AnyPgColumn | SQL): SQL =>
  sql`(select here.deleted_at is null from ${users} as here where here.id = ${athleteUserId})`

const hasId = (column: AnyPgColumn, { id }: LogFilter): SQL | undefined =>
  id === undefined ? undefined : eq(column, id)

/** As an array, so an index finds the rows of each coach. */
const coachesOf = (school: number, column: 'id' | 'user_id'): SQL =>
  sql`array(select ${collegeCoaches[column]} from ${collegeCoaches} where ${eq(collegeCoaches.college_id, school)})`

/** Whether the filter matches a coach who is known only by account. */
const isCoachAsked = (coachId: AnyPgColumn, { school, contact }: LogFilter): SQL | undefined =>
  and(
    school === undefined ? undefined : sql`${coachId} = any(${coachesOf(school, 'user_id')})`,
    contact === undefined ? undefined : sql`${coachId} = ${contact.user_id}::uuid`,
  )

/** The same if a coach's own log is filtered by athlete. */
const isPairAsked = (
  side: Center['side'],
  { athlete_user_id, coach_id }: { athlete_user_id: AnyPgColumn; coach_id: AnyPgColumn },
  { school, contact }: LogFilter,
): SQL | undefined =>
  side === 'family'
    ? isCoachAsked(coach_id, { school, contact })
    : and(
        isCoachAsked(coach_id, { school }),
        contact === undefined ? undefined : sql`${athlete_user_id} = ${contact.user_id}::uuid`,
      )

/** An event names a contact, an account, or both. If no contact is named, the account stands for it. */
const isEventAsked = (side: Center['side'], filter: LogFilter): SQL | undefined => {
  const { athlete_user_id, contact_id, coach_id } = activityEvents
  const { school, contact } = filter
  return and(
    hasId(activityEvents.id, filter),
    school === undefined
      ? undefined
      : sql`(${contact_id} = any(${coachesOf(school, 'id')})
          or (${contact_id} is null and ${isCoachAsked(coach_id, { school })}))`,
    contact === undefined
      ? undefined
      : side === 'coach'
        ? sql`${athlete_user_id} = ${contact.user_id}::uuid`
        : sql`(${contact_id} = ${contact.contact_id}::uuid or ${coach_id} = ${contact.user_id}::uuid)`,
  )
}

/** Calls, emails, or SMS: of the family, or of the coach. */
const loggedPart = (center: Center, type: LoggedType, filter: LogFilter): LogPart => {
  const { id, athlete_user_id, contact_id, coach_id, event_date, event_time, author_id, created_at } =
    activityEvents
  const isTheirs = and(
    center.side === 'family'
      ? and(eq(athlete_user_id, center.id), isOfFamily)
      : and(eq(coach_id, center.id), eq(author_id, coach_id)),
    eq(activityEvents.type, type),
    isEventAsked(center.side, filter),
  )
  const isShown = center.side === 'family' ? isTheirs : and(isTheirs, isAthleteHere(athlete_user_id))
  return {
    type,
    newest: (
      most,
    ) => sql`select ${id}, ${activityEvents.type}::int as type, ${event_date} + ${event_time} as at,
        ${athlete_user_id}, ${contact_id}, ${coach_id}, ${activityEvents.note} as content, ${activityEvents.outcome},
        ${author_id}, true as viewed, ${created_at} as updated_at, null::text as named
      from ${activityEvents} where ${isShown}
      order by ${event_date} desc, ${event_time} desc, ${id} desc limit ${most}`,
    count:
      center.side === 'family'
        ? sql`select count(*)::int from ${activityEvents} where ${isTheirs}`
        : sql`select coalesce(sum(many), 0)::int from (
            select ${athlete_user_id} as athlete_user_id, count(*) as many from ${activityEvents} where ${isTheirs} group by 1
          ) as by_athlete where ${isAthleteHere(sql`by_athlete.athlete_user_id`)}`,
  }
}

/** Only for the family. */
const viewsPart = ({ id, athlete }: FamilyCenter, reader: LogReader, filter: LogFilter): LogPart => {
  const isMarked = sql`${viewMarks.user_id} = ${reader.id} and ${viewMarks.athlete_user_id} = ${id}
    and ${viewMarks.coach_id} = seen.coach_id`
  const viewed = reader.isOnBehalf ? sql`true` : sql`coalesce(seen.viewed_at <= ${viewMarks.seen_at}, false)`
  const isTheirs = and(
    eq(coachViews.athlete_id, athlete.athlete_id),
    hasId(coachViews.id, filter),
    isCoachAsked(coachViews.coach_id, filter),
  )
  const minute = minuteOf(coachViews.viewed_at)
  return {
    type: eventTypes.view,
    newest: (most) => sql`select seen.id, ${eventTypes.view}::int, ${localMinute(sql`seen.minute`, reader)},
        ${id}::uuid, null::uuid, seen.coach_id, '', null, null::uuid, ${viewed}, seen.viewed_at, null::text
      from (
        select ${coachViews.id}, ${coachViews.coach_id}, ${coachViews.viewed_at}, ${minute} as minute
        from ${coachViews} where ${isTheirs} order by ${minute} desc, ${coachViews.id} desc limit ${most}
      ) as seen left join ${viewMarks} on ${isMarked}`,
    count: sql`select count(*)::int from ${coachViews} where ${isTheirs}`,
  }
}

/**
 * Messages from the contact form of the page, only for the family: from a coach, or from a visitor under the given
 * name.
 */
const formsPart = ({ id, athlete }: FamilyCenter, reader: LogReader, filter: LogFilter): LogPart => {
  const isCoach = isCoachAsked(pageMessages.user_id, filter)
  const isTheirs = and(
    eq(pageMessages.athlete_id, athlete.athlete_id),
    hasId(pageMessages.id, filter),
    isCoach && and(isCoach, isVerifiedCoach(pageMessages.user_id)),
  )
  const minute = minuteOf(pageMessages.created_at)
  return {
    type: eventTypes.email,
    newest: (most) => sql`select form.id, ${eventTypes.email}::int, ${localMinute(sql`form.minute`, reader)},
        ${id}::uuid, null::uuid, ${users.id},
        concat_ws(E'\n', form.contact_message, concat_ws(', ', form.contact_email, nullif(form.contact_phone, ''))),
        null, null::uuid, true, form.created_at, form.contact_name
      from (
        select ${pageMessages}.*, ${minute} as minute from ${pageMessages} where ${isTheirs}
        order by ${minute} desc, ${pageMessages.id} desc limit ${most}
      ) as form
      left join ${users} on ${users.id} = form.user_id and ${isVerifiedCoach(users.id)}`,
    count: sql`select count(*)::int from ${pageMessages} where ${isTheirs}`,
  }
}

/**
 * Conversations between the family and coaches. Each coach is looked up by id, because they are few among all users.
 */
const talksOf = (center: Center, filter: LogFilter): SQL => {
  const { id, athlete_user_id, coach_id } = conversations
  const isTheirs = and(
    center.side === 'family'
      ? eq(athlete_user_id, center.id)
      : and(eq(coach_id, center.id), isAthleteHere(athlete_user_id)),
    isPairAsked(center.side, conversations, filter),
    sql`(select coach.type from ${users} as coach where coach.id = ${coach_id}) = 'coach'`,
  )
  return sql`select ${id}, ${athlete_user_id}, ${coach_id} from ${conversations} where ${isTheirs}`
}

/**
 * Messages between the family and coaches. Only the sender sees messages that are withheld from the family. A log is
 * made of many conversations, each with its own order. So we first read the newest few of each. If these are enough,
 * the oldest of them gives the minute from which every conversation is read.
 */
const chatsPart = (center: Center, reader: LogReader, filter: LogFilter): LogPart => {
  const isShown = and(
    sql`${messages.conversation_id} = talks.id`,
    center.side === 'family' ? eq(messages.is_withheld, false) : undefined,
    hasId(messages.id, filter),
  )
  const minute = minuteOf(messages.created_at)
  const newestFirst = sql`${minute} desc, ${messages.id} desc`
  const earliest = (most: number) => sql`coalesce((
    select few.minute from talks cross join lateral (
      select ${minute} as minute from ${messages} where ${isShown} order by ${newestFirst}
      limit (select ceil(${2 * most + 1}::float8 / greatest(count(*), 1))::bigint from talks)
    ) as few order by few.minute desc offset ${Math.max(most - 1, 0)} limit 1), '-infinity')`
  const isMarked = sql`${readMarks.conversation_id} = said.talk_id and ${readMarks.user_id} = ${reader.id}`
  const countOf = (isMeant: SQL | undefined) => sql`(select count(*) from ${messages} where ${isMeant})`
  const inTalk = and(sql`${messages.conversation_id} = talks.id`, hasId(messages.id, filter))
  return {
    type: eventTypes.chat,
    given: sql`talks as materialized (${talksOf(center, filter)})`,
    newest: (most) => sql`select said.id, ${eventTypes.chat}::int, ${localMinute(sql`said.minute`, reader)},
        said.athlete_user_id, null::uuid, said.coach_id, said.content, null, said.sender_id,
        said.side = ${center.side} or said.seq <= coalesce(${readMarks.read_seq}, 0), said.created_at, null::text
      from (
        select talks.id as talk_id, talks.athlete_user_id, talks.coach_id, newest.* from talks cross join lateral (
          select ${messages.id}, ${messages.content}, ${messages.sender_id}, ${messages.side}, ${messages.seq},
            ${messages.created_at}, ${minute} as minute
          from ${messages} where ${and(isShown, sql`${minute} >= ${earliest(most)}`)}
          order by ${newestFirst} limit ${most}
        ) as newest order by newest.minute desc, newest.id desc limit ${most}
      ) as said left join ${readMarks} on ${isMarked}`,
    // All of them except the few that are withheld. An index counts both.
    count: sql`select coalesce(sum(${countOf(inTalk)} ${
      center.side === 'family' ? sql`- ${countOf(and(inTalk, sql`${messages.is_withheld}`))}` : sql``
    }), 0)::int from talks`,
  }
}

/** All parts of a log. */
export const partsOf = (center: Center, reader: LogReader, filter: LogFilter): LogPart[] => [
  ...loggedTypes.map((type) => loggedPart(center, type, filter)),
  ...(center.side === 'family' ? [viewsPart(center, reader, filter), formsPart(center, reader, filter)] : []),
  chatsPart(center, reader, filter),
]
