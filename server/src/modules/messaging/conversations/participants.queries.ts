import type { Relationship } from '@fieldhouse/contract/accounts'
import type { ConversationKey } from '@fieldhouse/contract/messaging.live'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { type OrGiven, oncePerDatabase } from '../../../platform/database/prepared-statements.ts'
import { fieldsAsJson, nullable } from '../../../platform/database/row-as-json.ts'
import { guardians, userPhoto, users } from '../../accounts/index.ts'
import { collegeCoaches, colleges, verificationMethodOf } from '../../colleges/index.ts'
import { athletes, smallPhoto } from '../../profiles/index.ts'
import { rosterClaims } from '../../roster/index.ts'
import { athletesCoachedBy } from '../../teams/index.ts'

const relationships = sql<Record<string, Relationship> | null>`(
  select json_object_agg(${guardians.athlete_user_id}, ${guardians.relationship}) from ${guardians}
  where ${guardians.parent_id} = ${users.id})`

const person = {
  id: users.id,
  type: users.type,
  first_name: users.first_name,
  last_name: users.last_name,
  gender: users.gender,
  deleted_at: users.deleted_at,
  ...nullable({
    athlete_id: athletes.id,
    athlete_slug: athletes.slug,
    sport_key: athletes.sport_key,
    position: athletes.position,
    number: athletes.jersey_number,
    class_year: athletes.class_year,
    weight_kg: athletes.weight_kg,
  }),
  photo: sql<{ url: string } | null>`coalesce(${smallPhoto}, ${userPhoto})`,
  ...nullable({
    coach_position: collegeCoaches.position,
    team_gender: collegeCoaches.team_gender,
    college: colleges.short_name,
  }),
  /** For a college coach. A team verifies only for its own athletes, so this needs a known athlete. */
  verified_by: verificationMethodOf(users.id),
  /** The athletes whose teams confirmed this coach, by user id. */
  team_athletes: athletesCoachedBy(users.id),
  /** For a parent, by the athlete's user id. */
  relationships,
}

const selectPeople = (db: Db, isMeant: SQL | undefined) =>
  db
    .select({ person: fieldsAsJson(person) })
    .from(users)
    .leftJoin(athletes, eq(athletes.user_id, users.id))
    .leftJoin(collegeCoaches, eq(collegeCoaches.user_id, users.id))
    .leftJoin(colleges, eq(colleges.id, collegeCoaches.college_id))
    .where(isMeant)

export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number]['person']

export const findPeople = async (db: Db, ids: readonly string[]): Promise<PersonRow[]> => {
  if (ids.length === 0) return []
  const found = await selectPeople(db, inArray(users.id, [...new Set(ids)]))
  return found.map(({ person }) => person)
}

/** As one array, so users are looked up by id instead of scanned. */
const familyIds = (athleteUserId: OrGiven<string>) => sql`array(
  select ${guardians.parent_id} from ${guardians} where ${guardians.athlete_user_id} = ${athleteUserId}
  union all
  select ${rosterClaims.success_coach_id} from ${rosterClaims} where ${rosterClaims.athlete_user_id} = ${athleteUserId})`

const participantsIn = oncePerDatabase((db) =>
  selectPeople(
    db,
    sql`${users.id} = any(${familyIds(sql.placeholder('athlete_user_id'))} || ${sql.placeholder('others')}::uuid[])`,
  ).prepare('messaging_participants'),
)

/** Everyone who can read a conversation, and others who once wrote in it. */
export const findParticipants = async (
  db: Db,
  { athlete_user_id, contact_id }: ConversationKey,
  others: readonly string[] = [],
): Promise<PersonRow[]> => {
  const given = { athlete_user_id, others: [athlete_user_id, contact_id, ...others] }
  const found = await participantsIn(db).execute(given)
  return found.map(({ person }) => person)
}

/** The athlete's side of a conversation: the athlete, the parents, and the success coach who acts for the athlete. */
export const findFamilyListeners = async (
  db: Db,
  { athlete_user_id, contact_id }: ConversationKey,
): Promise<string[]> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${users.id} = any(${familyIds(athlete_user_id)} || ${sql.param([athlete_user_id])}::uuid[])
        and ${users.id} <> ${contact_id} and ${users.deleted_at} is null
        and (${users.type} <> 'rsc'
          or exists(select 1 from ${users} as contact where contact.id = ${contact_id} and contact.type = 'coach'))`,
    )
  return found.map(({ id }) => id)
}
