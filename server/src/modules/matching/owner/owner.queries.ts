import type { Actor } from '@fieldhouse/contract/guards'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { readOnlyAs } from '../../../platform/database/read-only.ts'
import { accessTo, users } from '../../accounts/index.ts'
import { catalogVersion } from '../../colleges/index.ts'
import { athletes, education, figures } from '../../profiles/index.ts'
import { homeColumns, isLookedAfterBy } from '../../recruiting/index.ts'
import { surveys } from '../matching.tables.ts'

/** The figures of the last high-school season. */
const lastSeason = sql<Record<
  string,
  number
> | null>`(select jsonb_object_agg(${figures.key}, ${figures.value})
  from ${figures} where ${figures.athlete_id} = ${athletes.id})`

const survey = {
  answers: surveys.answers,
  filter_disabled: surveys.filter_disabled,
  version: surveys.version,
  completed_at: surveys.completed_at,
  saved_at: surveys.saved_at,
}

const viewers = readOnlyAs(users, 'viewer')

/** Everything a match follows from, in one query. */
const selectOwners = (db: Db, isMeant: SQL | undefined, viewerId: string | null = null) =>
  db
    .select({
      athlete: {
        user_id: athletes.user_id,
        athlete_id: athletes.id,
        athlete_slug: athletes.slug,
        color_theme: athletes.color_theme,
        is_seros: athletes.is_seros,
        first_name: users.first_name,
        last_name: users.last_name,
        gender: users.gender,
        sport_key: athletes.sport_key,
        access: accessTo(athletes.user_id, 'best-college-match'),
      },
      profile: {
        position: athletes.position,
        secondary_position: athletes.secondary_position,
        class_year: athletes.class_year,
        height_cm: athletes.height_cm,
        wingspan_cm: athletes.wingspan_cm,
        city: athletes.city,
        state: athletes.state,
        ...homeColumns,
        gpa: education.gpa,
        core_gpa: education.core_gpa,
        sat: education.sat,
        act: education.act,
        figures: lastSeason,
      },
      survey,
      catalog_version: catalogVersion,
      viewer_units: viewers.metric_type,
    })
    .from(athletes)
    .innerJoin(users, eq(users.id, athletes.user_id))
    .leftJoin(education, eq(education.athlete_id, athletes.id))
    .leftJoin(surveys, eq(surveys.athlete_user_id, athletes.user_id))
    .leftJoin(viewers, viewerId === null ? sql`false` : eq(viewers.id, viewerId))
    .where(and(isMeant, isNull(users.deleted_at)))

export type OwnerRow = Awaited<ReturnType<typeof selectOwners>>[number]

/** The athlete, if this person looks after them. */
export const findOwnerFor = async (db: Db, actor: Actor, athleteUserId: string): Promise<OwnerRow | null> => {
  const isTheirs = and(eq(athletes.user_id, athleteUserId), isLookedAfterBy(db, actor))
  return (await selectOwners(db, isTheirs, actor.id))[0] ?? null
}

/** The athlete, for our own jobs. */
export const findOwner = async (db: Db, athleteUserId: string): Promise<OwnerRow | null> =>
  (await selectOwners(db, eq(athletes.user_id, athleteUserId)))[0] ?? null
