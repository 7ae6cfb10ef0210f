import { endOtherSessions, endSession } from '@fieldhouse/contract/accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useClientClock } from '../../../lib/client-time.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { sessionRows } from './session-rows.ts'
import { sessionsQuery } from './settings.api.ts'

/** The places where a person is signed in, with buttons to sign out there. */
export const SessionsSection = ({ isLocked }: { isLocked: boolean }) => (
  <RailSection
    title="Where you are signed in"
    note="See a device you don’t know? Sign it out, then change your password."
  >
    <Sessions isLocked={isLocked} />
  </RailSection>
)

const Sessions = ({ isLocked }: { isLocked: boolean }) => {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(sessionsQuery)
  const [isAsking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const clock = useClientClock()
  if (error && !data)
    return (
      <ErrorState title="The list did not load" isRetrying={isFetching} onRetry={() => void refetch()}>
        {plainReason(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <LoadingRegion>
        <SkeletonRows rows={2} hasPicture={false} />
      </LoadingRegion>
    )
  const rows = sessionRows(data.data, dataUpdatedAt, clock)

  const endOthers = async () => {
    const { data: answer } = await call(endOtherSessions, {})
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    toast(
      answer.ended === 1 ? 'Signed out on 1 other device.' : `Signed out on ${answer.ended} other devices.`,
    )
  }

  return (
    <div className="grid justify-items-start gap-5">
      <ul className="w-full border-t border-line">
        {rows.map(({ id, device, note, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5">
            <div className="min-w-0 grow basis-56">
              <p className="font-semibold wrap-anywhere first-letter:uppercase">{device}</p>
              <p className="text-small text-muted wrap-anywhere">{note}</p>
            </div>
            {isCurrent ? <Tag>This device</Tag> : <EndButton id={id} device={device} isLocked={isLocked} />}
          </li>
        ))}
      </ul>
      {rows.some(({ isCurrent }) => !isCurrent) && (
        <Button isOutlined disabled={isLocked} onClick={() => setAsking(true)}>
          Sign out everywhere else
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Sign out everywhere else?"
        text="You stay signed in on this device. On every other one you have to sign in again."
        buttons={[{ label: 'Cancel' }, { label: 'Sign out everywhere else', onPress: endOthers }]}
      />
    </div>
  )
}

interface EndButtonProps {
  id: string
  device: string
  isLocked: boolean
}

const EndButton = ({ id, device, isLocked }: EndButtonProps) => {
  const queryClient = useQueryClient()
  const end = async () => {
    await call(endSession, { params: { id } })
    toast(`Signed out on ${device}.`)
  }
  const { run, isBusy } = useAction(end, {
    onFault: (error) => toast.error(plainReason(error)),
    // Whether it was ended now or earlier, the list shows the remaining ones.
    onEnd: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  return (
    <Button size="sm" isOutlined disabled={isLocked} isBusy={isBusy} onClick={() => void run()}>
      Sign out<span className="sr-only"> on {device}</span>
    </Button>
  )
}
