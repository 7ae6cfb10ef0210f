import type { ListedTeam, StaffTeam, TeamFilter } from '@fieldhouse/contract/teams.admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { factLine } from '../../../lib/athlete-facts.ts'
import { counted } from '../../../lib/counted.ts'
import { lookingFor, onPage } from '../../../lib/list-search.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import { fullName } from '../../../lib/person-name.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { eventText, membersText } from '../team-words.ts'
import { StaffTeamDialog } from './staff-team-dialog.tsx'
import { refreshStaffTeams, staffTeamsQuery } from './staff-teams.api.ts'
import { type StaffTeamsSearch, teamsOfKind } from './staff-teams-search.ts'
import { TeamEvents } from './team-events.tsx'

interface StaffTeamsPageProps {
  search: StaffTeamsSearch
  onSearchChange: ChangeSearch<StaffTeamsSearch>
  hrefOf: (search: StaffTeamsSearch) => string
  siteOrigin: string
  onCreated: (team: StaffTeam) => void
}

const teamKinds: Record<TeamFilter, string> = { all: 'All', event: 'At an event', deleted: 'Deleted' }

const staffTeamsList = {
  name: 'Teams',
  faultTitle: 'The teams did not load',
  countLine: (total) => counted(total, 'team'),
  row: (team) => <StaffTeamRow team={team} />,
  rowsClassName: 'border-t border-line',
  rowKey: ({ id }) => id,
  loadingRows: 10,
} satisfies ListConfig<ListedTeam>

/** ADM-02: /admin/teams, every team there is. */
export const StaffTeamsPage = ({
  search,
  onSearchChange,
  hrefOf,
  siteOrigin,
  onCreated,
}: StaffTeamsPageProps) => {
  const queryClient = useQueryClient()
  const [isCreating, setCreating] = useState(false)
  const asked = useQuery(staffTeamsQuery(search))
  const counts = asked.data?.counts
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange((latest) => lookingFor(latest, q), true),
  )
  return (
    <>
      <ListPage
        title="Teams"
        action={
          <Button aria-haspopup="dialog" onClick={() => setCreating(true)}>
            <Icon of={Plus} size="sm" />
            Create a team
          </Button>
        }
        aside={<TeamEvents siteOrigin={siteOrigin} />}
        search={{ label: 'Team, event, or owner', field, text, onType: setText }}
        filter={{
          legend: 'Kind of team',
          options: (Object.keys(teamKinds) as TeamFilter[]).map((value) => ({
            value,
            label: teamKinds[value],
            count: counts?.[value] ?? 0,
          })),
          value: search.type ?? 'all',
          onValueChange: (type) => onSearchChange((latest) => teamsOfKind(latest, type as TeamFilter)),
        }}
        list={{
          ...staffTeamsList,
          state: listState(asked),
          empty: <NoTeamFound onShowAll={() => onSearchChange(() => ({}))} />,
          pages: {
            hrefOf: (page) => hrefOf(onPage(search, page)),
            onPageChange: (page) => onSearchChange((latest) => onPage(latest, page)),
          },
        }}
      />
      <StaffTeamDialog
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        onDone={(team) => {
          setCreating(false)
          void refreshStaffTeams(queryClient)
          onCreated(team)
        }}
      />
    </>
  )
}

const StaffTeamRow = ({ team }: { team: ListedTeam }) => {
  const { id, name, owner, event, waiting, deleted_at } = team
  return (
    <li className="relative grid gap-x-8 gap-y-2 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-d3 wrap-anywhere">
            {/* The whole row is its target. */}
            <Link
              to="/admin/teams/$id"
              params={{ id }}
              className="underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              <bdi>{name}</bdi>
            </Link>
          </h2>
          {deleted_at && <Tag tone="danger">Deleted</Tag>}
        </div>
        <p className="text-ui text-muted wrap-anywhere">
          {factLine([event && eventText(event), owner ? `Created by ${fullName(owner)}` : 'No owner'])}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-ui text-muted">
        {membersText(team)}
        {waiting > 0 && <Tag tone="warning">{counted(waiting, 'coach', 'coaches')} waiting</Tag>}
      </p>
    </li>
  )
}

const NoTeamFound = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState
    as="h2"
    title="No team found"
    action={
      <Button isOutlined onClick={onShowAll}>
        Show all teams
      </Button>
    }
  >
    Check the spelling, or choose another kind.
  </EmptyState>
)

export const StaffTeamsPending = () => (
  <ListPage title="Teams" list={{ ...staffTeamsList, state: pendingList }} />
)
