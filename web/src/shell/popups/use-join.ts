import { useQueryClient } from '@tanstack/react-query'
import { forgetSignUpDraft } from '../../features/accounts/sign-up/sign-up-draft.ts'
import { clearInviteParams, readInviteParams } from '../../lib/invite-params.ts'
import { viewerQuery } from '../../lib/viewer.ts'
import { useEnter } from '../session/enter.ts'
import { readPurchase } from './pending-purchase.ts'
import { tellJoined } from './tell-joined.ts'
import { useReturnToPurchase } from './use-return-to-purchase.ts'

/** Signed in, by any method. The sign-up link is then forgotten, unless a role is still to be chosen. */
export const useJoin = (): { signedIn: () => void; signedUp: () => void } => {
  const enter = useEnter()
  const returnToPurchase = useReturnToPurchase()
  const queryClient = useQueryClient()
  const join = async (isNew: boolean) => {
    const purchase = readPurchase()
    await (purchase ? returnToPurchase(purchase) : enter(isNew))
    const viewer = queryClient.getQueryData(viewerQuery.queryKey)
    if (!viewer || viewer.type === 'unknown') return
    const teamId = readInviteParams()?.team_id
    clearInviteParams()
    if (teamId) void tellJoined(teamId)
    // A person who turns out to have an account needs no unfinished sign-up.
    forgetSignUpDraft()
  }
  return { signedIn: () => void join(false), signedUp: () => void join(true) }
}
