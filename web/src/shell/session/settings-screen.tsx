import type { User } from '@fieldhouse/contract/accounts'
import { SettingsPage } from '../../features/accounts/settings/settings-page.tsx'
import { useDeleteAccount } from './leave.ts'

/** Every role's settings. The session handles the account deletion. */
export const SettingsScreen = (props: { viewer: User; title: string }) => (
  <SettingsPage {...props} onDelete={useDeleteAccount()} />
)
