import { getTeamCoaches, type TeamCoach } from '@fieldhouse/contract/teams.coaches'
import { getMyTeam } from '@fieldhouse/contract/teams.my'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { queryOf } from '../../../lib/api.ts'
import { Day } from '../../../lib/moments.tsx'
import { fullName } from '../../../lib/person-name.ts'
import { useKeptFocus } from '../../../lib/use-kept-focus.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { ApproveDialog } from '../coach-reviews/approve-dialog.tsx'
import { ReasonDialog } from '../coach-reviews/reason-dialog.tsx'
import { refreshReviews } from '../coach-reviews/review-decisions.ts'

type Decision = 'confirm' | 'refuse'

/** A coach in the shape that the dialogs need. */
const reviewOf = ({ team_id, team_name, ...coach }: TeamCoach) => ({
  ...coach,
  college: null,
  position: null,
  team: { id: team_id, name: team_name },
})

const doneWords: Record<Decision, (coach: TeamCoach) => string> = {
  confirm: (coach) => `${fullName(coach)} is confirmed for ${coach.team_name}`,
  refuse: (coach) => `${fullName(coach)} was refused, with your reason`,
}

interface TeamCoachesProps {
  /** Only this team's. */
  teamId?: string | undefined
}

/** For the creator of a team's link: the coaches who joined through it. It takes up no space when there are none. */
export const TeamCoaches = ({ teamId }: TeamCoachesProps) => {
  const { data } = useQuery(queryOf(getTeamCoaches, {}))
  const coaches = useMemo(
    () => data?.data.filter(({ team_id }) => teamId === undefined || team_id === teamId) ?? [],
    [data, teamId],
  )
  return coaches.length > 0 ? <TeamCoachesCard coaches={coaches} isOneTeam={teamId !== undefined} /> : null
}

interface TeamCoachesCardProps {
  coaches: readonly TeamCoach[]
  isOneTeam: boolean
}

const TeamCoachesCard = ({ coaches, isOneTeam }: TeamCoachesCardProps) => {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<{ decision: Decision; coach: TeamCoach } | null>(null)
  const heading = useKeptFocus<HTMLHeadingElement>(coaches)
  const waiting = coaches.filter(({ status }) => status === 'pending')
  const decided = coaches.filter(({ status }) => status !== 'pending')
  const close = () => setAsked(null)
  const refresh = () => {
    close()
    void refreshReviews(queryClient)
    void queryClient.invalidateQueries({ queryKey: [getMyTeam.path] })
  }
  const finish = () => {
    if (asked) toast(doneWords[asked.decision](asked.coach))
    refresh()
  }
  const row = (coach: TeamCoach) => (
    <CoachRow
      key={`${coach.team_id} ${coach.user_id}`}
      coach={coach}
      onDecide={(decision) => setAsked({ decision, coach })}
    />
  )
  return (
    <div className="px-(--gutter) pb-16">
      <Card
        as="section"
        aria-labelledby="team-coaches"
        header={
          <>
            <h2 ref={heading} id="team-coaches" tabIndex={-1} className="text-d3 outline-none">
              {isOneTeam ? 'Coaches who joined' : 'Coaches who joined your teams'}
            </h2>
            <p className="mt-1.5 text-ui text-pretty text-muted">
              Confirm only people you know. A confirmed coach sees how to reach the athletes of that team.
            </p>
          </>
        }
      >
        {waiting.length > 0 ? (
          <ul aria-label="Waiting for you" className="-my-4">
            {waiting.map(row)}
          </ul>
        ) : (
          <p className="text-ui text-muted">No one is waiting for you.</p>
        )}
        {decided.length > 0 && (
          <details className="group mt-4">
            <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-xs text-ui font-medium text-muted touch:min-h-11 [&::-webkit-details-marker]:hidden">
              Decided ({decided.length})
              <Icon of={ChevronDown} size="sm" className="transition-press group-open:rotate-180" />
            </summary>
            <ul aria-label="Decided" className="mt-2 border-t border-line">
              {decided.map(row)}
            </ul>
          </details>
        )}
      </Card>
      <ApproveDialog
        verb="Confirm"
        review={asked?.decision === 'confirm' ? reviewOf(asked.coach) : null}
        onClose={close}
        onApproved={finish}
        onOutdated={refresh}
        returnTo={heading}
      />
      <ReasonDialog
        asked={asked?.decision === 'refuse' ? { action: 'refuse', review: reviewOf(asked.coach) } : null}
        onClose={close}
        onDone={finish}
        onOutdated={refresh}
        returnTo={heading}
      />
    </div>
  )
}

const CoachRow = ({ coach, onDecide }: { coach: TeamCoach; onDecide: (decision: Decision) => void }) => {
  const { email, team_name, status, reason, joined_at } = coach
  const name = fullName(coach)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4 last:border-b-0">
      <div className="min-w-0 grow basis-64 text-ui">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="min-w-0 font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </b>
          {status === 'verified' && <Tag tone="positive">Confirmed</Tag>}
          {status === 'refused' && <Tag tone="danger">Refused</Tag>}
        </p>
        {email && <p className="text-muted wrap-anywhere">{email}</p>}
        <p className="text-muted wrap-anywhere">
          {team_name}, joined <Day at={joined_at} />
        </p>
        {reason && <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{reason}</p>}
      </div>
      <div className="flex flex-wrap gap-2.5">
        {status !== 'verified' && (
          <Button isOutlined aria-haspopup="dialog" onClick={() => onDecide('confirm')}>
            Confirm
            <span className="sr-only"> {name}</span>
          </Button>
        )}
        {status !== 'refused' && (
          <Button isOutlined aria-haspopup="dialog" onClick={() => onDecide('refuse')}>
            Refuse
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
