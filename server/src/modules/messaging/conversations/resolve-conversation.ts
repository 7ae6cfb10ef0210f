import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import {
  type Asked,
  type Closed,
  closedBecause,
  keepsDrafts,
  mayEnter,
  type Participation,
  type PlaceFacts,
  placeMeant,
} from '../messaging.policy.ts'
import { findAthleteUserIdsOf, findFacts, type StoredConversation } from './conversations.queries.ts'

/** A conversation as one of its participants sees it. */
export interface Conversation extends Participation {
  readonly facts: PlaceFacts
  /** Null until someone writes or blocks. */
  readonly stored: StoredConversation | null
  /** The last message that the caller's side can see, and the last that the caller has read. */
  readonly last_seq: number
  readonly read_seq: number
  /** Why nothing can be sent. */
  readonly closed: Closed | null
  /** The caller's draft. */
  readonly draft: string
}

/** The field of a call that names the athlete. */
type AthleteField = 'user' | 'sender_id'

/** A parent of one athlete can leave it out. */
const onlyAthleteOf = async (db: Db, parentId: string, field: AthleteField): Promise<string | null> => {
  const [first, second] = await findAthleteUserIdsOf(db, parentId)
  if (second) throw new AppError('invalid', { errors: { [field]: ['Please choose the athlete'] } })
  return first ?? null
}

/** The conversation that a call names, if there can be one. Nothing is known about the caller's access yet. */
export const findPlace = async (
  db: Db,
  actor: Actor,
  asked: Asked,
  field: AthleteField = 'user',
): Promise<Participation> => {
  const isUnsaid = asked.user === undefined || asked.user === actor.id
  const onlyAthlete = actor.type === 'parent' && isUnsaid ? await onlyAthleteOf(db, actor.id, field) : null
  const place = placeMeant(actor, asked, onlyAthlete)
  if (!place) throw new AppError('not_found')
  return place
}

/** MSG-02: a stranger gets 404, whether the conversation exists or not. */
export const enterConversation = async (
  db: Db,
  actor: Actor,
  place: Participation,
): Promise<Conversation> => {
  const found = await findFacts(db, place, actor.id)
  if (!found) throw new AppError('not_found')
  const { conversation: stored, read_seq, draft, ...known } = found
  const last_seq = (place.side === 'family' ? stored?.family_last_seq : stored?.coach_last_seq) ?? 0
  const facts = { ...known, has_begun: last_seq > 0, is_blocked: Boolean(stored?.blocked_at) }
  if (!mayEnter(actor, place, facts)) throw new AppError('not_found')
  return {
    ...place,
    facts,
    stored,
    last_seq,
    read_seq,
    closed: closedBecause(place, facts),
    draft: keepsDrafts(actor) ? (draft ?? '') : '',
  }
}

export const resolveConversation = async (db: Db, actor: Actor, asked: Asked): Promise<Conversation> =>
  enterConversation(db, actor, await findPlace(db, actor, asked))
