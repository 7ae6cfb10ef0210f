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

/** After a right code, downloads for the next hour don't count as tries. */
const right = createSeenLately(60 * 60 * 1000)

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Takes the same time for an almost right code as for any other. */
const isSame = (given: string, wanted: string) => timingSafeEqual(hash(given), hash(wanted))

const wrongCode = 'This access code is not right. Check it, or ask the family for the one they have now.'

/**
 * Few wrong tries per household, at one athlete's code and at all of them. Nothing is counted per athlete alone,
 * because a guesser must not lock out people who have the code. The code itself is long enough against guesses from
 * many households (`access-code.ts`).
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
  // Counted before the comparison, so parallel tries don't get more.
  await limit('access-codes', household)
  await limit('account-code', pair)
  if (!isSame(given, await findAccessCode(db, athlete_id))) return false
  await limit.giveBack('access-codes', household)
  await limit.giveBack('account-code', pair)
  right.add(athlete_id, household, given)
  return true
}

/** For a form that asks for the code: the error is shown at its field. */
export const assertCode = async (asked: Asked, head: PageHead, code: string): Promise<void> => {
  if (!(await isRight(asked, head, code))) throw new AppError('invalid', { errors: { code: [wrongCode] } })
}

/**
 * PRO-10: the owner, parents, admins, and people who take care of the athlete download freely. Everyone else needs the
 * access code.
 */
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
