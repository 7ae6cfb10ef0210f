import type { Actor } from '@fieldhouse/contract/guards'
import { type CoachNote, mostCoachNotes } from '@fieldhouse/contract/tasks'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { mayChangeNote } from '../tasks.policy.ts'
import { openWork } from '../work/open-work.ts'
import { lockAdditionsFor } from '../work/work.queries.ts'
import { presentNote } from './list-notes.ts'
import {
  countNotesBy,
  deleteNote,
  findNote,
  insertNote,
  type NoteForm,
  type StoredNote,
  updateNote,
} from './notes.queries.ts'

const readNote = async (db: Db, id: string): Promise<StoredNote> => {
  const note = await findNote(db, id)
  if (!note) throw new AppError('not_found')
  return note
}

/** A note of one's own about an athlete who is on the roster. */
const openNote = async (db: Db, actor: Actor, id: string): Promise<void> => {
  const note = await readNote(db, id)
  await openWork(db, actor, note.user_id)
  if (!mayChangeNote(actor, { author_id: note.author.id })) throw new AppError('not_found')
}

/** Holds the number of the author's notes about the athlete until the transaction ends. */
const assertRoom = async (tx: Db, author: Actor, athleteUserId: string): Promise<void> => {
  await lockAdditionsFor(tx, athleteUserId)
  if ((await countNotesBy(tx, author.id, athleteUserId)) >= mostCoachNotes)
    throw new AppError('too_many_notes', {
      message: `You have ${mostCoachNotes} notes about this athlete already. Remove one that you don’t need anymore first.`,
    })
}

export const addNote = (db: Db, actor: Actor, athlete_user_id: string, form: NoteForm): Promise<CoachNote> =>
  transaction(db, async (tx) => {
    await openWork(tx, actor, athlete_user_id)
    await assertRoom(tx, actor, athlete_user_id)
    const id = await insertNote(tx, { ...form, athlete_user_id, author_id: actor.id })
    return presentNote(actor, await readNote(tx, id))
  })

export const changeNote = (db: Db, actor: Actor, id: string, form: NoteForm): Promise<CoachNote> =>
  transaction(db, async (tx) => {
    await openNote(tx, actor, id)
    await updateNote(tx, id, form)
    return presentNote(actor, await readNote(tx, id))
  })

export const removeNote = (db: Db, actor: Actor, id: string): Promise<{ id: string }> =>
  transaction(db, async (tx) => {
    await openNote(tx, actor, id)
    await deleteNote(tx, id)
    return { id }
  })
