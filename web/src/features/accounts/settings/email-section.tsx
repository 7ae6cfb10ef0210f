import type { User } from '@fieldhouse/contract/accounts'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { preloadDialog } from '../../../ui/overlays/dialog.tsx'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import { useAccountChanged } from './use-account-changed.ts'

interface AccountSectionProps {
  viewer: User
  isLocked: boolean
}

/** The email address for messages and sign-in. */
export const EmailSection = ({ viewer, isLocked }: AccountSectionProps) => {
  const [isOpen, setOpen] = useState(false)
  const refresh = useAccountChanged()
  const { email, email_verified, has_password } = viewer
  return (
    <RailSection title="Email" note="You sign in with this email, and we write to you there.">
      <div className="grid justify-items-start gap-4">
        <p className="flex flex-wrap items-center gap-3 text-lead wrap-anywhere">
          {email ?? 'No address yet'}
          {email && !email_verified && <Tag tone="warning">Not confirmed</Tag>}
        </p>
        {has_password ? (
          <Button
            isOutlined
            disabled={isLocked}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={() => setOpen(true)}
          >
            Change email
          </Button>
        ) : (
          <p className="text-ui text-muted">To change it, set a password first.</p>
        )}
      </div>
      <ChangeEmailDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChanged={(changed) => {
          setOpen(false)
          toast(`From now on you sign in with ${changed}.`)
          void refresh()
        }}
      />
    </RailSection>
  )
}
