import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { readOnlyAs } from '../../platform/database/read-only.ts'
import { guardians, users } from '../accounts/index.ts'
import { athletes } from './profiles.tables.ts'
import { smallPhoto } from './small-photo.queries.ts'

/** A page of the viewer's family. */
export interface ViewerPage {
  readonly user_id: string
  readonly athlete_id: string
  readonly athlete_slug: string
  readonly sport_key: string
  readonly is_visible: boolean
  readonly photo: { readonly url: string } | null
  readonly first_name: string
  readonly last_name: string
  readonly bcm_survey_completed: boolean
}

type SurveyFacts = Record<'bcm_survey_completed', SQL<boolean>>

/** The signed-in person is in the same query. */
const owners = readOnlyAs(users, 'owners')
const ownerOfPage = sql`inner join ${users} owners on ${owners.id} = ${athletes.user_id}`

const pageAsJson = ({ bcm_survey_completed }: SurveyFacts) => sql`json_build_object(
  'user_id', ${athletes.user_id}, 'athlete_id', ${athletes.id}, 'athlete_slug', ${athletes.slug},
  'sport_key', ${athletes.sport_key}, 'is_visible', ${athletes.is_visible}, 'photo', ${smallPhoto},
  'first_name', ${owners.first_name}, 'last_name', ${owners.last_name},
  'bcm_survey_completed', ${bcm_survey_completed})`

/** An athlete's own page, as a list like a parent's. A part of the query that finds the signed-in person. */
export const ownPages = (userId: SQLWrapper, facts: SurveyFacts): SQL<ViewerPage[] | null> =>
  sql`(select json_build_array(${pageAsJson(facts)})
    from ${athletes} ${ownerOfPage} where ${athletes.user_id} = ${userId})`

/** The pages of a parent's athletes, oldest first. A part of the same query. */
export const pagesOfParent = (userId: SQLWrapper, facts: SurveyFacts): SQL<ViewerPage[] | null> =>
  sql`(select json_agg(${pageAsJson(facts)} order by ${guardians.created_at}, ${athletes.id})
    from ${guardians}
    inner join ${athletes} on ${athletes.user_id} = ${guardians.athlete_user_id} ${ownerOfPage}
    where ${guardians.parent_id} = ${userId} and ${owners.deleted_at} is null)`
