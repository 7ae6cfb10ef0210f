import { useQueryClient } from '@tanstack/react-query'
import { forgetSignUpDraft } from '../../features/accounts/sign-up/sign-up-draft.ts'
import { clearInviteParams } from '../../lib/invite-params.ts'
import { viewerQuery } from '../../lib/viewer.ts'
import { useEnter } from '../session/enter.ts'

/** Signed in, by any method. The sign-up link is then forgotten, unless a role is still to be chosen. */
export const useJoin = (): { signedIn: () => void; signedUp: () => void } => {
  const enter = useEnter()
  const queryClient = useQueryClient()
  const join = async (isNew: boolean) => {
    await enter(isNew)
    const viewer = queryClient.getQueryData(viewerQuery.queryKey)
    if (!viewer || viewer.type === 'unknown') return
    clearInviteParams()
    // A person who turns out to have an account needs no unfinished sign-up.
    forgetSignUpDraft()
  }
  return { signedIn: () => void join(false), signedUp: () => void join(true) }
}
