import type { SignedIn } from '@fieldhouse/contract/accounts'
import type { Db } from '../../../platform/database/database.ts'
import { withinTransaction } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { deviceCookie, sessionCookie } from '../../../platform/sessions/credentials.ts'
import { type NewSession, startSession } from '../../../platform/sessions/sessions.ts'
import { recognizeDevice } from './recognize-device.ts'

/** What a call must provide to open a session. */
export interface Entry {
  readonly db: Db
  readonly caller: Caller
  readonly setCookie: (cookie: string) => void
}

/** Returns a session in the answer, and as the browser's cookie, which ends with the browser unless remembered. */
export const handOver = (
  { caller: { isHttps }, setCookie }: Pick<Entry, 'caller' | 'setCookie'>,
  { token, isRemembered, expiresInSeconds }: Omit<NewSession, 'id'>,
): SignedIn => {
  setCookie(sessionCookie(token, isRemembered ? { isHttps, maxAgeSeconds: expiresInSeconds } : { isHttps }))
  return { token, token_type: 'bearer', expires_in: expiresInSeconds }
}

/**
 * The only way in: a new session for a person who has proven who they are, with an email if the device is new. It is
 * always a new one. The browser's old token is neither reused nor ended.
 */
export const openSession = async (
  entry: Entry,
  { userId, remember }: { userId: string; remember: boolean },
): Promise<SignedIn> => {
  const { caller, setCookie } = entry
  const { device, session } = await withinTransaction(entry.db, async (tx) => ({
    device: await recognizeDevice({ db: tx, caller }, userId),
    session: await startSession(tx, {
      userId,
      remember,
      userAgent: caller.userAgent,
      address: caller.address,
    }),
  }))
  setCookie(deviceCookie(device, caller.isHttps))
  return handOver(entry, session)
}
