import { eventTypes } from '@fieldhouse/contract/recruiting.activity'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { findTalksOnRoster } from '../messaging/index.ts'
import { findPlannedEvents, kindInWords, type PlannedEvent } from '../recruiting/index.ts'
import { findRoster, type RosterRow } from './desk.queries.ts'
import { type DeskFacts, type Reason, reasonsFor } from './desk.rules.ts'

interface FoundPackage {
  readonly athlete_user_id: string
  readonly key: string
  readonly name: string
  /** The day the family got it. */
  readonly since: string
}

/** The package of each of these athletes, if they have one. It comes from a module that this one does not know. */
export type FindPackages = (db: Db, athleteUserIds: readonly string[]) => Promise<readonly FoundPackage[]>

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

/**
 * The whole roster of a success coach, by name. It takes the same few queries for one athlete and for hundreds, and no
 * longer for long conversations.
 */
export const openDesk = async (
  db: Db,
  coachId: string,
  findPackages: FindPackages,
  name?: string,
): Promise<DeskEntry[]> => {
  const [rows, talks, planned] = await Promise.all([
    findRoster(db, coachId, name),
    findTalksOnRoster(db, coachId),
    findPlannedEvents(db, coachId),
  ])
  const packages = await findPackages(
    db,
    rows.map(({ athlete }) => athlete.user_id),
  )
  const talksOf = grouped(talks)
  const plannedOf = grouped(planned)
  const packagesOf = grouped(packages)
  const now = clock.now()
  return rows.map(({ athlete: row, tasks }) => {
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
}
