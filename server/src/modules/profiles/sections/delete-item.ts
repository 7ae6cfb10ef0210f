import type { Actor } from '@fieldhouse/contract/guards'
import type { ListGroup } from '@fieldhouse/contract/profiles.editing'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type Change, changePage } from '../editing/change-page.ts'
import { deleteMedia } from '../gallery/delete-media.ts'
import { dropPressPicture } from './press-picture.ts'
import { deleteSeason } from './save-season.ts'
import { dropListEntry } from './sections.queries.ts'

/** PRO-02: with the version they saw, people delete nothing that someone else has changed since. */
export const deleteItem = (db: Db, actor: Actor, change: Change & { group: ListGroup }, itemId: string) => {
  const { group } = change
  if (group === 'statistics') return deleteSeason(db, actor, change, itemId)
  if (group === 'gallery') return deleteMedia(db, actor, change, itemId)
  return changePage(db, actor, change, async (tx, { athlete_id }) => {
    if (group === 'press') await dropPressPicture(tx, athlete_id, itemId)
    if (!(await dropListEntry(tx, group, athlete_id, itemId))) throw new AppError('not_found')
  })
}
