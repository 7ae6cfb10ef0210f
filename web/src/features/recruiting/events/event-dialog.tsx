import { getCenterCounts, getRecentlyContacted } from '@fieldhouse/contract/recruiting'
import { getActivity, getActivityLogs } from '@fieldhouse/contract/recruiting.activity'
import { useQueryClient } from '@tanstack/react-query'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { Center } from '../center.ts'
import { type EventStart, emptyDraft } from './event-draft.ts'
import { EventForm } from './event-form.tsx'

interface EventDialogProps {
  center: Center
  /** Null while it is closed. */
  start: EventStart | null
  onClose: () => void
}

/** RCC-03. Closed without sending, it keeps what was typed. */
export const EventDialog = ({ center, start, onClose }: EventDialogProps) => {
  const queryClient = useQueryClient()
  // A success coach may have to start a task first, and comes back.
  const { read, keep } = useFormDraft(['event', center.viewerId, center.id], emptyDraft)
  return (
    <Dialog isOpen={start !== null} onClose={onClose} title="Add Event">
      {start && (
        <EventForm
          center={center}
          start={start}
          draft={read()}
          onDraft={keep}
          onAdded={() => {
            keep(emptyDraft)
            for (const { path } of [getActivity, getActivityLogs, getCenterCounts, getRecentlyContacted])
              void queryClient.invalidateQueries({ queryKey: [path] })
            toast('Added to the activity log')
            onClose()
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}
