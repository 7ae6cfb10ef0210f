import type { Actor } from '@fieldhouse/contract/guards'
import * as contract from '@fieldhouse/contract/search'
import type { Db } from '../../platform/database/database.ts'
import { bind } from '../../platform/http/bind.ts'
import type { IsInCareOf } from '../profiles/index.ts'
import { createSearchCounter } from './counting/count-search.ts'
import { setFilters } from './filters/set-filters.ts'
import { showFilters } from './filters/show-filters.ts'
import { findAthletes } from './find-athletes.ts'
import { addHistory } from './history/add-history.ts'
import { clearHistory } from './history/clear-history.ts'
import { showHistory } from './history/show-history.ts'
import { showSeen } from './history/show-seen.ts'
import { isFoundBy } from './query/visible.queries.ts'

interface SearchServices {
  readonly isInCareOf: IsInCareOf
}

export const searchRoutes = ({ isInCareOf }: SearchServices) => {
  const countSearch = createSearchCounter()
  const seenBy = (db: Db, actor: Actor | null) => isFoundBy(db, actor, isInCareOf)
  return bind(contract, {
    searchAthletes: async ({ db, actor, query, eachTime }) => {
      const found = await findAthletes(db, query, seenBy(db, actor))
      eachTime(() => countSearch(db, query, found.meta.total))
      return found
    },
    getSearchFilters: ({ db, actor, caller, query }) => showFilters(db, actor, caller.cookies, query),
    setSearchFilters: (call) => setFilters(call, call.body),
    getAthleteHistory: ({ db, actor }) => showHistory(db, actor, seenBy(db, actor)),
    getSeenAthletes: ({ db, actor, query }) => showSeen(db, query.ids, seenBy(db, actor)),
    addAthleteHistory: ({ db, actor, params }) => addHistory(db, actor, params.id, seenBy(db, actor)),
    clearAthleteHistory: ({ db, actor }) => clearHistory(db, actor),
  })
}
