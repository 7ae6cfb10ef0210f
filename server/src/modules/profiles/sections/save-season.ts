import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '@fieldhouse/contract/guards'
import { seasonFaults } from '@fieldhouse/contract/profiles.season-faults'
import type { AthleteType, SeasonForm } from '@fieldhouse/contract/profiles.sections'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { dropConfirmation } from '../confirmations/confirmations.queries.ts'
import { type Change, changePage } from '../editing/change-page.ts'
import { findSport } from '../sport/find-sport.ts'
import { comparedFigures } from '../statistics/compared-figures.ts'
import { findSeasons, writeFigures } from '../statistics/statistics.queries.ts'
import { dropSeason, orderSeasons, putSeason } from './seasons.queries.ts'

const followFigures = async (tx: Db, athleteId: string, sport: Sport) =>
  writeFigures(tx, athleteId, comparedFigures(sport, await findSeasons(tx, athleteId)))

/** PRO-03: impossible figures are refused one by one. */
export const saveSeason = (db: Db, actor: Actor, id: string, given: SeasonForm) =>
  changePage(db, actor, { id, group: 'statistics', version: given.version }, async (tx, page) => {
    const sport = await findSport(tx, page.sport_key)
    const errors = seasonFaults(sport.columns, given.values)
    if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
    const before = (await findSeasons(tx, page.athlete_id)).find((row) => row.id === given.id)
    const { type, season = null, team = null, values, source, source_date = null } = given
    await putSeason(tx, page.athlete_id, given.id, {
      type,
      season,
      team,
      values,
      source,
      source_date,
    })
    const { id: seasonId, ...confirmed } = before ?? { id: null }
    if (seasonId && !isDeepStrictEqual(confirmed, { type, season, team, values }))
      await dropConfirmation(tx, seasonId)
    await followFigures(tx, page.athlete_id, sport)
  })

export const deleteSeason = (db: Db, actor: Actor, change: Change, seasonId: string) =>
  changePage(db, actor, change, async (tx, page) => {
    if (!(await dropSeason(tx, page.athlete_id, seasonId))) throw new AppError('not_found')
    await followFigures(tx, page.athlete_id, await findSport(tx, page.sport_key))
  })

interface Order {
  version?: number | undefined
  type: AthleteType
  ids: readonly string[]
}

/** The chosen order. Without one, they are sorted by season again. */
export const sortSeasons = (db: Db, actor: Actor, id: string, { version, type, ids }: Order) =>
  changePage(db, actor, { id, group: 'statistics', version }, async (tx, { athlete_id }) => {
    await orderSeasons(tx, athlete_id, type, ids)
  })
