import { and, asc, between, eq, gt, gte, inArray, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { colleges, hasTeamFor } from '../../colleges/index.ts'
import { admissions, openAdmission, sizes } from './college-filters.ts'
import type { Choice } from './filters.ts'

/** The conferences that have a team for this gender. */
export const findConferences = async (db: Db, gender: string | null): Promise<string[]> => {
  const found = await db
    .selectDistinct({ name: sql<string>`${colleges.conference} collate "C"`.as('name') })
    .from(colleges)
    .where(and(hasTeamFor(gender), isNotNull(colleges.conference)))
    .orderBy(asc(sql`name`))
  return found.map(({ name }) => name)
}

const isOfSize = (ids: readonly string[]): SQL | undefined =>
  or(
    ...sizes
      .filter(({ id }) => ids.includes(id))
      .map(({ from, to }) => between(colleges.undergrad_enrollment, from, to)),
  )

const isOfAdmission = (ids: readonly string[]): SQL | undefined => {
  const rate = colleges.admission_rate
  const shares = admissions
    .filter(({ id }) => ids.includes(id))
    .map(({ above, isFrom, below, isTo }) =>
      and(
        isFrom ? gte(rate, above) : gt(rate, above),
        isTo ? lte(rate, below) : lt(rate, below),
        sql`${colleges.open_admission} is not true`,
      ),
    )
  return or(...shares, ids.includes(openAdmission) ? eq(colleges.open_admission, true) : undefined)
}

interface FromHome {
  readonly miles: SQL<number> | null
  readonly netCost: SQL<number | null>
}

/** RCC-01: one of the chosen values in each filter. A missing value matches no choice. */
export const isCollegeOf = (choice: Choice, { miles, netCost }: FromHome): SQL | undefined => {
  const { division = [], conference = [], state = [], setting = [], size = [], admission = [] } = choice
  const among = (column: Parameters<typeof inArray>[0], ids: readonly string[]) =>
    ids.length > 0 ? inArray(column, [...ids]) : undefined
  const [distance] = choice.distance ?? []
  const [cost] = choice.cost ?? []
  return and(
    among(colleges.division, division),
    among(colleges.conference, conference),
    among(colleges.state, state),
    among(colleges.setting, setting),
    isOfSize(size),
    isOfAdmission(admission),
    distance !== undefined && miles ? lte(miles, Number(distance)) : undefined,
    cost === undefined ? undefined : lt(netCost, Number(cost)),
  )
}
