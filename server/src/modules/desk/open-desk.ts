import type { Actor } from '@fieldhouse/contract/guards'
import { eventTypes } from '@fieldhouse/contract/recruiting.activity'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { oncePerPage } from '../../platform/http/once-per-page.ts'
import { kindInWords, type PlannedEvent } from '../recruiting/index.ts'
import type { FoundPackage, ReadDesk, RosterRow } from './desk.queries.ts'
import { type DeskFacts, type Reason, reasonsFor } from './desk.rules.ts'

/** An athlete on the roster with everything that is going on. */
export interface DeskEntry extends DeskFacts {
  readonly row: RosterRow
  readonly package: FoundPackage | null
  readonly reasons: readonly Reason[]
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const presentPlanned = ({ type, at, is_overdue, event_time, college, ...coach }: PlannedEvent) => ({
  at,
  is_overdue,
  event_time,
  what: `${capitalized(kindInWords(type))} ${type === eventTypes.call ? 'with' : 'to'} ${coach.first_name} ${coach.last_name}${college ? ` of ${college}` : ''}`,
})

/** Rows by athlete. */
const grouped = <Row extends { readonly athlete_user_id: string }>(
  rows: readonly Row[],
): ((userId: string) => readonly Row[]) => {
  const groups = Map.groupBy(rows, ({ athlete_user_id }) => athlete_user_id)
  return (userId) => groups.get(userId) ?? []
}

interface Desk {
  readonly entries: readonly DeskEntry[]
  /** The time that the coach has worked this month, in seconds. */
  readonly seconds: number
}

const readDesk = async (db: Db, coachId: string, read: ReadDesk, name: string | undefined): Promise<Desk> => {
  const { roster: rows, talks, planned, packages, seconds } = await read(db, coachId, name)
  const talksOf = grouped(talks)
  const plannedOf = grouped(planned)
  const packagesOf = grouped(packages)
  const now = clock.now()
  const entries = rows.map(({ athlete: row, tasks }) => {
    const found = packagesOf(row.user_id)[0] ?? null
    const facts = {
      user_id: row.user_id,
      since: row.since,
      tasks: tasks ?? [],
      talk: talksOf(row.user_id)[0] ?? null,
      planned: plannedOf(row.user_id).map(presentPlanned),
      package_name: found?.name ?? null,
      last_until: row.last_until,
    }
    return { ...facts, row, package: found, reasons: reasonsFor(facts, now) }
  })
  return { entries, seconds }
}

/**
 * The whole roster of a success coach, by name. It takes one query, for one athlete or for hundreds, and long
 * conversations don't make it slower.
 */
export const openDesk = (db: Db, coach: Actor, read: ReadDesk, name?: string): Promise<Desk> =>
  oncePerPage(coach, `desk ${name ?? ''}`, () => readDesk(db, coach.id, read, name))
