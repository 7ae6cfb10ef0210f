import { logout, type User } from '@fieldhouse/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ChevronDown, LogOut } from 'lucide-react'
import { useState } from 'react'
import { call } from '../lib/api.ts'
import { viewerQuery } from '../lib/viewer.ts'
import { Avatar } from '../ui/avatar.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dropdown } from '../ui/dropdown.tsx'
import { Icon } from '../ui/icon.tsx'

/** Who is signed in, and the way out. */
export const ViewerMenu = ({ viewer: { first_name, last_name } }: { viewer: User }) => {
  const [isLeaving, setLeaving] = useState(false)
  const queryClient = useQueryClient()
  const router = useRouter()

  const leave = async () => {
    await call(logout, {})
    await router.navigate({ to: '/' })
    // Nothing that was loaded for this person stays; nobody has to be asked who looks now.
    queryClient.removeQueries()
    queryClient.setQueryData(viewerQuery.queryKey, null)
    await router.invalidate()
  }

  return (
    <>
      <Dropdown
        variant="borderless"
        align="end"
        items={[{ label: 'Sign Out', icon: LogOut, onSelect: () => setLeaving(true) }]}
      >
        <span aria-hidden="true" className="contents">
          <Avatar firstName={first_name} lastName={last_name} size="sm" />
        </span>
        <span className="sr-only sm:not-sr-only">
          {first_name} {last_name}
        </span>
        <Icon of={ChevronDown} size="sm" />
      </Dropdown>
      <ConfirmDialog
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        title="Are you sure that you want to Sign Out?"
        buttons={[{ label: 'Cancel' }, { label: 'Sign out', onPress: leave }]}
      />
    </>
  )
}
