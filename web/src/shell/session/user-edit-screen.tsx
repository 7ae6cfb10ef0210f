import type { User } from '@fieldhouse/contract/accounts'
import { AccountPending } from '../../features/accounts/info/account-frame.tsx'
import { UserEditPage } from '../../features/accounts/info/user-edit-page.tsx'
import { AdminLayout } from '../layouts/admin-layout.tsx'
import { ParentLayout } from '../layouts/parent-layout.tsx'

export const UserEditPending = () => <AccountPending title="Account" />

/** Another person's account, inside the area of the person who opened it. */
export const UserEditScreen = ({ viewer, userId }: { viewer: User | null; userId: string }) => {
  if (!viewer) return null
  const layout = { viewer, hasPromoCode: viewer.has_promo_code }
  return viewer.type === 'admin' ? (
    <AdminLayout {...layout}>
      <UserEditPage id={userId} back={{ label: 'Back to Users', to: '/admin/users' }} hasOrders />
    </AdminLayout>
  ) : (
    <ParentLayout {...layout}>
      <UserEditPage
        id={userId}
        back={{ label: 'Back to Athlete Info', to: '/parent/athlete-info' }}
        hasOrders={false}
      />
    </ParentLayout>
  )
}
