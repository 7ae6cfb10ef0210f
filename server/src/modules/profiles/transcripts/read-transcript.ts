import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { FileAnswer } from '../../../platform/http/file-answer.ts'
import { FileNotFound, type Storage } from '../../../platform/storage/storage.ts'
import { findTranscript } from './transcripts.queries.ts'

export const readTranscript = async (
  db: Db,
  storage: Storage,
  athleteId: string,
  id: string,
): Promise<FileAnswer> => {
  const transcript = await findTranscript(db, athleteId, id)
  if (!transcript) throw new AppError('not_found')
  const body = await storage.read(transcript.storage_key).catch((error: unknown) => {
    throw error instanceof FileNotFound ? new AppError('not_found') : error
  })
  return new FileAnswer({ body, type: 'application/pdf', name: transcript.name })
}
