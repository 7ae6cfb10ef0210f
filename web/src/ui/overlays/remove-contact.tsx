import type { RefObject } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface RemoveContactProps {
  /** Null while no question is open. */
  name: string | null
  onRemove: () => unknown
  onClose: () => void
  /** Gets the focus when the contact's row is gone. */
  returnTo?: RefObject<HTMLElement | null> | undefined
}

/** A contact that somebody added. Removed, it can't be brought back, so this asks first. */
export const RemoveContact = ({ name, onRemove, ...dialog }: RemoveContactProps) => (
  <ConfirmDialog
    {...dialog}
    isOpen={name !== null}
    title="Remove this coach?"
    text={
      name &&
      `${name} is removed with email and phone. Calls and emails that you logged stay in the activity log.`
    }
    buttons={[{ label: 'Keep' }, { label: 'Remove', variant: 'red', onPress: onRemove }]}
  />
)
