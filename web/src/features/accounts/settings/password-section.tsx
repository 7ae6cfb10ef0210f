import type { User } from '@fieldhouse/contract/accounts'
import { requestPasswordReset } from '@fieldhouse/contract/accounts.sign-up'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { preloadDialog } from '../../../ui/overlays/dialog.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { useAccountChanged } from './use-account-changed.ts'

interface PasswordSectionProps {
  viewer: User
  isLocked: boolean
}

export const PasswordSection = ({ viewer, isLocked }: PasswordSectionProps) => (
  <RailSection title="Password" note="A new one signs you out everywhere else.">
    {viewer.has_password ? (
      <PasswordChange viewer={viewer} isLocked={isLocked} />
    ) : (
      <PasswordRequest email={viewer.email} isLocked={isLocked} />
    )}
  </RailSection>
)

const PasswordChange = ({ viewer, isLocked }: PasswordSectionProps) => {
  const [isOpen, setOpen] = useState(false)
  const refresh = useAccountChanged()
  return (
    <>
      <Button
        isOutlined
        disabled={isLocked}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        Change password
      </Button>
      <ChangePasswordDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        owner={viewer}
        onChanged={() => {
          setOpen(false)
          toast('Your password is changed. Everywhere else you are signed out.')
          void refresh()
        }}
      />
    </>
  )
}

/** For a person who signs in with a network and has no password: the reset link sets the first one too. */
const PasswordRequest = ({ email, isLocked }: { email: string | null; isLocked: boolean }) => {
  const { run, isBusy, isDone, error } = useAction((address: string) =>
    call(requestPasswordReset, { body: { email: address } }),
  )
  if (!email)
    return <p className="text-ui text-muted">Add your email address first. Then you can set a password.</p>
  if (isDone)
    return (
      <Notice tone="positive" title="Time to Check Your Email">
        We sent a link to <span className="wrap-anywhere">{email}</span>. It works once, for 60 minutes.
      </Notice>
    )
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ui text-muted">You have no password yet. With one you can sign in by email too.</p>
      <Button isOutlined disabled={isLocked} isBusy={isBusy} onClick={() => void run(email)}>
        Send me a link to set a password
      </Button>
      <p role="alert" className="text-small text-danger empty:hidden">
        {error?.message}
      </p>
    </div>
  )
}
