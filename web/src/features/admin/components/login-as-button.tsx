import type { ListedUser } from '@fieldhouse/contract/admin'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'

/** Impersonates a user until reverted. A refusal is shown, and the page stays. */
export type LoginAs = (userId: string) => Promise<void>

interface LoginAsButtonProps {
  user: Pick<ListedUser, 'id' | 'first_name' | 'last_name'> & { can: Pick<ListedUser['can'], 'login_as'> }
  onLoginAs: LoginAs
  /** The main action of a page. */
  isLead?: boolean
}

/** ACC-15. */
export const LoginAsButton = ({ user, onLoginAs, isLead = false }: LoginAsButtonProps) => {
  const { run, isBusy } = useAction(() => onLoginAs(user.id), {
    onFault: (error) => toast.error(plainReason(error)),
  })
  if (!user.can.login_as) return null

  return (
    <Button {...(isLead ? {} : { size: 'sm', isOutlined: true })} isBusy={isBusy} onClick={() => void run()}>
      Log in as
      <span className="sr-only">
        {' '}
        {user.first_name} {user.last_name}
      </span>
    </Button>
  )
}
