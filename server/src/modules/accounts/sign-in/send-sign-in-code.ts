import { randomInt } from 'node:crypto'
import { signInCodeLength } from '@fieldhouse/contract/accounts.sign-in'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { hashToken, newToken } from '../../../platform/sessions/sessions.ts'
import { insertAttempt, renewAttempt, type SignInAttempt } from '../codes/attempts.queries.ts'
import { hashCode } from '../codes/hash-code.ts'
import { signInCodeMail } from '../mails/sign-in-code-mail.ts'
import { deviceName } from '../sessions/device-name.ts'

const validMilliseconds = 15 * 60 * 1000

interface Call {
  readonly db: Db
  readonly caller: Caller
}

interface Receiver {
  readonly id: string
  readonly email: string | null
  readonly first_name: string
  /** Has no account yet, so the code finishes the sign-up. */
  readonly isRegistration?: boolean
}

/** The hash of a code belongs to one attempt. */
export const hashSignInCode = (db: Db, tokenHash: Buffer, code: string): Promise<Buffer> =>
  hashCode(db, tokenHash.toString('hex'), code)

const expiresAt = () => new Date(clock.now().getTime() + validMilliseconds)

/** A new code, and its email if there is a receiver. The code is created either way, so the time reveals nothing. */
const makeCode = async (
  { db, caller }: Call,
  tokenHash: Buffer,
  proof: SignInAttempt['proof'],
  receiver: Receiver | null,
): Promise<Buffer> => {
  const code = String(randomInt(10 ** signInCodeLength)).padStart(signInCodeLength, '0')
  if (receiver?.email) {
    const mail = signInCodeMail({
      to: receiver.email,
      firstName: receiver.first_name,
      code,
      proof,
      device: deviceName(caller.userAgent),
      address: caller.address,
      resetUrl: `${caller.siteOrigin}/?login=1`,
    })
    await sendLater(db, mail)
  }
  return hashSignInCode(db, tokenHash, code)
}

type NewAttempt = Pick<SignInAttempt, 'email' | 'proof' | 'remember' | 'team_id'>

/** Begins a sign-in that waits for a code, and returns its token. Without a receiver, no code matches. */
export const beginAttempt = (
  { db, caller }: Call,
  facts: NewAttempt,
  receiver: Receiver | null,
): Promise<string> =>
  transaction(db, async (tx) => {
    const token = newToken()
    const token_hash = hashToken(token)
    await insertAttempt(tx, {
      ...facts,
      token_hash,
      ...(receiver?.isRegistration ? { registration_id: receiver.id } : { user_id: receiver?.id ?? null }),
      code_hash: await makeCode({ db: tx, caller }, token_hash, facts.proof, receiver),
      created_at: clock.now(),
      expires_at: expiresAt(),
    })
    return token
  })

/** Sends another code for an attempt. The old one no longer matches. Without a receiver, none does. */
export const repeatAttempt = (
  { db, caller }: Call,
  { token_hash, proof }: SignInAttempt,
  receiver: Receiver | null,
): Promise<void> =>
  transaction(db, async (tx) => {
    const code_hash = await makeCode({ db: tx, caller }, token_hash, proof, receiver)
    await renewAttempt(tx, token_hash, { code_hash, expires_at: expiresAt() })
  })
