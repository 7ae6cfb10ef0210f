import { logout } from '@fieldhouse/contract/accounts'
import { deleteAccount } from '@fieldhouse/contract/accounts.deletion'
import type { OwnerProof } from '@fieldhouse/contract/accounts.proof'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { forgetRoleDraft } from '../../features/accounts/role/role-draft.ts'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { clearInviteParams } from '../../lib/invite-params.ts'
import { giveUpPurchase } from '../popups/give-up-purchase.ts'
import { forgetReturnPlace } from './impersonation.ts'
import { tellOtherTabs } from './session-tabs.ts'
import { useViewerChange, whileChanging } from './viewer-change.ts'

/** A person who is already signed out needs nothing more. */
const endSession = () =>
  call(logout, {}).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 401)) throw error
  })

/** ACC-14: updates the page after a sign-out, wherever it happened. */
export const useDeparture = () => {
  const router = useRouter()
  const { passTo } = useViewerChange()
  return useCallback(
    async (to: '/' | '/delete-sorry' = '/') => {
      clearInviteParams()
      forgetReturnPlace()
      forgetRoleDraft()
      giveUpPurchase()
      await passTo(null, () => router.navigate({ to }))
    },
    [router, passTo],
  )
}

/** ACC-14: signs out here and in every other tab. */
export const useLeave = (): (() => Promise<void>) => {
  const depart = useDeparture()
  return useCallback(
    () =>
      whileChanging(async () => {
        await endSession()
        tellOtherTabs(null)
        await depart()
      }),
    [depart],
  )
}

/** PAY-06: deletes the person's account, and goes to the page that says so. A refusal changes nothing. */
export const useDeleteAccount = (): ((proof: OwnerProof) => Promise<void>) => {
  const depart = useDeparture()
  return useCallback(
    (body) =>
      whileChanging(async () => {
        await call(deleteAccount, { body })
        tellOtherTabs(null)
        await depart('/delete-sorry')
      }),
    [depart],
  )
}
