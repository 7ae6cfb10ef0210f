import type { ConversationKey } from '@fieldhouse/contract/messaging.live'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { oncePerDatabase } from '../../../platform/database/prepared-statements.ts'
import { readOnlyAs } from '../../../platform/database/read-only.ts'
import { fieldsAsJson, nullable, rowAsJson } from '../../../platform/database/row-as-json.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { accessTo, guardians, isParentOf, users } from '../../accounts/index.ts'
import { athletes, coachVerifiedFor } from '../../profiles/index.ts'
import { rosterAssignments, rosterClaims } from '../../roster/index.ts'
import { conversations, drafts, messages, readMarks } from '../messaging.tables.ts'

const athleteUsers = readOnlyAs(users, 'athlete_users')
const contactUsers = readOnlyAs(users, 'contact_users')

const isAssigned = sql<boolean>`exists(select 1 from ${rosterAssignments}
  where ${rosterAssignments.coach_id} = ${contactUsers.id} and ${rosterAssignments.athlete_user_id} = ${athleteUsers.id})`

const hasCoachWritten = sql<boolean>`exists(select 1 from ${messages}
  where ${messages.conversation_id} = ${conversations.id} and ${messages.side} = 'coach'
    and not ${messages.is_withheld})`

const reader = sql.placeholder('reader')

const facts = {
  read_seq: sql<number>`coalesce(${readMarks.read_seq}, 0)`,
  contact_type: contactUsers.type,
  contact_name: sql<string>`${contactUsers.first_name} || ' ' || ${contactUsers.last_name}`,
  has_contact_left: sql<boolean>`${contactUsers.deleted_at} is not null`,
  has_athlete_left: sql<boolean>`${athleteUsers.deleted_at} is not null`,
  ...nullable({
    claimed_by: rosterClaims.success_coach_id,
    sport_key: athletes.sport_key,
    is_visible: athletes.is_visible,
    draft: drafts.content,
  }),
  is_assigned: isAssigned,
  verified_by: coachVerifiedFor(contactUsers.id, athleteUsers.id),
  is_guardian: isParentOf(reader, athleteUsers.id),
  center: accessTo(athleteUsers.id, 'recruiting-center', sql.placeholder('now')),
  success_coach: accessTo(athleteUsers.id, 'success-coach', sql.placeholder('now')),
  has_coach_written: hasCoachWritten,
}

const factsIn = oncePerDatabase((db) =>
  db
    .select({ conversation: rowAsJson(conversations), facts: fieldsAsJson(facts) })
    .from(athleteUsers)
    .leftJoin(athletes, eq(athletes.user_id, athleteUsers.id))
    .innerJoin(contactUsers, eq(contactUsers.id, sql.placeholder('contact_id')))
    .leftJoin(rosterClaims, eq(rosterClaims.athlete_user_id, athleteUsers.id))
    .leftJoin(
      conversations,
      and(eq(conversations.athlete_user_id, athleteUsers.id), eq(conversations.coach_id, contactUsers.id)),
    )
    .leftJoin(readMarks, and(eq(readMarks.conversation_id, conversations.id), eq(readMarks.user_id, reader)))
    .leftJoin(
      drafts,
      and(
        eq(drafts.user_id, reader),
        eq(drafts.athlete_user_id, athleteUsers.id),
        eq(drafts.contact_id, contactUsers.id),
      ),
    )
    // An erased athlete has no page anymore, but their messages stay.
    .where(
      and(
        eq(athleteUsers.id, sql.placeholder('athlete_user_id')),
        or(isNotNull(athletes.id), isNotNull(athleteUsers.erased_at)),
      ),
    )
    .prepare('messaging_facts'),
)

/** All facts about a conversation and the caller, in one query. Null if a side is missing. */
export const findFacts = async (
  db: Db,
  { athlete_user_id, contact_id }: ConversationKey,
  readerId: string,
) => {
  const now = clock.now().toISOString()
  const [found] = await factsIn(db).execute({ athlete_user_id, contact_id, reader: readerId, now })
  return found ? { ...found.facts, conversation: found.conversation as StoredConversation | null } : null
}

export type StoredConversation = typeof conversations.$inferSelect

/** The athletes of a parent by user id, oldest first. */
export const findAthleteUserIdsOf = async (db: Db, parentId: string): Promise<string[]> => {
  const found = await db
    .select({ athlete_user_id: guardians.athlete_user_id })
    .from(guardians)
    .innerJoin(users, and(eq(users.id, guardians.athlete_user_id), isNull(users.deleted_at)))
    .where(eq(guardians.parent_id, parentId))
    .orderBy(guardians.created_at, guardians.athlete_user_id)
  return found.map(({ athlete_user_id }) => athlete_user_id)
}

/** Blocks by the family, also before the first message. */
export const setBlocked = async (
  db: Db,
  { athlete_user_id, contact_id }: ConversationKey,
  blocked_by: string | null,
): Promise<void> => {
  const now = clock.now()
  const block = { blocked_at: blocked_by === null ? null : now, blocked_by }
  await db
    .insert(conversations)
    .values({ id: uuidv7(), athlete_user_id, coach_id: contact_id, created_at: now, ...block })
    .onConflictDoUpdate({ target: [conversations.athlete_user_id, conversations.coach_id], set: block })
}
