import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import {
  type ActivityEvent,
  type ActivityTotals,
  type EventType,
  eventTypes,
  type getActivity,
  type getAllEvents,
} from '@fieldhouse/contract/recruiting.activity'
import type { Db } from '../../../platform/database/database.ts'
import { openCenterOf } from '../center/open-center.ts'
import { type LogQuestion, readLog } from './read-log.ts'

interface Asked extends LogQuestion {
  readonly user?: string | undefined
}

const names = new Map<EventType, keyof ActivityTotals>([
  [eventTypes.call, 'call'],
  [eventTypes.email, 'email'],
  [eventTypes.sms, 'sms'],
  [eventTypes.view, 'view'],
  [eventTypes.chat, 'chat'],
])

const totalOf = (totals: ActivityTotals, type: EventType | undefined): number =>
  totals[(type && names.get(type)) ?? 'all']

export const pageMeta = (total: number, { page, per_page }: Pick<LogQuestion, 'page' | 'per_page'>) => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
  total,
})

/** RCC-02: everything between a family and coaches, or only one type. */
export const listActivity = async (
  db: Db,
  actor: Actor,
  { user, ...question }: Asked,
): Promise<Output<typeof getActivity>> => {
  const center = await openCenterOf(db, actor, user)
  const { events, totals } = await readLog(db, actor, center, question)
  return { data: { events, totals }, meta: pageMeta(totalOf(totals, question.type), question) }
}

const byId = <Row>(rows: readonly Row[], idOf: (row: Row) => string | number): Row[] => [
  ...new Map(rows.map((row) => [idOf(row), row])).values(),
]

/** RCC-02: the same, grouped by coach, or by athlete for coaches. */
export const groupActivity = async (
  db: Db,
  actor: Actor,
  { user, ...question }: Asked,
): Promise<Output<typeof getAllEvents>> => {
  const center = await openCenterOf(db, actor, user)
  const { events, totals } = await readLog(db, actor, center, question)
  const keyOf = ({ user_id, contact_id, contact }: ActivityEvent): string =>
    center.side === 'coach' ? user_id : (contact_id ?? contact.user_id ?? '')
  return {
    data: {
      total: totalOf(totals, question.type),
      athletes: byId(
        events.map(({ user_id, athlete }) => ({ ...athlete, user_id })),
        ({ user_id }) => user_id,
      ),
      colleges: byId(
        events.flatMap(({ college }) => college ?? []),
        ({ id }) => id,
      ),
      events: Object.fromEntries(Map.groupBy(events, keyOf)),
    },
  }
}
