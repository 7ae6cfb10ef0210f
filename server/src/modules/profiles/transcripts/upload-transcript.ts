import type { Actor } from '@fieldhouse/contract/guards'
import { transcriptRule } from '@fieldhouse/contract/profiles.transcripts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { UploadedFile } from '../../../platform/http/uploads.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { changePage, findEditablePage } from '../editing/change-page.ts'
import { transcriptKey } from './transcript-key.ts'
import { countTranscripts, insertTranscript } from './transcripts.queries.ts'

const contentType = 'application/pdf'

const refuse = (text: string) => new AppError('invalid', { errors: { file: [text] }, message: text })

/** Checked by content, never by name: the start of a PDF, and that its end was sent too. */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.subarray(-1024).includes('%%EOF')

/** Only its file name, without a path and invisible characters, as a PDF. */
const plainName = (name: string): string => {
  const stem = (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/\.pdf$/i, '')
    .replace(/^[\s.]+/, '')
  // By whole characters. Half of one could not be sent as the name of a download.
  const short = [...stem].slice(0, 100).join('').trim()
  return `${short || 'transcript'}.pdf`
}

/** The file is stored, and the page does not have it yet. */
interface StoredTranscript {
  readonly id: string
  readonly name: string
  readonly storage_key: string
  readonly size: number
}

const assertRoom = async (db: Db, athleteId: string): Promise<void> => {
  if ((await countTranscripts(db, athleteId)) >= transcriptRule.most) throw refuse(transcriptRule.tooMany)
}

/** Refuses people who may not change the page, and pages that are full. */
export const assertMayAdd = async (db: Db, actor: Actor, idOrSlug: string): Promise<void> =>
  assertRoom(db, await findEditablePage(db, actor, idOrSlug))

/** Nothing is stored of a refused file. */
export const storeTranscript = async (
  storage: Storage,
  id: string,
  { name, bytes }: UploadedFile,
): Promise<StoredTranscript> => {
  if (bytes.length > transcriptRule.maxBytes) throw refuse(transcriptRule.tooLarge)
  if (!isPdf(bytes)) throw refuse(transcriptRule.notPdf)
  const storage_key = transcriptKey(id)
  await storage.write(storage_key, bytes, { contentType })
  return { id, name: plainName(name), storage_key, size: bytes.length }
}

export const recordTranscript = (db: Db, actor: Actor, idOrSlug: string, transcript: StoredTranscript) =>
  changePage(db, actor, { id: idOrSlug, group: 'transcripts' }, async (tx, { athlete_id }) => {
    await assertRoom(tx, athlete_id)
    await insertTranscript(tx, { ...transcript, athlete_id })
  })

/** PRO-10: the file is written before the page is locked, because storage may be slow. */
export const uploadTranscript = async (
  db: Db,
  storage: Storage,
  actor: Actor,
  idOrSlug: string,
  file: UploadedFile,
) => {
  const athleteId = await findEditablePage(db, actor, idOrSlug)
  const transcript = await storeTranscript(storage, uuidv7(), file)
  try {
    return await recordTranscript(db, actor, athleteId, transcript)
  } catch (error) {
    await storage.delete(transcript.storage_key)
    throw error
  }
}
