import * as billing from '@fieldhouse/contract/billing'
import { bind } from '../../platform/http/bind.ts'
import { listDiscounts } from './list-discounts.ts'
import { listPackages } from './list-packages.ts'

export const billingRoutes = bind(billing, {
  getPackages: async ({ db, actor }) => ({ data: await listPackages(db, actor) }),
  getDiscounts: async ({ db, actor, query }) => ({ data: await listDiscounts(db, actor, query.promo_code) }),
})
