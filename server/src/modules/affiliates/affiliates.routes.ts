import * as contract from '@fieldhouse/contract/affiliates'
import { bind } from '../../platform/http/bind.ts'
import { inviteAffiliate } from './invite-affiliate.ts'
import { listSales } from './list-sales.ts'
import { showPromoCode } from './show-promo-code.ts'
import { requireInvite, takeUpInvite } from './take-up-invite.ts'

export const affiliatesRoutes = bind(contract, {
  verifyPromoCode: async ({ db, actor, query }) => ({
    data: await showPromoCode(db, actor, query.promo_code),
  }),
  checkAffiliateInvite: async ({ db, body }) => ({ data: await requireInvite(db, body.code) }),
  applyAffiliateInvite: (call) => takeUpInvite(call, call.body),
  inviteAffiliate: async (call) => ({
    data: { id: await inviteAffiliate({ ...call, siteOrigin: call.caller.siteOrigin }, call.body) },
  }),
  getMySales: ({ db, actor, query }) => listSales(db, actor.id, query.page),
})
