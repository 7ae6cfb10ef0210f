import type { Actor } from '@fieldhouse/contract/guards'
import { type social, socialNetworksShown } from '@fieldhouse/contract/profiles.sections'
import type * as z from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import { runLater } from '../../../platform/jobs/outbox.ts'
import { changePage } from '../editing/change-page.ts'
import { saveNames } from './names.queries.ts'
import { readAccountsOfJob } from './read-accounts.ts'
import { takeReading } from './readings.queries.ts'

/**
 * PRO-12: a changed name is no longer connected. Saving a name that changed hands confirms that the new account is the
 * athlete's.
 */
export const saveSocial = (
  db: Db,
  actor: Actor,
  id: string,
  { version, ...given }: z.output<typeof social>,
) =>
  changePage(db, actor, { id, group: 'social', version }, async (tx, { athlete_id }) => {
    const names = socialNetworksShown.flatMap((network) => {
      const username = given[network]
      return username ? [{ network, username }] : []
    })
    const hasNew = await saveNames(tx, athlete_id, names)
    if (hasNew && (await takeReading(tx, athlete_id))) await runLater(tx, readAccountsOfJob, { athlete_id })
  })
