import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { getFilters } from '@fieldhouse/contract/recruiting'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findSport, recruitedSport } from '../../profiles/index.ts'
import { assertMayStart, type Center } from '../center/open-center.ts'
import { athleteFilters } from './athlete-filters.ts'
import { keepChoice } from './choices.queries.ts'
import { collegeFilters } from './college-filters.ts'
import { conferencesFor } from './conferences.ts'
import { type Choice, type FilterKind, faultsIn, presentFilters, tidied } from './filters.ts'

type Filters = Output<typeof getFilters>

/** The filters for the results of a center. */
const kindsFor = async (db: Db, center: Center): Promise<FilterKind[]> => {
  if (center.side === 'coach')
    return athleteFilters(await findSport(db, recruitedSport), clock.now().getUTCFullYear())
  const { gender, lat, lon } = center.athlete
  return collegeFilters({
    conferences: await conferencesFor(db, center.catalog_version, gender),
    isHomeKnown: lat !== null && lon !== null,
  })
}

/** The chosen values, without those that can no longer be chosen. */
export const chosenIn = async (db: Db, center: Center, saved: Choice): Promise<Choice> =>
  // Most people have chosen nothing. Then we don't need to know the options.
  Object.keys(saved).length === 0 ? saved : tidied(await kindsFor(db, center), saved)

const savedIn = async (center: Center): Promise<Choice> =>
  center.side === 'family' ? center.filters : ((await center.state()).filters ?? {})

/** RCC-01: all filters with the chosen values. */
export const showFilters = async (db: Db, center: Center): Promise<Filters> => {
  const [kinds, saved] = await Promise.all([kindsFor(db, center), savedIn(center)])
  return { data: presentFilters(kinds, tidied(kinds, saved)) }
}

/** RCC-01: saved for everyone who uses this center. A filter that is left out is no longer chosen. */
export const saveFilters = async (db: Db, actor: Actor, center: Center, chosen: Choice): Promise<Filters> => {
  assertMayStart(actor, center, 'search')
  const kinds = await kindsFor(db, center)
  const errors = faultsIn(kinds, chosen)
  if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
  const choice = tidied(kinds, chosen)
  await keepChoice(db, center.id, choice)
  return { data: presentFilters(kinds, choice) }
}
