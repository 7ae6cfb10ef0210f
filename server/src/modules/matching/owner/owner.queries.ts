import type { Actor, UserType } from '@fieldhouse/contract/guards'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { oncePerDatabase, oncePerKind } from '../../../platform/database/prepared-statements.ts'
import { readOnlyAs } from '../../../platform/database/read-only.ts'
import { accessTo, users } from '../../accounts/index.ts'
import { catalogVersion } from '../../colleges/index.ts'
import { athletes, education, figures } from '../../profiles/index.ts'
import { favoriteIdsOf, homeColumns, isLookedAfterBy } from '../../recruiting/index.ts'
import { matchPages, surveys, tipsShown } from '../matching.tables.ts'

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

/** A page of the list as it is stored, and what it followed from when it was. */
const page = {
  number: matchPages.number,
  inputs: matchPages.inputs,
  matches: matchPages.matches,
  total: matchPages.total,
  favorites: favoriteIdsOf(athletes.user_id),
}

/**
 * Everything a match follows from, and a stored page if a number is given, in one query. The athlete and the time are
 * given when it runs.
 */
const selectOwner = (db: Db, isAllowed: SQL | undefined, isViewer: SQL) =>
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
        access: accessTo(athletes.user_id, 'best-college-match', sql.placeholder('now')),
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
      is_tip_shown: sql<boolean>`exists(select 1 from ${tipsShown} where ${tipsShown.user_id} = ${viewers.id})`,
      page,
    })
    .from(athletes)
    .innerJoin(users, eq(users.id, athletes.user_id))
    .leftJoin(education, eq(education.athlete_id, athletes.id))
    .leftJoin(surveys, eq(surveys.athlete_user_id, athletes.user_id))
    .leftJoin(
      matchPages,
      and(eq(matchPages.athlete_user_id, athletes.user_id), eq(matchPages.number, sql.placeholder('page'))),
    )
    .leftJoin(viewers, isViewer)
    .where(and(eq(athletes.user_id, sql.placeholder('athlete_user_id')), isAllowed, isNull(users.deleted_at)))

export type OwnerRow = Awaited<ReturnType<typeof selectOwner>>[number]

/** Every page of the match begins with this, so it is prepared, for each kind of person. */
const ownerFor = oncePerKind((db, type: UserType) => {
  const id = sql.placeholder('viewer_id')
  return selectOwner(db, isLookedAfterBy(db, { type, id }), eq(viewers.id, id)).prepare(
    `matching_owner_for_${type}`,
  )
})

/** The athlete, if this person looks after them. With a page number, also that stored page. */
export const findOwnerFor = async (
  db: Db,
  actor: Actor,
  athleteUserId: string,
  page: number | null = null,
): Promise<OwnerRow | null> => {
  const statement = ownerFor(db, actor.type)
  const given = { athlete_user_id: athleteUserId, viewer_id: actor.id, page, now: clock.now() }
  return (await statement.execute(given))[0] ?? null
}

const ownerIn = oncePerDatabase((db) => selectOwner(db, undefined, sql`false`).prepare('matching_owner'))

/** The athlete, for our own jobs. */
export const findOwner = async (db: Db, athleteUserId: string): Promise<OwnerRow | null> =>
  (await ownerIn(db).execute({ athlete_user_id: athleteUserId, page: null, now: clock.now() }))[0] ?? null
