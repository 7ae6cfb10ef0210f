import type { User } from '@fieldhouse/contract/accounts'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SettingsPage } from '../../features/accounts/settings/settings-page.tsx'
import { paymentOf } from '../navigation.ts'
import { useDeleteAccount } from './leave.ts'

/** Every role's settings. The session handles the account deletion. */
export const SettingsScreen = (props: { viewer: User; title: string }) => {
  usePaymentHash(props.viewer)
  return <SettingsPage {...props} onDelete={useDeleteAccount()} />
}

/**
 * `/my-account#payment` is the payment page. The server does not see the hash, so it sends everyone here, and the
 * browser keeps the hash.
 */
const usePaymentHash = (viewer: User) => {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const navigate = useNavigate()
  const to = hash === 'payment' ? paymentOf(viewer) : null
  useEffect(() => {
    if (to) void navigate({ to, replace: true })
  }, [to, navigate])
}
