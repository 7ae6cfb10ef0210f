import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Choice } from './filters.ts'

/** `PG` alone is that position in any sport; others are `basketball:PG`. Of the chosen sports none but theirs count. */
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
 * One value is asked for as such, so that an index that begins with it is still in order. Written out rather than made
 * of columns: this is most of what is put together anew for each question, and took longer than all else we do for it.
 */
const isOneOf = (column: string, type: 'text' | 'smallint', values: readonly (string | number)[]): SQL =>
  values.length === 1
    ? sql.raw(`${column} = `).append(sql`${values[0]}`)
    : sql.raw(`${column} = any(`).append(sql`${sql.param(values)}::${sql.raw(type)}[])`)

const has = (ids: readonly string[] | undefined): ids is readonly string[] =>
  ids !== undefined && ids.length > 0

/** A position is its sport's, so that nothing else needs to be asked of the sport. */
const isOfSport = (sports: readonly Sport[], choice: Choice): SQL | undefined => {
  if (has(choice.positions)) return isOneOf('position', 'text', positionIds(sports, choice))
  return has(choice.sports) ? isOneOf('sport_key', 'text', choice.sports) : undefined
}

/** SRC-02: of those who may be seen, one of those chosen in each filter. An id that nobody has finds nobody. */
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
