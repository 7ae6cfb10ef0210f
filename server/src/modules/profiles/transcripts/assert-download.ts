import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { callerOf } from '../../../platform/http/rate-limit.ts'
import type { PageHead } from '../page/documents.queries.ts'
import { type Audience, abilities } from '../profiles.policy.ts'
import { createSeenLately } from '../seen-lately.ts'
import { findAccessCode } from './transcripts.queries.ts'

interface Asked {
  readonly db: Db
  readonly caller: Caller
  readonly limit: Limit
}

/** Whoever had the code right goes on for an hour without its being counted as a try. */
const right = createSeenLately(60 * 60 * 1000)

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Takes as long for a code that is nearly right as for any other. */
const isSame = (given: string, wanted: string) => timingSafeEqual(hash(given), hash(wanted))

const wrongCode = 'This access code is not right. Check it, or ask the family for the one they have now.'

/**
 * Few wrong tries for one household, at one athlete's code and at all of them. Nothing is counted for the athlete alone:
 * somebody who guesses must not keep out those who have the code. Against guesses from many households the code itself
 * is long enough (`access-code.ts`).
 */
const isRight = async (
  { db, caller, limit }: Asked,
  { athlete_id }: PageHead,
  code: string,
): Promise<boolean> => {
  const given = code.trim().toUpperCase()
  const household = callerOf(caller.address)
  if (right.has(athlete_id, household, given)) return isSame(given, await findAccessCode(db, athlete_id))
  const pair = `download ${household} ${athlete_id}`
  // Counted before the code is compared, so that many at once are no more.
  await limit('access-codes', household)
  await limit('account-code', pair)
  if (!isSame(given, await findAccessCode(db, athlete_id))) return false
  await limit.giveBack('access-codes', household)
  await limit.giveBack('account-code', pair)
  right.add(athlete_id, household, given)
  return true
}

/** For a form that asks for the code: what is wrong is said at its field. */
export const assertCode = async (asked: Asked, head: PageHead, code: string): Promise<void> => {
  if (!(await isRight(asked, head, code))) throw new AppError('invalid', { errors: { code: [wrongCode] } })
}

/** PRO-10: owner, parent, admin and those who care for the athlete download freely, everybody else by the access code. */
export const assertDownload = async (
  asked: Asked,
  head: PageHead,
  audience: Audience,
  code: string | undefined,
): Promise<void> => {
  if (abilities[audience].download) return
  if (!code) throw new AppError('forbidden', { message: 'To download this, enter the family’s access code.' })
  if (!(await isRight(asked, head, code))) throw new AppError('forbidden', { message: wrongCode })
}
