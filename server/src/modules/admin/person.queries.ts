import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { oncePerDatabase } from '../../platform/database/prepared-statements.ts'
import { oneRow, onlyRow, rowsOf } from '../../platform/database/rows-of.ts'
import { aroundAccount, guardians, selectAthleteIdsOf, userPhotoUrl, users } from '../accounts/index.ts'
import { athletes, smallPhotoUrl } from '../profiles/index.ts'
import { rosterClaims } from '../roster/index.ts'
import { selectUserById } from './admin.queries.ts'

const userId = sql.placeholder('user_id')

/** What the list doesn't show. */
const selectAccount = (db: Db) =>
  db
    .select({ email_verified_at: users.email_verified_at, account_phone: users.phone })
    .from(users)
    .where(eq(users.id, userId))

const personIn = oncePerDatabase((db) =>
  db
    .select({
      user: rowsOf(selectUserById(db, userId), ([user]) => user ?? null),
      account: rowsOf(selectAccount(db), ([account]) => account ?? null),
    })
    .from(oneRow)
    .prepare('admin_person'),
)

/** Null if there is nobody, or the account was erased. */
export const findPerson = async (db: Db, id: string) => {
  const { user, account } = onlyRow(await personIn(db).execute({ user_id: id }))
  return user && account && { user, account }
}

/** The success coaches of these athletes. */
const selectCoachesOf = (db: Db, athleteIds: SQL) =>
  db
    .select({
      user_id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      since: rosterClaims.created_at,
    })
    .from(rosterClaims)
    .innerJoin(users, and(eq(users.id, rosterClaims.success_coach_id), isNull(users.deleted_at)))
    .where(sql`${rosterClaims.athlete_user_id} = any(${athleteIds})`)
    .orderBy(rosterClaims.created_at)

/** The photos of these athletes, their parents, and their success coaches. */
const selectPhotos = (db: Db, athleteIds: SQL) =>
  db
    .select({ id: users.id, photo_url: sql<string | null>`coalesce(${smallPhotoUrl}, ${userPhotoUrl})` })
    .from(users)
    .leftJoin(athletes, eq(athletes.user_id, users.id))
    .where(sql`${users.id} = any(${athleteIds} || array(
      select ${guardians.parent_id} from ${guardians} where ${guardians.athlete_user_id} = any(${athleteIds})
      union all select ${rosterClaims.success_coach_id} from ${rosterClaims}
      where ${rosterClaims.athlete_user_id} = any(${athleteIds})))`)

const aroundIn = oncePerDatabase((db) => {
  const athleteIds = sql`array(${selectAthleteIdsOf(db, userId)})`
  return db
    .select({
      ...aroundAccount(db),
      coaches: rowsOf(selectCoachesOf(db, athleteIds)),
      photos: rowsOf(
        selectPhotos(db, athleteIds),
        (found) => new Map(found.map(({ id, photo_url }) => [id, photo_url])),
      ),
    })
    .from(oneRow)
    .prepare('admin_around_person')
})

/** Everyone around a person, what the family may use, and the person's sessions. */
export const findAround = async (db: Db, id: string) =>
  onlyRow(await aroundIn(db).execute({ user_id: id, now: clock.now() }))

export type Around = Awaited<ReturnType<typeof findAround>>
