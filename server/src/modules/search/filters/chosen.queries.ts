import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { and, inArray, type SQL } from 'drizzle-orm'
import { searchAthletes } from '../search.tables.ts'
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

/** SRC-02: one of those chosen in each filter. An id that nobody has finds nobody. */
export const isOfChoice = (sports: readonly Sport[], choice: Choice): SQL | undefined => {
  const has = (ids: readonly string[] | undefined): ids is readonly string[] =>
    ids !== undefined && ids.length > 0
  const { class: classes, state, gender, height, weight } = choice
  return and(
    // A position is its sport's, so that nothing else needs to be asked of the sport.
    has(choice.positions)
      ? inArray(searchAthletes.position, positionIds(sports, choice))
      : has(choice.sports)
        ? inArray(searchAthletes.sport_key, [...choice.sports])
        : undefined,
    has(classes) ? inArray(searchAthletes.class_year, years(classes)) : undefined,
    has(state)
      ? inArray(
          searchAthletes.state,
          state.map((code) => code.toUpperCase()),
        )
      : undefined,
    has(gender) ? inArray(searchAthletes.gender, [...gender]) : undefined,
    has(height) ? inArray(searchAthletes.height_band, [...height]) : undefined,
    has(weight) ? inArray(searchAthletes.weight_band, [...weight]) : undefined,
  )
}
