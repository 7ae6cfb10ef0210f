import {
  deleteStaffTeam,
  restoreStaffTeam,
  type StaffTeam,
  toggleTeamMember,
} from '@fieldhouse/contract/teams.admin'
import { confirmTeamCoach } from '@fieldhouse/contract/teams.coaches'
import type { TeamMember } from '@fieldhouse/contract/teams.my'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { factLine } from '../../../lib/athlete-facts.ts'
import { fullName } from '../../../lib/person-name.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { nameScale } from '../../../ui/layout/name-fit.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { JoinLinks } from '../components/join-links.tsx'
import { TeamMembers } from '../components/team-members.tsx'
import { TeamPending } from '../pages/team-page.tsx'
import { eventText, membersText } from '../team-words.ts'
import { AddMember } from './add-member.tsx'
import { StaffTeamDialog } from './staff-team-dialog.tsx'
import { refreshStaffTeams, staffTeamQuery } from './staff-teams.api.ts'

interface StaffTeamPageProps {
  id: string
  siteOrigin: string
}

/** ADM-02: /admin/teams/{id}, a team with its members and links. */
export const StaffTeamPage = ({ id, siteOrigin }: StaffTeamPageProps) => {
  const { data, error, refetch } = useQuery(staffTeamQuery(id))
  if (data) return <OpenStaffTeam team={data.data} siteOrigin={siteOrigin} />
  if (!error) return <TeamPending />
  return (
    <ErrorState as="h2" title="The team did not load" onRetry={() => void refetch()}>
      {plainReason(error)}
    </ErrorState>
  )
}

const OpenStaffTeam = ({ team, siteOrigin }: { team: StaffTeam; siteOrigin: string }) => {
  const queryClient = useQueryClient()
  const { name, event, owner, deleted_at } = team
  const shown = { ...team, can: { change: deleted_at === null } }
  const remove = async ({ user_id }: { user_id: string }) => {
    await call(toggleTeamMember, { params: { id: team.id }, body: { user_id, is_member: false } })
    await refreshStaffTeams(queryClient)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 px-(--gutter) pt-6 pb-16">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="-ms-3">
          <LinkButton to="/admin/teams" variant="borderless" size="sm">
            <Icon of={ArrowLeft} size="sm" />
            Teams
          </LinkButton>
        </p>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="min-w-0 text-d1 wrap-anywhere">
            <bdi className={nameScale(name)}>{name}</bdi>
          </h1>
          {!deleted_at && <StaffActions team={team} />}
        </div>
        {event && <p className="text-lead wrap-anywhere">{eventText(event)}</p>}
        <p className="text-ui text-muted wrap-anywhere">
          {factLine([membersText(team), owner ? `Created by ${fullName(owner)}` : 'No owner'])}
        </p>
        {deleted_at && <Deleted team={team} />}
      </header>
      {team.links.length > 0 && (
        <section aria-labelledby="join-links" className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <h2 id="join-links" className="text-d3">
            Join links
          </h2>
          <JoinLinks team={team} siteOrigin={siteOrigin} hasSheet={false} />
        </section>
      )}
      {!deleted_at && <AddMember team={team} />}
      <TeamMembers
        team={shown}
        remove={remove}
        type="athlete"
        title="Athletes"
        nobody="No athletes have joined yet."
      />
      <StaffTeamCoaches team={team} remove={remove} />
      <TeamMembers team={shown} remove={remove} type="parent" title="Parents" />
    </div>
  )
}

interface StaffTeamCoachesProps {
  team: StaffTeam
  remove: (member: TeamMember) => Promise<void>
}

/** An admin can decide about a coach who waits, as the owner of the team can. */
const StaffTeamCoaches = ({ team, remove }: StaffTeamCoachesProps) => {
  const queryClient = useQueryClient()
  const [coach, setCoach] = useState<TeamMember | null>(null)
  const confirm = async ({ user_id, ...name }: TeamMember) => {
    try {
      await call(confirmTeamCoach, { params: { team_id: team.id, user_id } })
    } catch (error) {
      // The owner was faster.
      if (!(error instanceof ApiError && error.code === 'team_coach_already_decided')) throw error
    }
    toast(`${fullName(name)} is confirmed for ${team.name}.`)
    await refreshStaffTeams(queryClient)
  }
  return (
    <>
      <TeamMembers
        team={{ ...team, can: { change: team.deleted_at === null } }}
        remove={remove}
        onConfirm={setCoach}
        type="coach"
        title="Coaches"
      />
      <ConfirmDialog
        isOpen={coach !== null}
        onClose={() => setCoach(null)}
        title={coach ? `Confirm ${fullName(coach)} for ${team.name}?` : ''}
        text="Confirm only people the team knows. A confirmed coach sees how to reach the athletes of this team."
        buttons={[{ label: 'Cancel' }, { label: 'Confirm', onPress: () => coach && confirm(coach) }]}
      />
    </>
  )
}

const Deleted = ({ team }: { team: StaffTeam }) => {
  const queryClient = useQueryClient()
  const { run, isBusy } = useAction(
    async () => {
      await call(restoreStaffTeam, { params: { id: team.id } })
      toast(`${team.name} is back. Its links work again.`)
      await refreshStaffTeams(queryClient)
    },
    { onFault: (error) => toast.error(plainReason(error)) },
  )
  return (
    <Notice
      tone="warning"
      title="This team is deleted"
      action={
        <Button size="sm" isOutlined isBusy={isBusy} onClick={() => void run()}>
          Restore the team
        </Button>
      }
    >
      Its links don’t work, and only admins see it. Its members come back with it.
    </Notice>
  )
}

const StaffActions = ({ team }: { team: StaffTeam }) => {
  const queryClient = useQueryClient()
  const [isChanging, setChanging] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    await call(deleteStaffTeam, { params: { id: team.id } })
    toast(`${team.name} was deleted. Its links no longer work.`)
    await refreshStaffTeams(queryClient)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button isOutlined aria-haspopup="dialog" onClick={() => setChanging(true)}>
        Edit
      </Button>
      <Button variant="borderless" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Delete team
      </Button>
      <StaffTeamDialog
        isOpen={isChanging}
        team={team}
        onClose={() => setChanging(false)}
        onDone={() => {
          setChanging(false)
          toast.saved()
          void refreshStaffTeams(queryClient)
        }}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete ${team.name}?`}
        text="Its links stop working at once. The members keep their accounts and pages. You can restore it at any time."
        buttons={[{ label: 'Cancel' }, { label: 'Delete team', variant: 'red', onPress: remove }]}
      />
    </div>
  )
}
