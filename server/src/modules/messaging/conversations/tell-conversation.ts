import { privateUserChannel } from '@fieldhouse/contract/channels'
import type { Message } from '@fieldhouse/contract/messaging'
import {
  type ConversationKey,
  type LiveCounts,
  type LiveStatus,
  liveEvents,
  type Side,
} from '@fieldhouse/contract/messaging.live'
import type { Db } from '../../../platform/database/database.ts'
import { publishLater } from '../../../platform/jobs/outbox.ts'
import type { WaitingEvent } from '../../../platform/jobs/outgoing.ts'
import { findFamilyListeners, type PersonRow } from './participants.queries.ts'

const publishTo = async (tx: Db, userIds: readonly string[], event: string, data: object): Promise<void> => {
  if (userIds.length > 0) await publishLater(tx, userIds.map(privateUserChannel), event, data)
}

/**
 * The receivers of a conversation's events: everyone who can read it. A success coach gets what coaches and the family
 * write, but not what the family once wrote to another success coach.
 */
export const listenersAmong = (
  people: readonly PersonRow[],
  { athlete_user_id, contact_id }: ConversationKey,
  claimed_by: string | null,
): string[] => {
  const isWithCoach = people.some(({ id, type }) => id === contact_id && type === 'coach')
  return people
    .filter(({ deleted_at }) => deleted_at === null)
    .filter(
      ({ id, relationships }) =>
        id === athlete_user_id ||
        id === contact_id ||
        relationships?.[athlete_user_id] !== undefined ||
        (isWithCoach && id === claimed_by),
    )
    .map(({ id }) => id)
}

export const messageEvent = (listeners: readonly string[], message: Message): WaitingEvent => ({
  channel: listeners.map(privateUserChannel),
  event: liveEvents.message,
  data: message,
})

export const tellMessage = (tx: Db, listeners: readonly string[], message: Message): Promise<void> =>
  publishTo(tx, listeners, liveEvents.message, message)

/** The other side learns how far this one has received it. */
export const tellStatus = async (
  tx: Db,
  { athlete_user_id, contact_id }: ConversationKey,
  side: Side,
  receipts: Pick<LiveStatus, 'delivered_seq' | 'read_seq'>,
): Promise<void> => {
  const listeners =
    side === 'family' ? [contact_id] : await findFamilyListeners(tx, { athlete_user_id, contact_id })
  const status: LiveStatus = { athlete_user_id, contact_id, side, ...receipts }
  await publishTo(tx, listeners, liveEvents.status, status)
}

/** All tabs and devices of these people load their counts again. */
export const tellCounts = (tx: Db, userIds: readonly string[], counts: LiveCounts = {}): Promise<void> =>
  publishTo(tx, userIds, liveEvents.counts, counts)
