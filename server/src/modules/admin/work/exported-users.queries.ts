import { eq, type SQL, sql } from 'drizzle-orm'
import { csvLine, csvTextCell } from '../../../platform/csv-file.queries.ts'
import type { Db } from '../../../platform/database/database.ts'
import { oncePerDatabase } from '../../../platform/database/prepared-statements.ts'
import { users } from '../../accounts/index.ts'
import { athletes, contacts } from '../../profiles/index.ts'
import { namesOfAthletes, userColumns } from '../admin.queries.ts'
import { superAdminTitle, typeTitles } from '../type-titles.ts'

const yes = (fact: SQL): SQL => sql`case when ${fact} then 'yes' end`

const time = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const titleOfUser = sql`case when ${users.is_super_admin} then ${superAdminTitle}::text
  ${sql.join(
    Object.entries(typeTitles).map(([type, title]) => sql`when ${users.type} = ${type} then ${title}::text`),
    sql` `,
  )} end`

const ofCoach = (fact: SQL): SQL => sql`case when ${users.type} = 'coach' then ${fact} end`

interface Column {
  readonly name: string
  readonly value: SQL
  /** People typed it, so it may hold anything. */
  readonly isTyped?: true
}

/** The columns of the list. */
const columns: readonly Column[] = [
  { name: 'First name', value: sql`${users.first_name}`, isTyped: true },
  { name: 'Last name', value: sql`${users.last_name}`, isTyped: true },
  { name: 'Email', value: sql`${users.email}`, isTyped: true },
  { name: 'Phone', value: userColumns.phone, isTyped: true },
  { name: 'Type', value: titleOfUser },
  { name: 'VIP', value: yes(sql`${users.is_vip}`) },
  { name: 'Package', value: sql`${userColumns.subscription} ->> 'name'`, isTyped: true },
  { name: 'Sport', value: sql`${athletes.sport_key}` },
  { name: 'Class', value: sql`${athletes.class_year}` },
  { name: 'Premium profile', value: yes(sql`${athletes.is_seros}`) },
  { name: 'City', value: sql`${athletes.city}`, isTyped: true },
  { name: 'State', value: sql`${athletes.state}`, isTyped: true },
  { name: 'College', value: ofCoach(userColumns.college), isTyped: true },
  { name: 'Verified coach', value: ofCoach(yes(userColumns.is_verified_coach)) },
  { name: 'Athletes', value: namesOfAthletes, isTyped: true },
  { name: 'Joined (UTC)', value: time(sql`${users.created_at}`) },
  { name: 'Last seen (UTC)', value: time(sql`${users.last_seen_at}`) },
  { name: 'Deleted (UTC)', value: time(sql`${users.deleted_at}`) },
  { name: 'Id', value: sql`${users.id}` },
]

export const exportedColumns: readonly string[] = columns.map(({ name }) => name)

const cellAt = (index: number) => `cell_${index}`

const linesOf = oncePerDatabase((db) => {
  const cells = db
    .select({
      ...Object.fromEntries(columns.map(({ value }, index) => [cellAt(index), value.as(cellAt(index))])),
      place: sql`wanted.place`.as('place'),
    })
    .from(sql`unnest(${sql.placeholder('ids')}::uuid[]) with ordinality as wanted (id, place)`)
    .innerJoin(users, sql`${users.id} = wanted.id`)
    .leftJoin(athletes, eq(athletes.user_id, users.id))
    .leftJoin(contacts, eq(contacts.athlete_id, athletes.id))
    // Sorted, it stays a step of its own. Otherwise each cell would be computed wherever the line names it.
    .orderBy(sql`wanted.place`)
    .as('cells')
  const line = csvLine(
    columns.map(({ isTyped }, index) => {
      const cell = sql.identifier(cellAt(index))
      return isTyped ? csvTextCell(cell) : cell
    }),
  )
  return db
    .select({ csv: sql<string>`coalesce(string_agg(${line}, '' order by ${cells.place}), '')` })
    .from(cells)
    .prepare('admin_exported_users')
})

/**
 * The lines of these users, in this order, as one text. A million rows that come as objects leave more garbage than all
 * else that a server does, and its memory would grow with it.
 */
export const findExportedLines = async (db: Db, ids: readonly string[]): Promise<string> => {
  const [found] = ids.length > 0 ? await linesOf(db).execute({ ids }) : []
  return found?.csv ?? ''
}
