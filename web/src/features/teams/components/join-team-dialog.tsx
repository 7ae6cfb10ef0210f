import type { UserType } from '@fieldhouse/contract/guards'
import { getJoinLink, type JoinLink, joinTeam, leaveTeam } from '@fieldhouse/contract/teams.my'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryOf } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import type { ConfirmButton } from '../../../ui/overlays/confirm-body.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { goneLink, joinedText, linkWords } from '../join-link-words.ts'
import { refreshTeams } from '../teams.api.ts'

interface JoinTeamDialogProps {
  isOpen: boolean
  teamId: string
  viewerType: UserType
  onOpenTeam: () => unknown
  onClose: () => void
}

const noLinkWords = (error: unknown) =>
  error instanceof ApiError && error.code === 'not_found'
    ? goneLink
    : { title: 'The team’s link did not load', text: `${plainReason(error)} Then open the link again.` }

/** COA-01: a signed-in person opened a team's link. They join, or read why there is nothing to join. */
export const JoinTeamDialog = ({ isOpen, teamId, viewerType, onOpenTeam, onClose }: JoinTeamDialogProps) => {
  const { data, error } = useQuery({
    ...queryOf(getJoinLink, { params: { id: teamId } }),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })
  const buttonsFor = useLinkButtons(teamId, onOpenTeam)
  const link = data?.data
  const words = error ? noLinkWords(error) : link?.standing && linkWords(link.name, link.standing, viewerType)
  return (
    <ConfirmDialog
      isOpen={isOpen && Boolean(words)}
      onClose={onClose}
      title={words ? words.title : ''}
      text={words ? words.text : ''}
      buttons={buttonsFor(error ? undefined : link)}
    />
  )
}

const useLinkButtons = (teamId: string, onOpenTeam: () => unknown) => {
  const queryClient = useQueryClient()
  const params = { id: teamId }
  const join = async () => {
    const { data } = await call(joinTeam, { params })
    toast(joinedText(data) ?? data.name)
    await refreshTeams(queryClient)
  }
  const leave = async () => {
    const { data } = await call(leaveTeam, { params })
    toast(`You left ${data.name}.`)
    await refreshTeams(queryClient)
  }
  return (link: JoinLink | undefined): ConfirmButton[] => {
    switch (link?.standing) {
      case 'can-join':
        return [{ label: 'Not now' }, { label: 'Join team', onPress: join, isFocused: true }]
      case 'on-team':
      case 'waiting':
        return [
          { label: 'Leave team', variant: 'borderless', onPress: leave },
          { label: 'Close', isFocused: true },
        ]
      case 'owner':
        return [{ label: 'Close' }, { label: 'Open the team', onPress: onOpenTeam }]
      default:
        return [{ label: 'Close' }]
    }
  }
}
