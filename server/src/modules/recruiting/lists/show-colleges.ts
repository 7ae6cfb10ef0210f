import type { Actor } from '@fieldhouse/contract/guards'
import type { CoachInList, RecruitingCollege } from '@fieldhouse/contract/recruiting'
import type { Db } from '../../../platform/database/database.ts'
import { type CoachRow, findCoachesOf, presentCollege } from '../../colleges/index.ts'
import type { CenterAthlete } from '../center/center.queries.ts'
import type { FamilyCenter } from '../center/open-center.ts'
import { unreadOf } from '../center/unread-of.ts'
import { findListPage, type Listed } from './listed.queries.ts'
import { type CenterCollege, findColleges } from './rows.queries.ts'

const presentMiles = (miles: number | null): number | null => (miles === null ? null : Math.round(miles))

const withUnread = (
  coaches: readonly CoachRow[],
  unread: ReadonlyMap<string, number>,
): Map<number, CoachInList[]> =>
  Map.groupBy(
    coaches.map((coach) => ({
      ...coach,
      unread_message_count: (coach.user_id !== null && unread.get(coach.user_id)) || 0,
    })),
    ({ college_id }) => college_id,
  )

/** The coaches of these colleges as an athlete's family sees them, with the caller's unread messages from each. */
export const findCoachesInList = async (
  db: Db,
  actor: Actor,
  athlete: Pick<CenterAthlete, 'user_id' | 'gender'>,
  collegeIds: readonly number[],
): Promise<Map<number, CoachInList[]>> => {
  const coaches = await findCoachesOf(db, collegeIds, athlete)
  return withUnread(coaches, await unreadOf(db, actor, { side: 'family', id: athlete.user_id }))
}

/** What a college is to this athlete. */
export const presentForAthlete = ({ miles, net_cost, is_cost_estimate, is_favorite }: CenterCollege) => ({
  distance: presentMiles(miles),
  avg_net_cost: net_cost,
  is_cost_estimate,
  is_favorite,
})

const present = (row: CenterCollege, coaches: CoachInList[] = []): RecruitingCollege => ({
  kind: 'college',
  ...presentCollege(row.college),
  ...presentForAthlete(row),
  coaches,
})

/** One page of a list, in its order. */
export const showColleges = async (
  db: Db,
  actor: Actor,
  center: FamilyCenter,
  listed: Listed,
  page: number,
): Promise<{ items: RecruitingCollege[]; total: number }> => {
  const [{ ids, total }, unread] = await Promise.all([
    findListPage<number>(db, listed, page),
    unreadOf(db, actor, center),
  ])
  const [rows, coaches] = await Promise.all([
    findColleges(db, center, ids),
    findCoachesOf(db, ids, center.athlete),
  ])
  const found = new Map(rows.map((row) => [row.college.id, row]))
  const coachesOf = withUnread(coaches, unread)
  const items = ids.flatMap((id) => {
    const row = found.get(id)
    return row ? [present(row, coachesOf.get(id))] : []
  })
  return { items, total }
}
