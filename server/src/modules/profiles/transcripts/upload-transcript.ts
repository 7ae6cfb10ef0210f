import type { Actor } from '@fieldhouse/contract/guards'
import { transcriptRule } from '@fieldhouse/contract/profiles.transcripts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { UploadedFile } from '../../../platform/http/uploads.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { changePage, findEditablePage } from '../editing/change-page.ts'
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

/**
 * PRO-10: nothing is stored of a refused file. The file is written before the page is locked, because storage may be
 * slow.
 */
export const uploadTranscript = async (
  db: Db,
  storage: Storage,
  actor: Actor,
  idOrSlug: string,
  { name, bytes }: UploadedFile,
) => {
  if (bytes.length > transcriptRule.maxBytes) throw refuse(transcriptRule.tooLarge)
  if (!isPdf(bytes)) throw refuse(transcriptRule.notPdf)
  const athleteId = await findEditablePage(db, actor, idOrSlug)
  const id = uuidv7()
  const storage_key = `transcripts/${id}.pdf`
  const transcript = { id, name: plainName(name), storage_key, size: bytes.length }
  try {
    await storage.write(storage_key, bytes, { contentType })
    return await changePage(
      db,
      actor,
      { id: athleteId, group: 'transcripts' },
      async (tx, { athlete_id }) => {
        if ((await countTranscripts(tx, athlete_id)) >= transcriptRule.most)
          throw refuse(transcriptRule.tooMany)
        await insertTranscript(tx, { ...transcript, athlete_id })
      },
    )
  } catch (error) {
    await storage.delete(storage_key)
    throw error
  }
}
