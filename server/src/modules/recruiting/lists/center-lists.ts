import type { Gender } from '@fieldhouse/contract/accounts'
import type { Actor } from '@fieldhouse/contract/guards'
import type { CenterItem, CenterList, CenterListName, ShownGender } from '@fieldhouse/contract/recruiting'
import type { Db } from '../../../platform/database/database.ts'
import { listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import type { KeptList } from '../center/center.queries.ts'
import { assertMayStart, type Center, type CoachCenter } from '../center/open-center.ts'
import { chosenIn } from '../filters/center-filters.ts'
import { keptAthletesOf } from './athlete-lists.queries.ts'
import { athleteResults } from './athlete-results.queries.ts'
import { collegeResults, keptCollegesOf } from './college-lists.queries.ts'
import { findPageOf, type Listed, pageSize } from './listed.queries.ts'
import { showAthletes } from './show-athletes.ts'
import { showColleges } from './show-colleges.ts'

/** The lists that are based on actions, not on filters. */
export const keptLists = (db: Db, actor: Actor, center: Center): Readonly<Record<KeptList, Listed>> =>
  center.side === 'family' ? keptCollegesOf(center.id) : keptAthletesOf(db, actor)

const coachResultsIn = async (
  db: Db,
  actor: Actor,
  center: CoachCenter,
  { q, filters = 'saved', gender }: Pick<Asked, 'q' | 'filters' | 'gender'>,
): Promise<Listed> => {
  if (filters !== 'saved') return athleteResults(db, actor, { choice: {}, gender: null, q })
  const saved = await center.state()
  const choice = await chosenIn(db, center, saved.filters ?? {})
  return athleteResults(db, actor, { choice, gender: shownGender(gender, saved.team), q })
}

const listedIn = async (
  db: Db,
  actor: Actor,
  center: Center,
  asked: Pick<Asked, 'list' | 'q' | 'filters' | 'gender'>,
): Promise<Listed> => {
  const { list, q, filters = 'saved' } = asked
  if (list !== 'results') return keptLists(db, actor, center)[list]
  if (center.side === 'coach') return coachResultsIn(db, actor, center, asked)
  const choice = filters === 'saved' ? await chosenIn(db, center, center.filters) : {}
  return collegeResults(center, choice, q)
}

/** Null is everyone. A coach who has chosen nothing starts with their own team. */
const shownGender = (
  asked: ShownGender | undefined,
  team: { readonly gender: Gender | null } | null,
): Gender | null => {
  if (asked === undefined) return team?.gender ?? null
  return asked === 'all' ? null : asked
}

export interface Asked {
  readonly list: CenterListName
  /** The path of the endpoint, with its parameter in braces. */
  readonly path: string
  readonly page: number
  readonly q?: string | undefined
  readonly filters?: 'saved' | 'none' | undefined
  readonly gender?: ShownGender | undefined
}

/**
 * RCC-01, RCC-05: one page of a list: colleges for families, athletes for coaches. Words, or no filters at all, are a new
 * search. The results of the saved filters are the family's own list.
 */
export const showList = async (db: Db, actor: Actor, center: Center, asked: Asked): Promise<CenterList> => {
  const { path, page, q, filters, gender } = asked
  if (q !== undefined || filters === 'none') assertMayStart(actor, center, 'search')
  const listed = await listedIn(db, actor, center, asked)
  const { items, total }: { items: CenterItem[]; total: number } =
    center.side === 'family'
      ? await showColleges(db, actor, center, listed, page)
      : await showAthletes(db, center, listed, page)
  return listPage(items, {
    path: apiPrefix + path.replace('{id}', center.id),
    query: {
      ...(q === undefined ? {} : { q }),
      ...(filters ? { filters } : {}),
      ...(gender ? { gender } : {}),
    },
    page,
    limit: pageSize,
    total,
  })
}

/** The page of a list that has a college. A coach's lists have none. */
export const findCollegePage = async (
  db: Db,
  actor: Actor,
  center: Center,
  list: CenterListName,
  collegeId: number,
): Promise<number | null> =>
  center.side === 'family' ? findPageOf(db, await listedIn(db, actor, center, { list }), collegeId) : null

/** The same for an athlete. A family's lists have none. */
export const findAthletePage = async (
  db: Db,
  actor: Actor,
  center: Center,
  { list, gender }: Pick<Asked, 'list' | 'gender'>,
  athleteUserId: string,
): Promise<number | null> =>
  center.side === 'coach'
    ? findPageOf(db, await listedIn(db, actor, center, { list, gender }), athleteUserId)
    : null
