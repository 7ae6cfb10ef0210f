import type { Gender, SportKey } from '@fieldhouse/contract/accounts'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import type { RankedAthlete, TopList } from '@fieldhouse/contract/rankings'
import { mostListed } from '@fieldhouse/contract/rankings.parts'
import type { Db } from '../../platform/database/database.ts'
import { cacheByVersion } from '../../platform/http/cache-by-version.ts'
import { findSport } from '../profiles/index.ts'
import { findFiguresOf, findHighest, findRankedClasses } from './rankings.queries.ts'
import { ranked } from './score.rules.ts'

const shownFigures = 3

/** The figures that a page shows big, in the same order. */
const showFigures = ({ columns }: Sport, values: ReadonlyMap<string, number>): RankedAthlete['figures'] =>
  columns
    .filter(({ key, tile }) => tile !== null && values.has(key))
    .toSorted((a, b) => Number(a.tile) - Number(b.tile))
    .slice(0, shownFigures)
    .map(({ key, label, title, decimals, unit }) => ({
      key,
      label,
      title,
      decimals,
      unit,
      value: values.get(key) ?? 0,
    }))

interface TopQuery {
  readonly sport: SportKey
  readonly gender: Gender
  readonly class?: number | null | undefined
}

const readTop100 = async (
  db: Db,
  { sport: key, gender, class: class_year = null }: TopQuery,
): Promise<TopList> => {
  const sport = await findSport(db, key)
  const rows = ranked(await findHighest(db, { sport_key: key, gender, class_year }, mostListed))
  const ids = rows.map(({ id }) => id)
  const [found, classes] = await Promise.all([
    ids.length === 0 ? [] : findFiguresOf(db, ids),
    findRankedClasses(db, { sport_key: key, gender }),
  ])
  const figures = Map.groupBy(found, ({ athlete_id }) => athlete_id)
  const valuesOf = (id: string) =>
    new Map((figures.get(id) ?? []).map(({ key: name, value }) => [name, value]))
  return {
    sport: { key },
    gender,
    class: class_year,
    classes,
    athletes: rows.map((row) => ({
      ...row,
      position: sport.positions.find((position) => position.key === row.position) ?? null,
      figures: showFigures(sport, valuesOf(row.id)),
    })),
  }
}

/** PUB-02: the same for everyone. */
export const listTop100 = cacheByVersion(['athletes', 'reference'], readTop100)
