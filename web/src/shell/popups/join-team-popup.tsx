import { useNavigate } from '@tanstack/react-router'
import { JoinTeamDialog } from '../../features/teams/components/join-team-dialog.tsx'
import { closePopup, type PopupProps } from '../popups.ts'
import { useViewer } from '../use-viewer.ts'

/** COA-01. */
export const JoinTeamPopup = ({ isOpen, popup: { teamId } }: PopupProps<'join-team'>) => {
  const viewer = useViewer()
  const navigate = useNavigate()
  return (
    <JoinTeamDialog
      isOpen={isOpen}
      teamId={teamId}
      viewerType={viewer?.type ?? 'unknown'}
      onOpenTeam={() => navigate({ to: '/coach/teams/$id', params: { id: teamId } })}
      onClose={closePopup}
    />
  )
}
