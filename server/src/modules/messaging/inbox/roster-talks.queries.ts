import { highestShownCount } from '@fieldhouse/contract/messaging.live'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { shownName, users } from '../../accounts/index.ts'
import { rosterClaims } from '../../roster/index.ts'
import { conversations, messages, readMarks } from '../messaging.tables.ts'
import { unreadAfter } from './reader.queries.ts'

const gap = sql`${conversations.coach_last_seq} - coalesce(${readMarks.read_seq}, 0)`

/**
 * Messages have numbers without gaps, so the numbers alone tell that everything is read, or that there is more than is
 * ever shown. Only the few in between are counted, so a long conversation costs no more than a short one.
 */
const unread = sql<number>`case when ${gap} <= 0 then 0 when ${gap} > ${highestShownCount} then ${highestShownCount + 1}
  else ${unreadAfter(sql`${conversations.id}`, sql`${readMarks.read_seq}`, 'coach')} end`

const coachId = sql.placeholder('coach_id')

/**
 * The conversations of a success coach with the families on the roster, as part of a larger query. The coach is given when
 * it runs.
 */
export const selectTalksOnRoster = (db: Db) =>
  db
    .select({
      athlete_user_id: conversations.athlete_user_id,
      unread,
      last_at: messages.created_at,
      /** The family wrote last. */
      is_unanswered: sql<boolean>`${messages.side} = 'family'`,
      sender: shownName(users),
    })
    .from(rosterClaims)
    .innerJoin(
      conversations,
      and(
        eq(conversations.athlete_user_id, rosterClaims.athlete_user_id),
        eq(conversations.coach_id, rosterClaims.success_coach_id),
      ),
    )
    .innerJoin(
      messages,
      and(eq(messages.conversation_id, conversations.id), eq(messages.seq, conversations.coach_last_seq)),
    )
    .innerJoin(users, eq(users.id, messages.sender_id))
    .leftJoin(readMarks, and(eq(readMarks.conversation_id, conversations.id), eq(readMarks.user_id, coachId)))
    .where(and(eq(rosterClaims.success_coach_id, coachId), isNotNull(conversations.coach_last_at)))
