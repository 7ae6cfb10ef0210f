import { useQueryClient } from '@tanstack/react-query'
import { forgetSignUpDraft } from '../../features/accounts/sign-up/sign-up-draft.ts'
import { clearInviteParams } from '../../lib/invite-params.ts'
import { viewerQuery } from '../../lib/viewer.ts'
import { useEnter } from '../session/enter.ts'

/** In, by whatever door. What a sign-up link said is used up then, unless a role is still to be chosen. */
export const useJoin = (): { signedIn: () => void; signedUp: () => void } => {
  const enter = useEnter()
  const queryClient = useQueryClient()
  const join = async (isNew: boolean) => {
    await enter(isNew)
    const viewer = queryClient.getQueryData(viewerQuery.queryKey)
    if (!viewer || viewer.type === 'unknown') return
    clearInviteParams()
    // Someone who has an account after all needs no unfinished sign-up.
    forgetSignUpDraft()
  }
  return { signedIn: () => void join(false), signedUp: () => void join(true) }
}
