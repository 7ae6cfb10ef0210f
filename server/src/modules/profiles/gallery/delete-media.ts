import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { runLater } from '../../../platform/jobs/outbox.ts'
import { type Change, changePage } from '../editing/change-page.ts'
import { fetchFilmFrameJob } from './fetch-film-frame.ts'
import { bringBackMedia, findRestorable, hideMedia } from './gallery.queries.ts'
import { assertRoom } from './gallery-room.ts'

/** PRO-05: hidden immediately. The files stay for a while, so it can be restored. */
export const deleteMedia = (db: Db, actor: Actor, change: Change, mediaId: string) =>
  changePage(db, actor, change, async (tx, { athlete_id }) => {
    if (!(await hideMedia(tx, athlete_id, mediaId))) throw new AppError('not_found')
  })

/**
 * Undoes a deletion, if there is still room. A video that was deleted before its frame arrived gets one now, but only
 * the first time. Repeated deleting and restoring must not create work.
 */
export const restoreMedia = (
  db: Db,
  actor: Actor,
  id: string,
  mediaId: string,
  { version }: { version?: number | undefined },
) =>
  changePage(db, actor, { id, group: 'gallery', version }, async (tx, page) => {
    const deleted = await findRestorable(tx, page.athlete_id, mediaId)
    if (!deleted || deleted.kind === 'portrait') throw new AppError('not_found')
    await assertRoom(tx, page, deleted.kind)
    await bringBackMedia(tx, page.athlete_id, mediaId)
    if (deleted.kind === 'video' && !deleted.picture)
      await runLater(tx, fetchFilmFrameJob, { media_id: mediaId }, { key: `restored:${mediaId}` })
  })
