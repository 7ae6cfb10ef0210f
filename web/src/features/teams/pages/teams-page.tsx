import type { MyTeam, OpenTeam } from '@fieldhouse/contract/teams.my'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { pendingList } from '../../../lib/list-state.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { TeamNameDialog } from '../components/team-name-dialog.tsx'
import { eventText, membersText, ownStatus } from '../team-words.ts'
import { myTeamsQuery, refreshTeams } from '../teams.api.ts'

interface TeamsPageProps {
  /** Only a verified coach creates teams. */
  canCreate: boolean
  onCreated: (team: OpenTeam) => void
}

const teamsTitle = 'My Teams'

const teamsList = {
  name: teamsTitle,
  faultTitle: 'Your teams did not load',
  countLine: (total) => counted(total, 'team'),
  row: (team) => <TeamRow team={team} />,
  rowsClassName: 'border-t border-line',
  rowKey: ({ id }) => id,
} satisfies ListConfig<MyTeam>

/** COA-01: /coach/teams, the teams a coach created and those they joined. */
export const TeamsPage = ({ canCreate, onCreated }: TeamsPageProps) => {
  const queryClient = useQueryClient()
  const [isNaming, setNaming] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(myTeamsQuery)
  const teams = data?.data ?? null
  const create = canCreate && (
    <Button aria-haspopup="dialog" onClick={() => setNaming(true)}>
      <Icon of={Plus} size="sm" />
      Create a team
    </Button>
  )
  return (
    <>
      <ListPage
        title={teamsTitle}
        action={teams?.length !== 0 && create}
        list={{
          ...teamsList,
          state: {
            ...pendingList,
            rows: teams,
            total: teams?.length ?? 0,
            fault: error && !isFetching && !data ? plainReason(error) : null,
            onRetry: () => void refetch(),
          },
          empty: <NoTeams create={create} />,
        }}
      />
      <TeamNameDialog
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        onDone={(team) => {
          setNaming(false)
          void refreshTeams(queryClient)
          onCreated(team)
        }}
      />
    </>
  )
}

const TeamRow = ({ team }: { team: MyTeam }) => {
  const { id, name, is_owner, status, event, waiting } = team
  const own = status && !is_owner ? ownStatus[status] : null
  return (
    <li className="relative grid gap-x-8 gap-y-2 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-d3 wrap-anywhere">
            {/* The whole row is its target. */}
            <Link
              to="/coach/teams/$id"
              params={{ id }}
              className="underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              <bdi>{name}</bdi>
            </Link>
          </h2>
          {own && <Tag tone={own.tone}>{own.tag}</Tag>}
        </div>
        {event && <p className="text-ui text-muted wrap-anywhere">{eventText(event)}</p>}
        {own && status !== 'verified' && <p className="text-small text-muted">{own.note}</p>}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-ui text-muted empty:hidden">
        {membersText(team)}
        {waiting > 0 && <Tag tone="accent">{counted(waiting, 'coach', 'coaches')} waiting for you</Tag>}
      </p>
    </li>
  )
}

const NoTeams = ({ create }: { create: ReactNode }) =>
  create ? (
    <EmptyState as="h2" title="No teams yet" action={create}>
      Create a team, share its links, and see who joined.
    </EmptyState>
  ) : (
    <EmptyState
      as="h2"
      title="No teams yet"
      action={
        <LinkButton isOutlined to="/coach/users">
          See your status
        </LinkButton>
      }
    >
      Teams that you join through a link show up here. Once you’re verified, you can create your own.
    </EmptyState>
  )

export const TeamsPending = () => <ListPage title={teamsTitle} list={{ ...teamsList, state: pendingList }} />
