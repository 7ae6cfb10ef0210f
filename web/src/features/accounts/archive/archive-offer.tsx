import type { User } from '@fieldhouse/contract/accounts'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { preloadDialog } from '../../../ui/overlays/dialog.tsx'
import { ArchiveDialog } from './archive-dialog.tsx'

interface ArchiveOfferProps {
  viewer: User
  isLocked?: boolean
}

/** The way to the archive: in the settings, and before an account is deleted. */
export const ArchiveOffer = ({ viewer, isLocked = false }: ArchiveOfferProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[52ch] text-ui text-pretty text-muted">
        Want to keep a copy? You can download everything as one file.
      </p>
      <Button
        isOutlined
        disabled={isLocked}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        Download your data
      </Button>
      <ArchiveDialog viewer={viewer} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
