import { and, desc, eq } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { shownName, users } from '../../accounts/index.ts'
import { coachNotes } from '../tasks.tables.ts'

const selectNotes = (db: Db) =>
  db
    .select({
      id: coachNotes.id,
      user_id: coachNotes.athlete_user_id,
      text: coachNotes.text,
      is_shared: coachNotes.is_shared,
      is_pinned: coachNotes.is_pinned,
      author: { id: users.id, name: shownName(users) },
      created_at: coachNotes.created_at,
    })
    .from(coachNotes)
    .innerJoin(users, eq(users.id, coachNotes.author_id))

/** The pinned ones first, then the newest. */
export const findNotes = (db: Db, athleteUserId: string, { isSharedOnly }: { isSharedOnly: boolean }) =>
  selectNotes(db)
    .where(
      and(
        eq(coachNotes.athlete_user_id, athleteUserId),
        isSharedOnly ? eq(coachNotes.is_shared, true) : undefined,
      ),
    )
    .orderBy(desc(coachNotes.is_pinned), desc(coachNotes.created_at), desc(coachNotes.id))

export type StoredNote = Awaited<ReturnType<typeof findNotes>>[number]

export const findNote = async (db: Db, id: string): Promise<StoredNote | null> => {
  const [found] = await selectNotes(db).where(eq(coachNotes.id, id))
  return found ?? null
}

export const countNotesBy = (db: Db, authorId: string, athleteUserId: string): Promise<number> =>
  db.$count(
    coachNotes,
    and(eq(coachNotes.athlete_user_id, athleteUserId), eq(coachNotes.author_id, authorId)),
  )

export interface NoteForm {
  readonly text: string
  readonly is_shared: boolean
  readonly is_pinned: boolean
}

export const insertNote = async (
  tx: Db,
  note: NoteForm & { athlete_user_id: string; author_id: string },
): Promise<string> => {
  const [id, now] = [uuidv7(), clock.now()]
  await tx.insert(coachNotes).values({ id, ...note, created_at: now, updated_at: now })
  return id
}

export const updateNote = async (tx: Db, id: string, note: NoteForm): Promise<void> => {
  await tx
    .update(coachNotes)
    .set({ ...note, updated_at: clock.now() })
    .where(eq(coachNotes.id, id))
}

export const deleteNote = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(coachNotes).where(eq(coachNotes.id, id))
}
