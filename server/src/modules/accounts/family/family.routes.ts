import * as contract from '@fieldhouse/contract/accounts.family'
import { AppError } from '../../../platform/app-error.ts'
import { bind } from '../../../platform/http/bind.ts'
import { assertOwner } from '../sessions/own-account.ts'
import { deleteInvitation } from './family.queries.ts'
import { getFamilies } from './get-families.ts'
import { inviteToFamily } from './invite-to-family.ts'

export const familyRoutes = bind(contract, {
  getFamilies: async ({ db, actor }) => ({ data: await getFamilies(db, actor) }),
  inviteToFamily: async (call) => {
    assertOwner(call.actor)
    const { siteOrigin } = call.caller
    return { data: { id: await inviteToFamily({ ...call, siteOrigin }, call.body) } }
  },
  withdrawInvitation: async ({ db, actor, params: { id } }) => {
    if (!(await deleteInvitation(db, actor.id, id))) throw new AppError('not_found')
    return { data: { id } }
  },
})
