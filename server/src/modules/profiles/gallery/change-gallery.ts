import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { changePage } from '../editing/change-page.ts'
import { orderGallery, setTitle } from './gallery.queries.ts'

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
    if (!(await setTitle(tx, athlete_id, mediaId, title ?? null))) throw new AppError('not_found')
  })

/** PRO-05. */
export const sortGallery = (
  db: Db,
  actor: Actor,
  id: string,
  { version, ids }: Versioned & { ids: readonly string[] },
) =>
  changePage(db, actor, { id, group: 'gallery', version }, (tx, { athlete_id }) =>
    orderGallery(tx, athlete_id, ids),
  )
