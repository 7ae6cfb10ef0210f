import * as billing from '@fieldhouse/contract/billing'
import { bind } from '../../platform/http/bind.ts'
import { listPackages } from './list-packages.ts'

export const billingRoutes = bind(billing, {
  getPackages: async ({ db, actor }) => ({ data: await listPackages(db, actor) }),
})
