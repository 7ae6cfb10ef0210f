import { type RosterAthlete, removeAssignedAthlete } from '@fieldhouse/contract/roster'
import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { fullName } from '../../../lib/person-name.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { refreshCoachAthletes } from '../roster.api.ts'

interface RemoveAthleteDialogProps {
  /** Null while it is closed. */
  athlete: RosterAthlete | null
  onClose: () => void
  /** Gets the focus when the row is gone. */
  returnTo: RefObject<HTMLElement | null>
}

/** COA-01: takes an athlete off a coach's list. Nothing of the athlete's is deleted, and the words say so. */
export const RemoveAthleteDialog = ({ athlete, onClose, returnTo }: RemoveAthleteDialogProps) => {
  const queryClient = useQueryClient()
  const remove = async ({ user_id, ...name }: RosterAthlete) => {
    try {
      await call(removeAssignedAthlete, { params: { id: user_id } })
    } catch (error) {
      // It is off the list already.
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error
    }
    toast(`${fullName(name)} is off your list. Nothing of ${name.first_name}’s was deleted.`)
    await refreshCoachAthletes(queryClient)
  }
  return (
    <ConfirmDialog
      isOpen={athlete !== null}
      onClose={onClose}
      returnTo={returnTo}
      title={athlete ? `Remove ${fullName(athlete)} from your list?` : ''}
      text={`You no longer see how to reach ${athlete?.first_name}. The account, the page, and your messages stay. Nothing of ${athlete?.first_name}’s is deleted.`}
      buttons={[
        { label: 'Cancel' },
        { label: 'Remove from my list', variant: 'red', onPress: () => athlete && remove(athlete) },
      ]}
    />
  )
}
