import { createHash } from 'node:crypto'
import { type DrivePurpose, driveCallbackPath } from '@fieldhouse/contract/profiles.drive'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Drive } from '../../../platform/drive/drive.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { hashToken, newToken } from '../../../platform/sessions/sessions.ts'
import { insertPick } from './drive.queries.ts'
import { offeredDrive } from './offered-drive.ts'

const lifeMilliseconds = 10 * 60 * 1000

/** SHL-01: where to pick a file, and what the answer must prove when it comes back in this session. */
export const startPick = async (
  { db, caller }: { db: Db; caller: Caller },
  drive: Drive,
  purpose: DrivePurpose,
): Promise<{ url: string }> => {
  if (!caller.sessionId) throw new AppError('unauthenticated')
  // The host of a request may be nonsense if our address isn't configured.
  const address = URL.parse(caller.origin + driveCallbackPath)
  if (!address) throw new AppError('bad_request')
  const [state, codeVerifier] = [newToken(), newToken()]
  const url = await offeredDrive(drive, address.origin).pickUrl({
    purpose,
    state,
    redirectUri: address.href,
    codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
  })
  await insertPick(db, {
    id: uuidv7(),
    state_hash: hashToken(state),
    session_id: caller.sessionId,
    purpose,
    code_verifier: codeVerifier,
    redirect_uri: address.href,
    expires_at: new Date(clock.now().getTime() + lifeMilliseconds),
  })
  return { url }
}
