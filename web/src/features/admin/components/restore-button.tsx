import { type ListedUser, restoreUser } from '@fieldhouse/contract/admin'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { refreshUsers } from '../admin.api.ts'

type RestorableUser = Pick<ListedUser, 'id' | 'first_name' | 'last_name'> & {
  can: Pick<ListedUser['can'], 'restore'>
}

/** ADM-01: restores a deleted account, for 30 days. */
export const RestoreButton = ({ user }: { user: RestorableUser }) => {
  const queryClient = useQueryClient()
  const restore = async () => {
    await call(restoreUser, { params: { id: user.id } })
    toast(`${user.first_name} ${user.last_name} can sign in again.`)
  }
  const { run, isBusy } = useAction(restore, {
    onFault: (error) => toast.error(error.message),
    onEnd: () => refreshUsers(queryClient),
  })
  if (!user.can.restore) return null
  return (
    <Button size="sm" isOutlined isBusy={isBusy} onClick={() => void run()}>
      Restore
      <span className="sr-only">
        {' '}
        {user.first_name} {user.last_name}
      </span>
    </Button>
  )
}
