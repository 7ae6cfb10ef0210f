import type { DrivePurpose } from '@fieldhouse/contract/profiles.drive'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Drive } from '../../../platform/drive/drive.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import type { UploadedFile } from '../../../platform/http/uploads.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import { takePick } from './drive.queries.ts'
import { offeredDrive } from './offered-drive.ts'

interface Picked {
  purpose: DrivePurpose
  query: string
  maxBytes: number
}

/** The file behind an answer from Google Drive. The pick is deleted in any case, so no answer counts twice. */
export const fetchPicked = async (
  { db, caller }: { db: Db; caller: Caller },
  drive: Drive,
  { purpose, query, maxBytes }: Picked,
): Promise<UploadedFile> => {
  const state = new URLSearchParams(query).get('state') ?? ''
  const pick = await takePick(db, hashToken(state))
  const isOurs =
    pick?.session_id === caller.sessionId && pick?.purpose === purpose && pick.expires_at > clock.now()
  if (!pick || !isOurs)
    throw new AppError('drive_pick_ended', {
      message: 'This pick from Google Drive is no longer valid. Please start again.',
    })
  return offeredDrive(drive, new URL(pick.redirect_uri).origin).fetchPicked(
    { query, state, codeVerifier: pick.code_verifier, redirectUri: pick.redirect_uri },
    maxBytes,
  )
}
