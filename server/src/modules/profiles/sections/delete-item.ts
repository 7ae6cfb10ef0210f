import type { Actor } from '@fieldhouse/contract/guards'
import type { ListGroup } from '@fieldhouse/contract/profiles.editing'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { deleteMedia } from '../gallery/delete-media.ts'
import { deleteSeason } from '../statistics/save-season.ts'
import { type Change, changePage } from './change-page.ts'
import { dropEntry, type EntryTable } from './entries.queries.ts'
import { dropPressPicture } from './press-picture.ts'
import * as tables from './sections.tables.ts'

const plainTables: Record<Exclude<ListGroup, 'statistics' | 'gallery'>, EntryTable> = {
  metrics: tables.metrics,
  goals: tables.goals,
  coaches: tables.references,
  awards: tables.awards,
  answers: tables.answers,
  press: tables.press,
  schedule: tables.scheduledEvents,
  interview: tables.interviews,
}

/** PRO-02: whoever names the version they saw deletes nothing that somebody else has changed since. */
export const deleteItem = (db: Db, actor: Actor, change: Change & { group: ListGroup }, itemId: string) => {
  const { group } = change
  if (group === 'statistics') return deleteSeason(db, actor, change, itemId)
  if (group === 'gallery') return deleteMedia(db, actor, change, itemId)
  return changePage(db, actor, change, async (tx, { athlete_id }) => {
    if (group === 'press') await dropPressPicture(tx, athlete_id, itemId)
    if (!(await dropEntry(tx, plainTables[group], athlete_id, itemId))) throw new AppError('not_found')
  })
}
