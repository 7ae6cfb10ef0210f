import type { RefObject } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { type Claimed, useClaims } from './use-claims.ts'

interface UnclaimDialogProps {
  /** Null while it is closed. */
  athlete: Claimed | null
  onClose: () => void
  onUnclaimed?: (() => void) | undefined
  /** Gets the focus when the row is gone. */
  returnTo?: RefObject<HTMLElement | null> | undefined
}

/** COA-02: the question before an athlete leaves the roster. */
export const UnclaimDialog = ({ athlete, onClose, onUnclaimed, returnTo }: UnclaimDialogProps) => {
  const { unclaim } = useClaims()
  return (
    <ConfirmDialog
      isOpen={athlete !== null}
      onClose={onClose}
      returnTo={returnTo}
      title={athlete ? `Take ${fullName(athlete)} off your roster?` : ''}
      text={`Tasks and time stay. The next success coach who claims ${athlete?.first_name} continues with them. A running task is paused.`}
      buttons={[
        { label: 'Cancel' },
        {
          label: 'Unclaim',
          variant: 'red',
          onPress: async () => {
            if (!athlete) return
            await unclaim(athlete)
            onUnclaimed?.()
          },
        },
      ]}
    />
  )
}
