import type { OpenTeam } from '@fieldhouse/contract/teams.my'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LoadingRegion, Skeleton, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { nameScale } from '../../../ui/layout/name-fit.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { DeleteTeam } from '../components/delete-team.tsx'
import { JoinLinks } from '../components/join-links.tsx'
import { TeamMembers } from '../components/team-members.tsx'
import { TeamNameDialog } from '../components/team-name-dialog.tsx'
import { eventText, membersText, ownStatus } from '../team-words.ts'
import { myTeamQuery, refreshTeams } from '../teams.api.ts'

interface TeamPageProps {
  id: string
  siteOrigin: string
  /** The coaches who wait for the owner, with their buttons. */
  waiting: ReactNode
  onDeleted: () => Promise<unknown>
}

/** COA-01: /coach/teams/{id}, a team with its members and links. */
export const TeamPage = ({ id, ...page }: TeamPageProps) => {
  const { data, error, refetch } = useQuery(myTeamQuery(id))
  if (data) return <OpenTeamPage team={data.data} {...page} />
  if (!error) return <TeamPending />
  return (
    <ErrorState as="h2" title="The team did not load" onRetry={() => void refetch()}>
      {plainReason(error)}
    </ErrorState>
  )
}

type OpenTeamPageProps = Omit<TeamPageProps, 'id'> & { team: OpenTeam }

const OpenTeamPage = ({ team, siteOrigin, waiting, onDeleted }: OpenTeamPageProps) => {
  const { name, event, status, is_owner } = team
  const own = status && !is_owner ? ownStatus[status] : null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 px-(--gutter) pt-6 pb-16">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="-ms-3">
          <LinkButton to="/coach/teams" variant="borderless" size="sm">
            <Icon of={ArrowLeft} size="sm" />
            My Teams
          </LinkButton>
        </p>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="min-w-0 text-d1 wrap-anywhere">
            <bdi className={nameScale(name)}>{name}</bdi>
          </h1>
          {team.can.change && <OwnerActions team={team} onDeleted={onDeleted} />}
        </div>
        {event && <p className="text-lead wrap-anywhere">{eventText(event)}</p>}
        <p className="text-ui text-muted empty:hidden">{membersText(team)}</p>
        {own && (
          <Notice tone={status === 'verified' ? 'positive' : 'warning'} title={own.tag}>
            {own.note}
          </Notice>
        )}
      </header>
      {team.links.length > 0 && (
        <section aria-labelledby="join-links" className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="grid gap-1.5">
            <h2 id="join-links" className="text-d3">
              Invite people
            </h2>
            <p className="max-w-[60ch] text-ui text-pretty text-muted wrap-anywhere">
              Share a link or its code. Athletes and coaches each have their own.
            </p>
          </div>
          <JoinLinks team={team} siteOrigin={siteOrigin} />
        </section>
      )}
      {/* It brings its own space at the sides. */}
      {is_owner && <div className="-mx-(--gutter) -mb-10 empty:hidden">{waiting}</div>}
      <TeamMembers team={team} type="athlete" title="Athletes" nobody={nobodyWords(team)} />
      <TeamMembers team={team} type="coach" title="Coaches" />
      <TeamMembers team={team} type="parent" title="Parents" />
    </div>
  )
}

/** The athletes of a team are only sent to a verified owner and to confirmed coaches. */
const nobodyWords = ({ status, is_owner, athletes }: OpenTeam): string => {
  if (athletes !== null) return 'No athletes have joined yet.'
  if (is_owner) return 'You see the athletes once you are verified.'
  return status === 'refused'
    ? 'Only confirmed coaches see the athletes.'
    : 'You see the athletes as soon as the person who created your link confirms you.'
}

interface OwnerActionsProps {
  team: OpenTeam
  onDeleted: () => Promise<unknown>
}

const OwnerActions = ({ team, onDeleted }: OwnerActionsProps) => {
  const queryClient = useQueryClient()
  const [isNaming, setNaming] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <Button isOutlined aria-haspopup="dialog" onClick={() => setNaming(true)}>
        Rename
      </Button>
      <DeleteTeam team={team} onDeleted={onDeleted} />
      <TeamNameDialog
        isOpen={isNaming}
        team={team}
        onClose={() => setNaming(false)}
        onDone={() => {
          setNaming(false)
          toast.saved()
          void refreshTeams(queryClient)
        }}
      />
    </div>
  )
}

export const TeamPending = () => (
  <LoadingRegion>
    <div className="grid gap-8 px-(--gutter) pt-16 pb-16">
      <Skeleton className="h-12 w-72 max-w-full" />
      <SkeletonRows rows={5} />
    </div>
  </LoadingRegion>
)
