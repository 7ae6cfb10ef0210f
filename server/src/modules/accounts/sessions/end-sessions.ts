import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { endedSessionCookie } from '../../../platform/sessions/credentials.ts'
import { endSessionOf, endSessionsOf } from '../../../platform/sessions/sessions.ts'
import type { Entry } from './open-session.ts'
import { assertOwner } from './own-account.ts'

interface Call extends Entry {
  readonly actor: Actor
}

/** Includes the current session, which means signing out. */
export const endOwnSession = async ({ db, actor, caller, setCookie }: Call, id: string): Promise<number> => {
  assertOwner(actor)
  const ended = await endSessionOf(db, actor.id, id)
  if (ended === 0) throw new AppError('not_found')
  if (id === caller.sessionId) setCookie(endedSessionCookie(caller.isHttps))
  return ended
}

export const endOtherSessions = ({ db, actor, caller }: Call): Promise<number> => {
  assertOwner(actor)
  return endSessionsOf(db, actor.id, caller.sessionId)
}
