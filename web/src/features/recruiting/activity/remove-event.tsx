import { getCenterCounts, getRecentlyContacted } from '@fieldhouse/contract/recruiting'
import {
  type ActivityEvent,
  getActivity,
  getActivityLogs,
  removeEvent,
} from '@fieldhouse/contract/recruiting.activity'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import type { Center } from '../center.ts'
import { type Events, withoutEvent } from './activity.api.ts'
import { eventTitle, otherSide } from './activity-labels.ts'

interface RemoveEventProps {
  /** Null while no question is open. */
  event: ActivityEvent | null
  center: Center
  onClose: () => void
}

/** RCC-02: asks first, then removes it from every list and its totals. */
export const RemoveEvent = ({ event, center: { role, viewerId }, onClose }: RemoveEventProps) => {
  const queryClient = useQueryClient()

  const remove = async (removed: ActivityEvent) => {
    await call(removeEvent, { params: { id: removed.id } })
    queryClient.setQueriesData<Events>({ queryKey: [getActivity.path] }, (events) =>
      withoutEvent(events, removed),
    )
    for (const { path } of [getActivityLogs, getCenterCounts, getRecentlyContacted])
      void queryClient.invalidateQueries({ queryKey: [path] })
    toast.deleted()
  }

  return (
    <ConfirmDialog
      isOpen={event !== null}
      onClose={onClose}
      title="Remove this event?"
      text={event && `${eventTitle(event, viewerId)}: ${otherSide(event, role)}. It can’t be brought back.`}
      buttons={[
        { label: 'Keep it' },
        { label: 'Remove', variant: 'red', onPress: () => event && remove(event) },
      ]}
    />
  )
}
