import type { SocialNetwork, SocialResult } from '@fieldhouse/contract/accounts.social'
import { AppError } from '../../../platform/app-error.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Limit } from '../../../platform/http/bind.ts'
import { socialCookie, socialCookieName } from '../../../platform/sessions/credentials.ts'
import type { SocialProfile } from '../../../platform/social/social.ts'
import { sendCode } from '../codes/send-code.ts'
import { socialBrowserOf } from '../codes/social-browser.ts'
import { type Entry, openSession } from '../sessions/open-session.ts'
import {
  findIdentityOwner,
  findMailOwner,
  insertIdentity,
  insertNewcomer,
  lockIdentity,
  type Owner,
} from './social.queries.ts'

/** In addition to a way in: the limits for codes to one address. */
export interface SocialEntry extends Entry {
  readonly limit: Limit
}

/** A person who deleted their own account gets a link to restore it by email. */
const closed = ({ id, deleted_by }: Owner) =>
  new AppError('forbidden', {
    message:
      deleted_by === id
        ? 'You deleted this account. To have it back, use the link in the email we sent you, or write to us.'
        : 'This account was closed. Please write to us if you would like to have it back.',
  })

/**
 * The code is entered in the browser that asked, so the browser must be recognized as long as a code works, including
 * resends.
 */
const codeSeconds = 60 * 60
const keepBrowser = ({ caller: { cookies, isHttps }, setCookie }: Entry) =>
  setCookie(socialCookie(cookies[socialCookieName] ?? '', { isHttps, maxAgeSeconds: codeSeconds }))

const signIn = async (entry: Entry, userId: string): Promise<SocialResult> => ({
  status: 'signed-in',
  session: await openSession(entry, { userId, remember: true }),
})

/**
 * A known account at a network opens the user it belongs to. A new one never does so by its address alone. That takes a
 * code sent there. Otherwise anyone who got hold of an address at some network would have the account here.
 */
const enter = async (
  entry: SocialEntry,
  network: SocialNetwork,
  profile: SocialProfile,
): Promise<SocialResult> => {
  const { db } = entry
  const { subject, email, isEmailVerified, firstName, lastName } = profile
  const known = await findIdentityOwner(db, network, subject)
  if (known?.deleted_at) throw closed(known)
  if (known) return signIn(entry, known.id)

  const mailOwner = email && (await findMailOwner(db, email))
  if (email && mailOwner && isEmailVerified) {
    if (mailOwner.deleted_at) throw closed(mailOwner)
    keepBrowser(entry)
    await sendCode(entry, {
      userId: mailOwner.id,
      email,
      purpose: { kind: 'link-identity', network, subject, browser: socialBrowserOf(entry.caller) },
      siteOrigin: entry.caller.siteOrigin,
    })
    return { status: 'code-needed', user_id: mailOwner.id, email }
  }

  const free = mailOwner ? null : email
  const userId = await insertNewcomer(db, {
    first_name: firstName,
    last_name: lastName,
    email: isEmailVerified ? free : null,
    unconfirmed_email: isEmailVerified ? null : free,
  })
  // Another person proved this address in between, so now it belongs to an account.
  if (!userId) return enter(entry, network, profile)
  await insertIdentity(db, { network, subject, user_id: userId })
  return signIn(entry, userId)
}

/**
 * ACC-12: finds or creates the user for a person at a network. Two parallel requests for the same new account make one
 * user.
 */
export const enterByIdentity = (
  entry: SocialEntry,
  network: SocialNetwork,
  profile: SocialProfile,
): Promise<SocialResult> =>
  transaction(entry.db, async (tx) => {
    await lockIdentity(tx, network, profile.subject)
    return enter({ ...entry, db: tx }, network, profile)
  })
