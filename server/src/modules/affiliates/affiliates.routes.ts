import * as contract from '@fieldhouse/contract/affiliates'
import * as codes from '@fieldhouse/contract/affiliates.codes'
import * as invites from '@fieldhouse/contract/affiliates.invites'
import * as payouts from '@fieldhouse/contract/affiliates.payouts'
import * as sales from '@fieldhouse/contract/affiliates.sales'
import { bind } from '../../platform/http/bind.ts'
import { createCode, editCode, setCodeActive, setCommission } from './codes/change-code.ts'
import { listCodes } from './codes/list-codes.ts'
import { listCodeSales, showCode } from './codes/show-code.ts'
import { sendInviteAgain, withdrawInvite } from './invites/change-invite.ts'
import { inviteAffiliate } from './invites/invite-affiliate.ts'
import { listInvites } from './invites/list-invites.ts'
import { openInvite, takeUpInvite } from './invites/take-up-invite.ts'
import { downloadPayouts } from './payouts/download-payouts.ts'
import { listOwed, listPayouts } from './payouts/list-payouts.ts'
import { recordPayout } from './payouts/record-payout.ts'
import { listOwnPayouts, listOwnSales, listSignUps } from './sales/list-own-sales.ts'
import { listOwnCodes, showSummary } from './sales/show-summary.ts'
import { showPromoCode } from './show-promo-code.ts'

const signUpRoutes = bind(contract, {
  verifyPromoCode: async ({ db, actor, query }) => ({
    data: await showPromoCode(db, actor, query.promo_code),
  }),
  checkAffiliateInvite: async ({ db, body }) => ({ data: await openInvite(db, body.code) }),
  applyAffiliateInvite: (call) => takeUpInvite(call, call.body),
  inviteAffiliate: async (call) => ({
    data: { id: await inviteAffiliate({ ...call, siteOrigin: call.caller.siteOrigin }, call.body) },
  }),
})

const salesRoutes = bind(sales, {
  getMyPromoCodes: async ({ db, actor }) => ({ promo_codes: await listOwnCodes(db, actor.id) }),
  getSalesSummary: async ({ db, actor }) => ({ data: await showSummary(db, actor.id) }),
  getSignUps: ({ db, actor, query }) => listSignUps(db, actor.id, query.page),
  getMySales: ({ db, actor, query }) => listOwnSales(db, actor.id, query.page),
  getMyPayouts: ({ db, actor, query }) => listOwnPayouts(db, actor.id, query.page),
})

const codeRoutes = bind(codes, {
  getPromoCodes: ({ db, query }) => listCodes(db, query),
  getPromoCode: async ({ db, actor, params }) => ({ data: await showCode(db, actor, params.id) }),
  getPromoCodeSales: ({ db, actor, params, query }) => listCodeSales(db, actor, params.id, query.page),
  createPromoCode: async ({ db, caller, body }) => ({ data: { id: await createCode(db, caller, body) } }),
  editPromoCode: async ({ db, caller, params, body }) => ({
    data: { id: await editCode(db, caller, params.id, body) },
  }),
  endPromoCode: async ({ db, caller, params, body }) => ({
    data: { id: await setCodeActive(db, caller, params.id, { ...body, is_active: false }) },
  }),
  reopenPromoCode: async ({ db, caller, params, body }) => ({
    data: { id: await setCodeActive(db, caller, params.id, { ...body, is_active: true }) },
  }),
  setCommission: async ({ db, caller, params, body }) => ({
    data: { id: await setCommission(db, caller, params.id, body) },
  }),
})

const inviteRoutes = bind(invites, {
  getAffiliateInvites: ({ db, query }) => listInvites(db, query),
  sendInviteAgain: async ({ db, caller, params }) => ({
    data: await sendInviteAgain(db, caller, params.id),
  }),
  withdrawInvite: async ({ db, caller, params }) => ({ data: await withdrawInvite(db, caller, params.id) }),
})

const payoutRoutes = bind(payouts, {
  getOwed: ({ db, query }) => listOwed(db, query),
  getPayouts: ({ db, query }) => listPayouts(db, query),
  downloadPayouts: ({ db, caller, query }) => downloadPayouts(db, caller, query),
  recordPayout: async ({ db, actor, caller, body }) => ({
    data: await recordPayout(db, { ...caller, actor }, body),
  }),
})

export const affiliatesRoutes = [
  ...signUpRoutes,
  ...salesRoutes,
  ...codeRoutes,
  ...inviteRoutes,
  ...payoutRoutes,
]
