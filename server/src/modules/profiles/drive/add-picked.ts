import type { DrivePurpose } from '@fieldhouse/contract/profiles.drive'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Drive } from '../../../platform/drive/drive.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { outside } from '../../../platform/http/outside.ts'
import type { UploadedFile } from '../../../platform/http/uploads.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import { deletePick, dropPick, findTaken, storeReceived, takePick } from './drive.queries.ts'
import { offeredDrive } from './offered-drive.ts'

/** Redeeming the code, reading the file's facts, and the download each have their own timeout. */
const timeLimitMilliseconds = 120_000

interface Picked<Received, Result> {
  purpose: DrivePurpose
  /** The query of the address that Google sent the person back to. */
  query: string
  maxBytes: number
  /** Refuses before anything is fetched. */
  check: (tx: Db) => Promise<unknown>
  /** Stores the file under this id. Returns what is left to record, as JSON. */
  store: (id: string, file: UploadedFile) => Promise<Received>
  record: (tx: Db, received: Received) => Promise<Result>
}

const ended = () =>
  new AppError('drive_pick_ended', {
    message: 'This pick from Google Drive is no longer valid. Please start again.',
  })

/**
 * SHL-01: a file that was picked in Google Drive. Google's code works only once. So the pick is taken before we ask
 * Google, and a call that got lost after the file was stored is resumed from there, without a second download.
 */
export const addPicked = <Received, Result>(
  { db, caller: { sessionId } }: { db: Db; caller: Caller },
  drive: Drive,
  { purpose, query, maxBytes, check, store, record }: Picked<Received, Result>,
) => {
  const state = new URLSearchParams(query).get('state') ?? ''
  return outside({
    timeLimitMilliseconds,
    prepare: async (tx) => {
      await check(tx)
      const id = sessionId && (await takePick(tx, { stateHash: hashToken(state), sessionId, purpose }))
      if (!id) throw ended()
      return { id }
    },
    send: async ({ id }, { signal }): Promise<Received> => {
      const pick = await findTaken(db, id)
      if (!pick) throw ended()
      if (pick.received !== null) return pick.received as Received
      const { redirect_uri: redirectUri, code_verifier: codeVerifier } = pick
      const file = await offeredDrive(drive, new URL(redirectUri).origin).fetchPicked(
        { query, state, codeVerifier, redirectUri },
        { maxBytes, signal },
      )
      const received = await store(id, file)
      await storeReceived(db, id, received)
      return received
    },
    record: async (tx, { id }, received) => {
      const result = await record(tx, received)
      await deletePick(tx, id)
      return result
    },
    // Google may have been away before it saw the code, so the same key may try again.
    failed: async (tx, { id }, error) => {
      if (!(error instanceof AppError) || error.code === 'drive_away') return null
      await dropPick(tx, id)
      return error
    },
  })
}
