import type { Actor } from '@fieldhouse/contract/guards'
import type { CoachInList, RecruitingCollege } from '@fieldhouse/contract/recruiting'
import type { Db } from '../../../platform/database/database.ts'
import { type CoachRow, presentCollege } from '../../colleges/index.ts'
import type { FamilyCenter } from '../center/open-center.ts'
import { findListPage, type Listed } from './listed.queries.ts'
import { type CenterCollege, findColleges } from './rows.queries.ts'

const presentMiles = (miles: number | null): number | null => (miles === null ? null : Math.round(miles))

interface FoundCoaches {
  readonly coaches: readonly CoachRow[]
  /** The caller's unread messages, by coach. */
  readonly unread: readonly { readonly contact_id: string; readonly message: number }[]
}

/** By college: the coaches as an athlete's family sees them, with the caller's unread messages from each. */
export const coachesByCollege = ({ coaches, unread }: FoundCoaches): Map<number, CoachInList[]> => {
  const messages = new Map(unread.map(({ contact_id, message }) => [contact_id, message]))
  return Map.groupBy(
    coaches.map((coach) => ({
      ...coach,
      unread_message_count: (coach.user_id !== null && messages.get(coach.user_id)) || 0,
    })),
    ({ college_id }) => college_id,
  )
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
  const { ids, total } = await findListPage<number>(db, listed, page)
  if (ids.length === 0) return { items: [], total }
  const { colleges, ...coaches } = await findColleges(db, actor, center, ids)
  const found = new Map(colleges.map((row) => [row.college.id, row]))
  const coachesOf = coachesByCollege(coaches)
  const items = ids.flatMap((id) => {
    const row = found.get(id)
    return row ? [present(row, coachesOf.get(id))] : []
  })
  return { items, total }
}
