import * as contract from '@fieldhouse/contract/desk'
import { bind } from '../../platform/http/bind.ts'
import { listRoster } from './list-roster.ts'
import type { FindPackages } from './open-desk.ts'
import { planDay } from './plan-day.ts'

interface Parts {
  readonly findPackages: FindPackages
}

export const deskRoutes = ({ findPackages }: Parts) =>
  bind(contract, {
    getMyRosters: ({ db, actor, query }) => listRoster(db, actor, findPackages, query),
    getDay: async ({ db, actor }) => ({ data: await planDay(db, actor, findPackages) }),
  })
