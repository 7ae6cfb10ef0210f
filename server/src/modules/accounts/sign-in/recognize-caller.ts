import type { Db } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { callerOf } from '../../../platform/http/rate-limit.ts'
import { deviceHashes } from '../sessions/recognize-device.ts'
import { findForSignIn } from '../sessions/sessions.queries.ts'

/** A caller who wants to sign in with an address, and whether its account knows them. */
export const recognizeCaller = async ({ db, caller }: { db: Db; caller: Caller }, email: string) => {
  const user = await findForSignIn(db, email, deviceHashes(caller))
  const household = callerOf(caller.address)
  const isHome = user?.addresses.some((address) => callerOf(address) === household) ?? false
  return {
    user,
    /** The owner's own device, recognized by its cookie. */
    device: user?.known_device ? user.known_device.toString('hex') : null,
    /** Neither the device nor the household has signed in to this account before. */
    isStranger: !user?.known_device && !isHome,
    /** The key of a limit: the household and the address that it tries, never the address alone. */
    pair: `${household} ${email}`,
  }
}

export type RecognizedCaller = Awaited<ReturnType<typeof recognizeCaller>>
