import * as contract from '@fieldhouse/contract/colleges'
import { bind } from '../../platform/http/bind.ts'
import { findCoaches } from './find-coaches.ts'

export const collegesRoutes = () =>
  bind(contract, {
    findCoaches: ({ db, query }) => findCoaches(db, query.q),
  })
