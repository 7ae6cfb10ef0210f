import type { Checked, Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type * as contract from '@fieldhouse/contract/messaging'
import type { Db } from '../../../platform/database/database.ts'
import { findPeople } from '../conversations/participants.queries.ts'
import { peopleIn } from '../conversations/present-person.ts'
import { presentMessage } from '../messages/present-message.ts'
import { findNotices } from '../notices/notices.queries.ts'
import { findLastMessages } from './inbox.queries.ts'
import { pageMeta, windowOf } from './page-window.ts'
import { readerOf } from './reader.queries.ts'

type Query = Checked<typeof contract.getIncoming>['query']
type Incoming = Output<typeof contract.getIncoming>['data']

const lastMessages = async (db: Db, actor: Actor, query: Query): Promise<Incoming['messages']> => {
  const reader = await readerOf(db, actor)
  if (!reader) return { data: [], meta: pageMeta(query, 0) }
  const { found, total } = await findLastMessages(db, reader, windowOf(query))
  const ids = found.flatMap(({ athlete_user_id, contact_id, message }) => [
    athlete_user_id,
    contact_id,
    message.sender_id,
  ])
  const people = peopleIn(db, await findPeople(db, ids))
  const data = await Promise.all(
    found.map(async ({ message, read_seq, unread_count, ...key }) => ({
      ...(await presentMessage(key, message, people)),
      me: message.sender_id === actor.id,
      viewed: message.side === reader.side || message.seq <= read_seq,
      unread_count,
    })),
  )
  return { data, meta: pageMeta(query, total) }
}

const systemNotices = async (db: Db, { id }: Actor, query: Query): Promise<Incoming['system']> => {
  const { found, total } = await findNotices(db, id, windowOf(query))
  return {
    data: found.map(({ read_at, created_at, ...notice }) => ({
      ...notice,
      viewed: read_at !== null,
      created_at: created_at.toISOString(),
    })),
    meta: pageMeta(query, total),
  }
}

/** MSG-03. */
export const listIncoming = async (db: Db, actor: Actor, query: Query): Promise<Incoming> => ({
  messages: await lastMessages(db, actor, query),
  system: await systemNotices(db, actor, query),
})
