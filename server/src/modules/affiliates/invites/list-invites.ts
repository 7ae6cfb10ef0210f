import {
  getAffiliateInvites,
  type InviteQuery,
  inviteStates,
  type ListedInvite,
} from '@fieldhouse/contract/affiliates.invites'
import type { Output } from '@fieldhouse/contract/endpoint'
import type { Db } from '../../../platform/database/database.ts'
import { listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import { countInvites, findInvites, type StoredInvite } from './invites.queries.ts'
import { canSendAgain, canWithdraw } from './invites.rules.ts'

const limit = 15

export const presentInvite = ({
  sent_at,
  expires_at,
  opened_at,
  used_at,
  ...invite
}: StoredInvite): ListedInvite => ({
  ...invite,
  sent_at: sent_at.toISOString(),
  expires_at: expires_at.toISOString(),
  opened_at: opened_at?.toISOString() ?? null,
  used_at: used_at?.toISOString() ?? null,
  can: { send_again: canSendAgain(invite.state), withdraw: canWithdraw(invite.state) },
})

/** ADM-04: who was invited, and what became of it. */
export const listInvites = async (
  db: Db,
  { q, state, page }: InviteQuery,
): Promise<Output<typeof getAffiliateInvites>> => {
  const rows = await findInvites(db, { q, state }, { limit, offset: (page - 1) * limit })
  const counted = await countInvites(db, q)
  const countOf = (name: string) => counted.find((row) => row.state === name)?.count ?? 0
  const all = counted.reduce((sum, row) => sum + row.count, 0)
  const counts = {
    all,
    ...Object.fromEntries(inviteStates.map((name) => [name, countOf(name)])),
  } as Output<typeof getAffiliateInvites>['counts']
  const list = listPage(rows.map(presentInvite), {
    path: apiPrefix + getAffiliateInvites.path,
    query: { ...(q && { q }), ...(state !== 'all' && { state }) },
    page,
    limit,
    total: counts[state],
  })
  return { ...list, counts }
}
