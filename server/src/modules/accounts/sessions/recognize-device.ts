import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { callerOf } from '../../../platform/http/rate-limit.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { deviceCookieName } from '../../../platform/sessions/credentials.ts'
import { hashToken, newToken } from '../../../platform/sessions/sessions.ts'
import { findUser } from '../accounts.queries.ts'
import { newDeviceMail } from '../mails/new-device-mail.ts'
import { deviceName } from './device-name.ts'
import { keepNewestDevices, listDevicesOf, saveDevice } from './sessions.queries.ts'

const mostDevices = 20
/** How many people of a household one browser can recognize. */
const mostPeople = 5

/** The browser's cookie: one token for each person who signed in there. Tokens that we didn't issue are skipped. */
const deviceTokens = ({ cookies }: Caller): string[] =>
  (cookies[deviceCookieName] ?? '')
    .split('.')
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, mostPeople)

export const deviceHashes = (caller: Caller): Buffer[] => deviceTokens(caller).map(hashToken)

const tellOwner = async (db: Db, caller: Caller, userId: string) => {
  const user = await findUser(db, userId)
  if (!user?.email) return
  const mail = newDeviceMail({
    to: user.email,
    firstName: user.first_name,
    device: deviceName(caller.userAgent),
    address: caller.address,
    at: clock.now(),
    resetUrl: `${caller.siteOrigin}/?login=1`,
  })
  await sendLater(db, mail)
}

interface Call {
  readonly db: Db
  readonly caller: Caller
}

/**
 * Remembers a device as a person's own. Returns the browser's new cookie, and whether the device may be new to them. A
 * token that is unknown for this person is never reused, because it may have been planted.
 */
export const rememberDevice = async (
  { db, caller }: Call,
  userId: string,
): Promise<{ cookie: string; isNews: boolean }> => {
  const tokens = deviceTokens(caller)
  const seen = await listDevicesOf(db, userId)
  const device = { user_id: userId, name: deviceName(caller.userAgent), address: caller.address }
  const known = seen.find(({ device_hash }) => tokens.some((token) => hashToken(token).equals(device_hash)))
  if (known) {
    await saveDevice(db, { ...device, device_hash: known.device_hash })
    return { cookie: tokens.join('.'), isNews: false }
  }
  const token = newToken()
  await saveDevice(db, { ...device, device_hash: hashToken(token) })
  if (seen.length >= mostDevices) await keepNewestDevices(db, userId, mostDevices)
  const isFamiliar = seen.some(
    ({ name, address }) => name === device.name && callerOf(address) === callerOf(device.address),
  )
  return {
    cookie: [token, ...tokens].slice(0, mostPeople).join('.'),
    isNews: seen.length > 0 && !isFamiliar,
  }
}

/** The same at sign-in. The person gets an email about a new device, unless it is their first. */
export const recognizeDevice = async ({ db, caller }: Call, userId: string): Promise<string> => {
  const { cookie, isNews } = await rememberDevice({ db, caller }, userId)
  if (isNews) await tellOwner(db, caller, userId)
  return cookie
}
