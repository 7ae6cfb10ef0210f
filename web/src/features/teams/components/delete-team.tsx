import { deleteTeam, type OpenTeam, restoreTeam } from '@fieldhouse/contract/teams.my'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { myTeamsQuery, refreshTeams } from '../teams.api.ts'

type Deleted = Pick<OpenTeam, 'id' | 'name'>

const undoLasts = 20_000

const bringBack = async (queryClient: QueryClient, { id, name }: Deleted) => {
  try {
    await call(restoreTeam, { params: { id } })
    toast(`${name} is back. Its links work again.`)
  } catch (error) {
    toast.error(plainReason(error))
  }
  await refreshTeams(queryClient)
}

interface DeleteTeamProps {
  team: Deleted
  /** The page of the team is gone then. */
  onDeleted: () => Promise<unknown>
}

/** COA-01: deletes a team after a question. The message has Undo, which brings back members and links. */
export const DeleteTeam = ({ team, onDeleted }: DeleteTeamProps) => {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    await call(deleteTeam, { params: { id: team.id } })
    queryClient.setQueryData(
      myTeamsQuery.queryKey,
      (list) => list && { data: list.data.filter(({ id }) => id !== team.id) },
    )
    await onDeleted()
    toast(`${team.name} was deleted. Its links no longer work.`, {
      lasts: undoLasts,
      action: { label: 'Undo', onPress: () => void bringBack(queryClient, team) },
    })
    await refreshTeams(queryClient)
  }
  return (
    <>
      <Button variant="borderless" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Delete team
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete ${team.name}?`}
        text="Its links stop working at once. The members keep their accounts and pages."
        buttons={[{ label: 'Cancel' }, { label: 'Delete team', variant: 'red', onPress: remove }]}
      />
    </>
  )
}
