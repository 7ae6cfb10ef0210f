import type { Actor } from '@fieldhouse/contract/guards'
import type { CoachNote } from '@fieldhouse/contract/tasks'
import type { Db } from '../../../platform/database/database.ts'
import { mayChangeNote, readsPrivateNotes } from '../tasks.policy.ts'
import { openAthlete } from '../work/open-work.ts'
import { findNotes, type StoredNote } from './notes.queries.ts'

export const presentNote = (viewer: Actor, { created_at, ...note }: StoredNote): CoachNote => ({
  ...note,
  created_at: created_at.toISOString(),
  can: { change: mayChangeNote(viewer, { author_id: note.author.id }) },
})

/** The success coach reads all notes about an athlete. The family reads those that are shared with it. */
export const listNotes = async (db: Db, actor: Actor, athleteUserId: string): Promise<CoachNote[]> => {
  const reader = await openAthlete(db, actor, athleteUserId)
  const notes = await findNotes(db, athleteUserId, { isSharedOnly: !readsPrivateNotes(reader) })
  return notes.map((note) => presentNote(actor, note))
}
