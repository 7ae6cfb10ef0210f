import { type OpenTeam, removeTeamMember, type TeamMember } from '@fieldhouse/contract/teams.my'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type RefObject, useId, useMemo, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { factLine } from '../../../lib/athlete-facts.ts'
import { Day } from '../../../lib/moments.tsx'
import { fullName } from '../../../lib/person-name.ts'
import { useKeptFocus } from '../../../lib/use-kept-focus.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { memberStatus } from '../team-words.ts'
import { refreshTeams } from '../teams.api.ts'

/** Takes a person off the team. */
type Remove = (member: TeamMember) => Promise<unknown>

type ShownTeam = Pick<OpenTeam, 'id' | 'name' | 'members' | 'can'>

interface TeamMembersProps {
  team: ShownTeam
  /** For those who don't own the team: admins have a call of their own. */
  remove?: Remove | undefined
  /** Lets in a coach who waits, or who was refused. For admins; the owner of a team has a card for it. */
  onConfirm?: ((member: TeamMember) => void) | undefined
  type: TeamMember['type']
  title: string
  /** Shown when there are none. Without it, the group takes up no space then. */
  nobody?: string
}

/** COA-01: one kind of member. The owner can take people off the team. */
export const TeamMembers = ({ team, remove, onConfirm, type, title, nobody }: TeamMembersProps) => {
  const members = useMemo(() => team.members.filter((member) => member.type === type), [team.members, type])
  const id = useId()
  const heading = useKeptFocus<HTMLHeadingElement>(members)
  const [leaving, setLeaving] = useState<TeamMember | null>(null)
  if (members.length === 0 && !nobody) return null
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 ref={heading} id={id} tabIndex={-1} className="text-d3 outline-none">
        {title}
        {members.length > 0 && <span className="ms-2 font-semibold text-muted">{members.length}</span>}
      </h2>
      {members.length > 0 ? (
        <ul aria-labelledby={id} className="border-t border-line">
          {members.map((member) => (
            <MemberRow
              key={member.user_id}
              member={member}
              onConfirm={team.can.change && isUndecided(member) ? onConfirm : undefined}
              onRemove={team.can.change ? () => setLeaving(member) : undefined}
            />
          ))}
        </ul>
      ) : (
        <p className="border-t border-line pt-4 text-ui text-muted">{nobody}</p>
      )}
      <RemoveMember
        team={team}
        remove={remove}
        member={leaving}
        onClose={() => setLeaving(null)}
        returnTo={heading}
      />
    </section>
  )
}

const isUndecided = ({ status }: TeamMember): boolean => status !== null && status !== 'verified'

interface MemberRowProps {
  member: TeamMember
  onConfirm: ((member: TeamMember) => void) | undefined
  onRemove: (() => void) | undefined
}

const MemberRow = ({ member, onConfirm, onRemove }: MemberRowProps) => {
  const { first_name, last_name, photo, athlete_slug, position, class: year, status, joined_at } = member
  const name = <bdi>{fullName(member)}</bdi>
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 text-ui">
      <Avatar firstName={first_name} lastName={last_name} photo={photo?.url} />
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {athlete_slug ? (
            <Link
              to="/$athleteId"
              params={{ athleteId: athlete_slug }}
              className="min-w-0 font-semibold wrap-anywhere underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          ) : (
            <b className="min-w-0 font-semibold wrap-anywhere">{name}</b>
          )}
          {status && <Tag tone={memberStatus[status].tone}>{memberStatus[status].tag}</Tag>}
        </p>
        <p className="text-small text-muted">
          {factLine([position, year && `Class of ${year}`])}
          {(position || year) && '\u00a0· '}
          Joined <Day at={joined_at} />
        </p>
      </div>
      {onConfirm && (
        <Button size="sm" isOutlined aria-haspopup="dialog" onClick={() => onConfirm(member)}>
          Confirm
          <span className="sr-only"> {fullName(member)}</span>
        </Button>
      )}
      {onRemove && (
        <Button size="sm" variant="borderless" aria-haspopup="dialog" onClick={onRemove}>
          Remove
          <span className="sr-only"> {fullName(member)}</span>
        </Button>
      )}
    </li>
  )
}

interface RemoveMemberProps {
  team: ShownTeam
  remove: Remove | undefined
  member: TeamMember | null
  onClose: () => void
  returnTo: RefObject<HTMLElement | null>
}

const RemoveMember = ({ team, remove: ownRemove, member, onClose, returnTo }: RemoveMemberProps) => {
  const queryClient = useQueryClient()
  const remove = async (leaver: TeamMember) => {
    const { user_id, ...name } = leaver
    try {
      if (ownRemove) await ownRemove(leaver)
      else await call(removeTeamMember, { params: { id: team.id, user_id } })
    } catch (error) {
      // They left in the meantime.
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error
    }
    toast(`${fullName(name)} is off ${team.name}.`)
    await refreshTeams(queryClient)
  }
  const isCoach = member?.type === 'coach'
  return (
    <ConfirmDialog
      isOpen={member !== null}
      onClose={onClose}
      returnTo={returnTo}
      title={member ? `Remove ${fullName(member)} from ${team.name}?` : ''}
      text={
        isCoach
          ? `${member.first_name} no longer sees how to reach the athletes of this team. The account stays.`
          : `${member?.first_name} leaves this team. The account and the page stay.`
      }
      buttons={[
        { label: 'Cancel' },
        { label: 'Remove', variant: 'red', onPress: () => member && remove(member) },
      ]}
    />
  )
}
