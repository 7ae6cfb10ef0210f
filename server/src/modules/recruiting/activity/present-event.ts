import {
  type ActivityEvent,
  type ActivityTotals,
  loggedTypes,
} from '@fieldhouse/contract/recruiting.activity'
import type { LogRow } from './log.queries.ts'

const isLogged = (type: number): boolean => loggedTypes.some((logged) => logged === type)

/** An event as a log shows it. Everyone who reads a logged event there may remove it. */
export const presentEvent = (
  row: LogRow,
  readerId: string,
  titleOf: (position: string | null) => string | null,
): ActivityEvent => ({
  id: row.id,
  type: row.type,
  event_date: row.event_date,
  event_time: row.event_time,
  contact_id: row.contact_id,
  contact: {
    user_id: row.coach_user_id,
    first_name: row.coach_first_name,
    last_name: row.coach_last_name,
    position: row.coach_position,
    photo: null,
  },
  college:
    row.college_id === null || row.college_name === null || row.college_short_name === null
      ? null
      : { id: row.college_id, name: row.college_name, short_name: row.college_short_name },
  user_id: row.athlete_user_id,
  athlete: {
    user_id: row.athlete_user_id,
    first_name: row.athlete_first_name,
    last_name: row.athlete_last_name,
    position: titleOf(row.athlete_position),
    photo: row.athlete_photo === null ? null : { url: row.athlete_photo },
  },
  content: row.content,
  outcome: row.outcome,
  author:
    row.author_id === null || row.author_name === null ? null : { id: row.author_id, name: row.author_name },
  me: row.author_id === readerId,
  viewed: row.viewed,
  updated_at: row.updated_at,
  can: { remove: isLogged(row.type) && row.author_id !== null },
})

export const presentTotals = ({
  calls,
  emails,
  texts,
  views,
  chats,
}: Record<'calls' | 'emails' | 'texts' | 'views' | 'chats', number>): ActivityTotals => ({
  all: calls + emails + texts + views + chats,
  call: calls,
  email: emails,
  sms: texts,
  view: views,
  chat: chats,
})
