import * as contract from '@fieldhouse/contract/desk'
import { bind } from '../../platform/http/bind.ts'
import { deskReader, type PackagesOf } from './desk.queries.ts'
import { listRoster } from './list-roster.ts'
import { planDay } from './plan-day.ts'

interface Parts {
  readonly packagesOf: PackagesOf
}

export const deskRoutes = ({ packagesOf }: Parts) => {
  const read = deskReader(packagesOf)
  return bind(contract, {
    getMyRosters: ({ db, actor, query }) => listRoster(db, actor, read, query),
    getDay: async ({ db, actor }) => ({ data: await planDay(db, actor, read) }),
  })
}
