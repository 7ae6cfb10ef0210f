import { sessionChannel } from '@fieldhouse/contract/channels'
import type { ChannelMembers, Member } from './channel-members.ts'

/** Which of these sessions are still going on. */
export type LivingSessions = (ids: readonly string[]) => Promise<ReadonlySet<string>>

/** The sessions that one connection stands on. */
interface SessionWatch {
  /** From now on the connection ends with the session. False when that is over already. */
  readonly follow: (sessionId: string) => Promise<boolean>
  readonly sessions: () => Iterable<string>
  readonly stop: () => void
}

/** Listens for the end first and asks afterwards, so that an end in between is not missed. Asks once a session. */
export const watchSessions = (
  members: ChannelMembers,
  living: LivingSessions,
  onEnd: () => void,
): SessionWatch => {
  const asked = new Map<string, Promise<boolean>>()
  const member: Member = { deliver: onEnd }
  const ask = async (sessionId: string) => {
    members.join(sessionChannel(sessionId), member)
    return (await living([sessionId])).has(sessionId)
  }
  return {
    follow: (sessionId) => {
      const known = asked.get(sessionId)
      if (known) return known
      const answer = ask(sessionId)
      asked.set(sessionId, answer)
      return answer
    },
    sessions: () => asked.keys(),
    stop: () => {
      for (const sessionId of asked.keys()) members.leave(sessionChannel(sessionId), member)
    },
  }
}
