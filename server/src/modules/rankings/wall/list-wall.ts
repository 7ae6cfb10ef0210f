import type { Gender, SportKey } from '@fieldhouse/contract/accounts'
import type { Output } from '@fieldhouse/contract/endpoint'
import { getWall, postersPerPage, wallPages } from '@fieldhouse/contract/rankings.wall'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { lastPageOf, listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import { findSport } from '../../profiles/index.ts'
import { schoolClasses } from './school-classes.ts'
import { countPosters, findPosters } from './wall.queries.ts'

const path = apiPrefix + getWall.path
const most = wallPages * postersPerPage

interface WallQuery {
  sport?: SportKey | undefined
  gender?: Gender | undefined
  class?: number | undefined
  page: number
}

/** The titles of positions, by sport. */
const positionTitles = async (db: Db, sportKeys: ReadonlySet<string>) => {
  const titles = new Map<string, string>()
  for (const sportKey of sportKeys)
    for (const { key, title } of (await findSport(db, sportKey)).positions)
      titles.set(`${sportKey}/${key}`, title)
  return titles
}

/** PUB-06: the public wall. */
export const listWall = async (
  db: Db,
  { sport, gender, class: year, page: asked }: WallQuery,
): Promise<Output<typeof getWall>> => {
  const filter = { sport, gender, class: year }
  const counted = await countPosters(db, filter, most + 1)
  const total = Math.min(counted, most)
  // A page after the end gives the last page, because the wall may be shorter than when the link was made.
  const page = Math.min(asked, lastPageOf(total, postersPerPage))
  const found = await findPosters(db, filter, postersPerPage, (page - 1) * postersPerPage)
  const titles = await positionTitles(db, new Set(found.map(({ sport_key }) => sport_key)))
  const { data, links, meta } = listPage(
    found.map(({ sport_key, position, ...athlete }) => ({
      ...athlete,
      sport: { key: sport_key },
      position: titles.get(`${sport_key}/${position}`) ?? null,
    })),
    {
      path,
      query: { ...(sport && { sport }), ...(gender && { gender }), ...(year && { class: String(year) }) },
      page,
      limit: postersPerPage,
      total,
    },
  )
  return { data, links, meta: { ...meta, is_more: counted > most, classes: schoolClasses(clock.now()) } }
}
