import type { Gender } from '@fieldhouse/contract/accounts'
import { and, between, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../../accounts/index.ts'
import { athletes } from '../../profiles/index.ts'
import { heights } from './athlete-filters.ts'
import type { Choice } from './filters.ts'

/** In whole inches, as shown. */
const inches = sql`round(${athletes.height_cm} / 2.54)`

const isOfHeight = (ids: readonly string[]): SQL | undefined =>
  or(...heights.filter(({ id }) => ids.includes(id)).map(({ from, to }) => between(inches, from, to)))

/** RCC-05: one of the chosen values in each filter, and only girls or boys if a gender is named. */
export const isAthleteOf = (choice: Choice, gender: Gender | null): SQL | undefined => {
  const { class: classes = [], position = [], state = [], height = [] } = choice
  return and(
    classes.length > 0 ? inArray(athletes.class_year, classes.map(Number)) : undefined,
    position.length > 0 ? inArray(athletes.position, [...position]) : undefined,
    state.length > 0 ? inArray(athletes.state, [...state]) : undefined,
    gender === null ? undefined : eq(users.gender, gender),
    isOfHeight(height),
  )
}
