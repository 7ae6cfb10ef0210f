import type { Actor } from '@fieldhouse/contract/guards'
import { and, eq, gte, isNull, ne } from 'drizzle-orm'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { runLater } from '../../../platform/jobs/outbox.ts'
import { type Change, changePage } from '../sections/change-page.ts'
import { fetchFilmFrameJob } from './fetch-film-frame.ts'
import { media } from './gallery.tables.ts'
import { assertRoom } from './gallery-room.ts'
import { restorableSince } from './uploads.queries.ts'

/** PRO-05: out of sight at once; the files stay for a while, so that it can be brought back. */
export const deleteMedia = (db: Db, actor: Actor, change: Change, mediaId: string) =>
  changePage(db, actor, change, async (tx, { athlete_id }) => {
    const deleted = await tx
      .update(media)
      .set({ deleted_at: clock.now() })
      .where(and(eq(media.id, mediaId), eq(media.athlete_id, athlete_id), isNull(media.deleted_at)))
      .returning({ id: media.id })
    if (deleted.length === 0) throw new AppError('not_found')
  })

/**
 * Undo of a deletion, where there is still room. A film that was deleted before its frame came gets one now, and only
 * the first time: deleting and restoring again and again must not make work.
 */
export const restoreMedia = (
  db: Db,
  actor: Actor,
  id: string,
  mediaId: string,
  { version }: { version?: number | undefined },
) =>
  changePage(db, actor, { id, group: 'gallery', version }, async (tx, page) => {
    const isRestorable = and(
      eq(media.id, mediaId),
      eq(media.athlete_id, page.athlete_id),
      ne(media.kind, 'portrait'),
      gte(media.deleted_at, restorableSince()),
    )
    const [deleted] = await tx
      .select({ kind: media.kind, picture: media.picture })
      .from(media)
      .where(isRestorable)
    if (!deleted || deleted.kind === 'portrait') throw new AppError('not_found')
    await assertRoom(tx, page, deleted.kind)
    await tx.update(media).set({ deleted_at: null }).where(isRestorable)
    if (deleted.kind === 'video' && !deleted.picture)
      await runLater(tx, fetchFilmFrameJob, { media_id: mediaId }, { key: `restored:${mediaId}` })
  })
