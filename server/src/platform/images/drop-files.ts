import type { Db } from '../database/database.ts'
import { job } from '../jobs/job.ts'
import { runLater } from '../jobs/outbox.ts'

/** Deletes files whose rows are gone. A file that is already gone is fine, so it may run again. */
export const dropFilesJob = job<{ keys: string[] }>({
  name: 'drop-files',
  effect: 'outside',
  run: async ({ storage }, { keys }) => {
    for (const key of keys) await storage.delete(key)
  },
})

/** After the commit, when nothing needs them anymore. */
export const dropFilesLater = async (tx: Db, keys: readonly string[]): Promise<void> => {
  if (keys.length > 0) await runLater(tx, dropFilesJob, { keys: [...keys] })
}
