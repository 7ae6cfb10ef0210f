import type { User } from '@fieldhouse/contract/accounts'
import { SettingsPage } from '../../features/accounts/settings/settings-page.tsx'
import { useDeleteAccount } from './leave.ts'

/** The settings of every role. Leaving for good is the session's business. */
export const SettingsScreen = (props: { viewer: User; title: string }) => (
  <SettingsPage {...props} onDelete={useDeleteAccount()} />
)
