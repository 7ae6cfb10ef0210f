import type { ClientBase } from 'pg'
import { users } from '../server/src/modules/accounts/accounts.tables.ts'
import {
  coachVerifications,
  collegeCoaches,
  colleges,
} from '../server/src/modules/colleges/colleges.tables.ts'
import { athletes } from '../server/src/modules/profiles/profiles.tables.ts'
import { bulkInsert } from '../server/src/platform/database/bulk-insert.ts'
import type { Db } from '../server/src/platform/database/database.ts'
import { uuidv7 } from '../server/src/platform/database/uuid.ts'

const times = <Value>(count: number, make: (place: number) => Value): Value[] =>
  Array.from({ length: count }, (_, place) => make(place))

const peopleOf = (type: 'athlete' | 'coach', count: number) =>
  times(count, (place) => {
    const id = uuidv7()
    return { id, type, email: `${id}@example.test`, first_name: 'Robin', last_name: `Marsh ${place}` }
  })

/** Athletes with a page, by their user ids. */
export const buildAthletes = async (db: Db, count: number): Promise<string[]> => {
  const people = peopleOf('athlete', count)
  await bulkInsert(db, users, people)
  await bulkInsert(
    db,
    athletes,
    people.map(({ id }) => ({
      id: uuidv7(),
      user_id: id,
      slug: id,
      sport_key: 'basketball',
      position: 'SG',
      class_year: 2027,
    })),
  )
  return people.map(({ id }) => id)
}

/** Coaches with an account, each at a different college. */
export const buildCoaches = async (db: Db, count: number): Promise<string[]> => {
  const people = peopleOf('coach', count)
  await bulkInsert(db, users, people)
  const theirs = await db.select({ id: colleges.id }).from(colleges).limit(count)
  await bulkInsert(
    db,
    collegeCoaches,
    theirs.map(({ id }, place) => ({
      id: uuidv7(),
      college_id: id,
      user_id: people[place]?.id,
      first_name: 'Robin',
      last_name: `Marsh ${place}`,
      position: 'Head coach',
      created_at: new Date(),
    })),
  )
  const [first] = theirs
  if (!first) throw new Error('There are no colleges')
  const now = new Date()
  await bulkInsert(
    db,
    coachVerifications,
    people.map(({ id: user_id }) => ({
      user_id,
      college_id: first.id,
      position: 'Head coach',
      status: 'verified' as const,
      method: 'admin' as const,
      requested_at: now,
      decided_at: now,
    })),
  )
  return people.map(({ id }) => id)
}

/** The two sides, and the number of messages. */
export interface Talk {
  id: string
  athlete_user_id: string
  coach_id: string
  length: number
}

export const talk = (athlete_user_id: string, coach_id: string, length: number): Talk => ({
  id: uuidv7(),
  athlete_user_id,
  coach_id,
  length,
})

/** Pairs everyone with everyone, up to `count`. */
export const talksAmong = (
  athleteUserIds: readonly string[],
  coachIds: readonly string[],
  { count, length }: { count: number; length: number },
): Talk[] =>
  coachIds
    .flatMap((coach_id) => athleteUserIds.map((athlete_user_id) => talk(athlete_user_id, coach_id, length)))
    .slice(0, count)

const given = `unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::int[])
  with ordinality as talk(id, athlete_user_id, coach_id, length, place)`
/** All conversations last from January to November, so their rows are mixed on the disk. */
const momentOf = (seq: string) => `timestamptz '2026-01-01' + interval '300 days'
  * ((${seq} - talk.place::float8 / cardinality($1::uuid[])) / talk.length)`
const words = 'Coach, thank you for watching the game. I have put the film of the second half on my page.'

/** Writes directly into the tables. The two sides take turns, and the coach begins. */
export const fillTalks = async (client: ClientBase, talks: readonly Talk[]): Promise<void> => {
  const values = [
    talks.map(({ id }) => id),
    talks.map(({ athlete_user_id }) => athlete_user_id),
    talks.map(({ coach_id }) => coach_id),
    talks.map(({ length }) => length),
  ]
  await client.query('set statement_timeout = 0')
  // The foreign keys are correct by construction, so a million lookups would prove nothing.
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into messaging_conversations (id, athlete_user_id, coach_id, last_seq, family_last_seq, coach_last_seq,
       family_last_at, coach_last_at, family_delivered_seq, coach_delivered_seq, created_at)
     select id, athlete_user_id, coach_id, length, length, length, ${momentOf('length')}, ${momentOf('length')},
       length, length, ${momentOf('1')}
     from ${given}`,
    values,
  )
  await client.query(
    `insert into messaging_messages (id, conversation_id, seq, side, sender_id, content, client_id, created_at)
     select gen_random_uuid(), id, seq, case seq % 2 when 1 then 'coach' else 'family' end,
       case seq % 2 when 1 then coach_id else athlete_user_id end, '${words}', gen_random_uuid(), ${momentOf('seq')}
     from ${given} cross join generate_series(1, talk.length) as seq
     order by ${momentOf('seq')}`,
    values,
  )
  await client.query(
    `insert into messaging_read_marks (conversation_id, user_id, read_seq, read_at)
     select id, reader, length, now() from ${given} cross join unnest(array[athlete_user_id, coach_id]) as reader`,
    values,
  )
  await client.query('set session_replication_role = origin')
}

/** The first was never opened. Of the next ten, one has 30 unread, one has 3, and eight are fully read. */
const unreadIn = ({ length }: Talk, place: number): number =>
  place === 0 ? length : ([30, 3][place % 10] ?? 0)

export const forgetSome = async (
  client: ClientBase,
  userId: string,
  talks: readonly Talk[],
): Promise<void> => {
  await client.query(
    `update messaging_read_marks as mark set read_seq = greatest(0, mark.read_seq - talk.unread)
     from unnest($2::uuid[], $3::int[]) as talk(id, unread)
     where mark.conversation_id = talk.id and mark.user_id = $1`,
    [userId, talks.map(({ id }) => id), talks.map(unreadIn)],
  )
}

export const vacuum = async (client: ClientBase): Promise<void> => {
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze')
}
