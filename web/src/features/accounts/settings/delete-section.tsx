import type { User } from '@fieldhouse/contract/accounts'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { preloadDialog } from '../../../ui/overlays/dialog.tsx'
import { type DeleteAccount, DeleteDialog } from '../deletion/delete-dialog.tsx'

interface DeleteSectionProps {
  viewer: User
  isLocked: boolean
  onDelete: DeleteAccount
}

/** PAY-06: deleting the account is easy to find. */
export const DeleteSection = ({ viewer, isLocked, onDelete }: DeleteSectionProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <RailSection title="Delete account" note="You can restore it for 30 days.">
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[52ch] text-ui text-pretty text-muted">
          Before anything happens, you see what will be deleted and confirm it.
        </p>
        <Button
          isOutlined
          variant="red"
          disabled={isLocked}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={() => setOpen(true)}
        >
          Delete account
        </Button>
      </div>
      <DeleteDialog viewer={viewer} isOpen={isOpen} onClose={() => setOpen(false)} onDelete={onDelete} />
    </RailSection>
  )
}
