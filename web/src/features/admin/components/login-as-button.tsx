import type { ListedUser } from '@fieldhouse/contract/admin'
import { useState } from 'react'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'

/** Becomes a user, until reverted; what was refused is told, and the page stays. */
export type LoginAs = (userId: string) => Promise<void>

interface LoginAsButtonProps {
  user: ListedUser
  onLoginAs: LoginAs
}

/** ACC-15. */
export const LoginAsButton = ({ user, onLoginAs }: LoginAsButtonProps) => {
  const [isBusy, setBusy] = useState(false)
  if (!user.can.login_as) return null

  const become = async () => {
    setBusy(true)
    try {
      await onLoginAs(user.id)
    } catch (error) {
      toast.error(plainReason(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button size="sm" isOutlined isBusy={isBusy} onClick={() => void become()}>
      Log in as
      <span className="sr-only">
        {' '}
        {user.first_name} {user.last_name}
      </span>
    </Button>
  )
}
