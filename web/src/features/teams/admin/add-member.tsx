import { getUsers, type ListedUser } from '@fieldhouse/contract/admin'
import { type StaffTeam, toggleTeamMember } from '@fieldhouse/contract/teams.admin'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call, queryOf } from '../../../lib/api.ts'
import { factLine } from '../../../lib/athlete-facts.ts'
import { fullName } from '../../../lib/person-name.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { fewestLetters, useRested } from '../../../lib/use-rested.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { SearchBox } from '../../../ui/lists/search-box.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { refreshStaffTeams, staffTeamQuery } from './staff-teams.api.ts'

/** Staff, success coaches, and affiliates join no team. */
const canJoin = ({ type, deleted_at }: ListedUser): boolean =>
  deleted_at === null && (type === 'athlete' || type === 'parent' || type === 'coach')

/** ADM-02: finds a person by name or email and puts them on the team. */
export const AddMember = ({ team }: { team: StaffTeam }) => {
  const queryClient = useQueryClient()
  const id = useId()
  const [text, setText] = useState('')
  const rested = useRested(text)
  const isAsked = rested.length >= fewestLetters
  const { data, error } = useQuery({
    ...queryOf(getUsers, { query: { q: rested, show_all: '1' } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const { run, isBusy, input } = useAction(
    async (user: ListedUser) => {
      const answer = await call(toggleTeamMember, {
        params: { id: team.id },
        body: { user_id: user.id, is_member: true },
      })
      queryClient.setQueryData(staffTeamQuery(team.id).queryKey, answer)
      toast(`${fullName(user)} is on ${team.name}.`)
      await refreshStaffTeams(queryClient)
    },
    { onFault: (fault) => toast.error(plainReason(fault)) },
  )
  const found = isAsked ? (data?.data ?? []).filter(canJoin) : []
  const isOnTeam = (user: ListedUser) =>
    user.id === team.owner?.id || team.members.some(({ user_id }) => user_id === user.id)
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="text-d3">
        Add a member
      </h2>
      <div className="max-w-md">
        <SearchBox label="Name or email" text={text} onType={setText} />
      </div>
      {isAsked && (
        <p role="status" className="text-ui text-muted empty:hidden">
          {error && plainReason(error)}
          {data && found.length === 0 && 'No athlete, parent, or coach has this name or email.'}
        </p>
      )}
      {found.length > 0 && (
        <ul aria-label="People found" className="border-t border-line">
          {found.map((user) => (
            <li
              key={user.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 text-ui"
            >
              <Avatar
                firstName={user.first_name}
                lastName={user.last_name}
                photo={user.photo_url ?? undefined}
              />
              <div className="min-w-0 grow basis-40">
                <p className="font-semibold wrap-anywhere">
                  <bdi>{fullName(user)}</bdi>
                </p>
                <p className="text-small text-muted wrap-anywhere">
                  {factLine([user.type_title, user.email])}
                </p>
              </div>
              {isOnTeam(user) ? (
                <Tag tone="positive">On the team</Tag>
              ) : (
                <Button
                  size="sm"
                  isOutlined
                  isBusy={isBusy && input?.id === user.id}
                  onClick={() => void run(user)}
                >
                  Add<span className="sr-only"> {fullName(user)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
