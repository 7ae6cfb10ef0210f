import { downloadWork, type Work } from '@fieldhouse/contract/admin.work'
import { apiPrefix } from '../../../platform/http/mount.ts'
import { workExpires } from './end-of-work.ts'
import type { StoredWork } from './work.queries.ts'
import { titleOf } from './work-titles.ts'

/** A file is there once it is complete. A canceled export has none. */
export const hasFile = ({ kind, state }: StoredWork): boolean => kind !== 'change-users' && state === 'done'

export const presentWork = (work: StoredWork): Work => {
  const { id, kind, order, state, total, done, left_out, reasons, created_at, finished_at } = work
  return {
    id,
    kind,
    title: titleOf(order),
    state,
    total,
    done,
    left_out,
    reasons: Object.entries(reasons)
      .map(([reason, count]) => ({ reason, count }))
      .toSorted((a, b) => b.count - a.count),
    created_at: created_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    file:
      hasFile(work) && finished_at
        ? {
            url: apiPrefix + downloadWork.path.replace('{id}', id),
            expires_at: workExpires(finished_at).toISOString(),
          }
        : null,
  }
}
