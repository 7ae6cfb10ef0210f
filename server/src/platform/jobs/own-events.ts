import { clock } from '../clock.ts'
import { outboxBatch } from './outbox.queries.ts'
import { channelsOf, type Publish, type WaitingEvent } from './outgoing.ts'

export interface SentEvent {
  readonly id: string
  readonly told: Promise<unknown>
}

export const sendEvent = (id: string, waiting: WaitingEvent, publish: Publish): SentEvent => {
  const { event, data } = waiting
  const told = Promise.all(channelsOf(waiting).map((channel) => publish({ channel, event, data })))
  // Its failure is handled when it is recorded.
  told.catch(() => {})
  return { id, told }
}

/**
 * The events that this node sends at the moment of their commit, without the relay. Their rows stay in the outbox until
 * the relay has recorded them, so nothing is lost. An event that can't be sent now, or not without overtaking another
 * one, is left to the relay. Then all that follow are too, until the relay has caught up.
 */
export const createOwnEvents = (publish: Publish) => {
  /** Being written, and not committed as far as we know. */
  const open = new Map<string, WaitingEvent>()
  /** Not recorded yet, in the order of sending. */
  let sent: SentEvent[] = []
  /** For the relay. */
  const deferred = new Set<string>()
  let isStopped = false

  /** On a busy machine, we may hear of a commit after the next one. */
  const wouldOvertake = (id: string, event: WaitingEvent): boolean => {
    const channels = new Set(channelsOf(event))
    for (const [earlierId, earlier] of open) {
      if (earlierId === id) return false
      if (channelsOf(earlier).some((channel) => channels.has(channel))) return true
    }
    return false
  }

  return {
    /** All of them. Others that wait in the outbox are those of other nodes, or were left to the relay at once. */
    ids: (): string[] => [...open.keys(), ...sent.map(({ id }) => id), ...deferred],
    /** Those that the relay has nothing to do with. */
    handled: (): string[] => [...open.keys(), ...sent.map(({ id }) => id)],
    deferred: (): readonly string[] => [...deferred],
    sent: (): readonly SentEvent[] => [...sent],
    isAccepting: (): boolean => !isStopped && deferred.size === 0 && open.size + sent.length < outboxBatch,
    /** Called before its row is written. What follows it on a channel is written later. */
    writing: (id: string, event: WaitingEvent): void => {
      open.set(id, event)
    },
    /** After `claimedUntil`, another node may send it. Null if this node could not claim it. */
    committed: (id: string, claimedUntil: Date | null): void => {
      const event = open.get(id)
      // The relay may have found it first.
      if (!event) return
      const isClaimed = claimedUntil !== null && clock.now() < claimedUntil
      const isFree = isClaimed && !isStopped && deferred.size === 0 && !wouldOvertake(id, event)
      open.delete(id)
      if (isFree) sent.push(sendEvent(id, event, publish))
      else deferred.add(id)
    },
    /** Rolled back, or the connection was lost during the commit. The relay finds out. */
    undone: (id: string): void => {
      if (open.delete(id)) deferred.add(id)
    },
    /** The relay sends these from now on. Returns those that are not on their way already. */
    defer: (ids: readonly string[]): ReadonlySet<string> => {
      const onTheirWay = new Set(sent.map(({ id }) => id))
      const others = ids.filter((id) => !onTheirWay.has(id))
      for (const id of others) if (open.delete(id)) deferred.add(id)
      return new Set(others)
    },
    /** One of those sent has failed. It is sent again with all that follow, so the order stays. */
    deferSent: (): string[] => {
      const ids = sent.map(({ id }) => id)
      sent = []
      for (const id of ids) deferred.add(id)
      return ids
    },
    /** These no longer wait in the outbox. */
    settled: (ids: readonly string[]): void => {
      const gone = new Set(ids)
      sent = sent.filter(({ id }) => !gone.has(id))
      for (const id of gone) deferred.delete(id)
    },
    /** From now on, everything is left to the relay. */
    stop: (): void => {
      isStopped = true
    },
  }
}

export type OwnEvents = ReturnType<typeof createOwnEvents>
