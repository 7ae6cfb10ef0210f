import type { Actor } from '@fieldhouse/contract/guards'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { changePage } from '../sections/change-page.ts'
import { orderEntries } from '../sections/entries.queries.ts'
import { media } from './gallery.tables.ts'

interface Versioned {
  version?: number | undefined
}

/** PRO-05. */
export const nameMedia = (
  db: Db,
  actor: Actor,
  id: string,
  mediaId: string,
  { version, title }: Versioned & { title?: string | undefined },
) =>
  changePage(db, actor, { id, group: 'gallery', version }, async (tx, { athlete_id }) => {
    const named = await tx
      .update(media)
      .set({ title: title ?? null })
      .where(and(eq(media.id, mediaId), eq(media.athlete_id, athlete_id), isNull(media.deleted_at)))
      .returning({ id: media.id })
    if (named.length === 0) throw new AppError('not_found')
  })

/** PRO-05. */
export const sortGallery = (
  db: Db,
  actor: Actor,
  id: string,
  { version, ids }: Versioned & { ids: readonly string[] },
) =>
  changePage(db, actor, { id, group: 'gallery', version }, (tx, { athlete_id }) =>
    orderEntries(tx, media, athlete_id, ids),
  )
