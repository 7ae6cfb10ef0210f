import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Choice } from './filters.ts'

/**
 * `PG` alone is that position in any sport. Others are `basketball:PG`. If sports are chosen, only their positions
 * count.
 */
const positionIds = (sports: readonly Sport[], { positions = [], sports: chosen }: Choice): string[] =>
  sports
    .filter(({ key }) => !chosen || chosen.length === 0 || chosen.includes(key))
    .flatMap(({ key, positions: own }) =>
      own.map((position) => ({ id: `${key}:${position.key}`, key: position.key })),
    )
    .filter(({ id, key }) => positions.includes(id) || positions.includes(key))
    .map(({ id }) => id)

const years = (ids: readonly string[]): number[] => ids.filter((id) => /^\d{4}$/.test(id)).map(Number)

/**
 * A single value is compared with `=`, so an index that begins with it is still in order. Written out instead of built
 * from columns: this is built again for each query, and building it took longer than everything else.
 */
const isOneOf = (column: string, type: 'text' | 'smallint', values: readonly (string | number)[]): SQL =>
  values.length === 1
    ? sql.raw(`${column} = `).append(sql`${values[0]}`)
    : sql.raw(`${column} = any(`).append(sql`${sql.param(values)}::${sql.raw(type)}[])`)

const has = (ids: readonly string[] | undefined): ids is readonly string[] =>
  ids !== undefined && ids.length > 0

/** A position includes its sport, so the sport needs no extra condition. */
const isOfSport = (sports: readonly Sport[], choice: Choice): SQL | undefined => {
  if (has(choice.positions)) return isOneOf('position', 'text', positionIds(sports, choice))
  return has(choice.sports) ? isOneOf('sport_key', 'text', choice.sports) : undefined
}

/** SRC-02: visible athletes with one of the chosen values in each filter. An unknown id finds nobody. */
export const isOfChoice = (
  sports: readonly Sport[],
  choice: Choice,
  isSeen: SQL | undefined,
): SQL | undefined => {
  const { class: classes, state, gender, height, weight } = choice
  const states = state?.map((code) => code.toUpperCase())
  return and(
    isSeen,
    isOfSport(sports, choice),
    has(classes) ? isOneOf('class_year', 'smallint', years(classes)) : undefined,
    has(states) ? isOneOf('state', 'text', states) : undefined,
    has(gender) ? isOneOf('gender', 'text', gender) : undefined,
    has(height) ? isOneOf('height_band', 'text', height) : undefined,
    has(weight) ? isOneOf('weight_band', 'text', weight) : undefined,
  )
}
