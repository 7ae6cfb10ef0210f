import type { Person } from '@fieldhouse/contract/admin.person'
import {
  type AssignableCoach,
  getAssignableCoaches,
  mostAssignableCoaches,
  toggleAssignAthleteCoach,
} from '@fieldhouse/contract/admin.users'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, queryOf } from '../../../lib/api.ts'
import { fullName } from '../../../lib/person-name.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useRested } from '../../../lib/use-rested.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface AssignCoachesProps {
  person: Person
  isOpen: boolean
  onClose: () => void
}

/** ADM-01: the verified coaches who have this athlete on their list. */
export const AssignCoaches = ({ person, isOpen, onClose }: AssignCoachesProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={`Coaches of ${fullName(person)}`}
    description="An assigned coach has the athlete on their list, with contact details and downloads."
    size="md"
  >
    <CoachList athleteId={person.id} />
  </Dialog>
)

const CoachList = ({ athleteId }: { athleteId: string }) => {
  const [text, setText] = useState('')
  const q = useRested(text)
  const { data, error, refetch } = useQuery({
    ...queryOf(getAssignableCoaches, { body: { athlete_id: athleteId, q } }),
    placeholderData: keepPreviousData,
  })
  const coaches = data?.data
  return (
    <div className="grid gap-4">
      <TextField
        label="Name or college"
        name="coach"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {error && (
        <ErrorState as="h3" title="The coaches did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      )}
      {!error && !coaches && (
        <LoadingRegion>
          <SkeletonRows rows={4} />
        </LoadingRegion>
      )}
      {coaches?.length === 0 && <p className="text-ui text-muted">No verified coach found.</p>}
      <ul aria-label="Coaches">
        {coaches?.map((coach) => (
          <CoachRow key={coach.id} coach={coach} athleteId={athleteId} />
        ))}
      </ul>
      {coaches?.length === mostAssignableCoaches && (
        <p className="text-small text-muted">Type a name to find others.</p>
      )}
    </div>
  )
}

const CoachRow = ({ coach, athleteId }: { coach: AssignableCoach; athleteId: string }) => {
  const queryClient = useQueryClient()
  const { run, isBusy } = useAction(
    () =>
      call(toggleAssignAthleteCoach, {
        body: { athlete_id: athleteId, coach_id: coach.id, is_assigned: !coach.is_assigned },
      }),
    {
      onFault: (error) => toast.error(plainReason(error)),
      onEnd: () => queryClient.invalidateQueries({ queryKey: [getAssignableCoaches.path] }),
    },
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="grid min-w-0 text-ui">
        <span className="font-semibold wrap-anywhere">{fullName(coach)}</span>
        <span className="text-small text-muted">{coach.college ?? 'No college'}</span>
      </span>
      <Button size="sm" isOutlined isActive={coach.is_assigned} isBusy={isBusy} onClick={() => void run()}>
        {coach.is_assigned ? 'Assigned' : 'Assign'}
        <span className="sr-only"> {fullName(coach)}</span>
      </Button>
    </li>
  )
}
