import * as search from '@fieldhouse/contract/search'
import { bind } from '../../platform/http/bind.ts'
import { findAthletes } from './find-athletes.ts'

export const searchRoutes = bind(search, {
  searchAthletes: ({ db, query }) => findAthletes(db, query),
})
