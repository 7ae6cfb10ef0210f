import { useQuery } from '@tanstack/react-query'
import { plainReason } from '../../../lib/plain-reason.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { RefundSteps } from './refund-steps.tsx'
import { refundableQuery } from './transactions.api.ts'

interface RefundPopupProps {
  /** The invoice whose payment is refunded. Null means that nobody asked. */
  id: string | null
  viewerId: string
  onClose: () => void
}

/** PAY-07: refunds a payment, or a part of it. It loads when it opens. */
export const RefundPopup = ({ id, viewerId, onClose }: RefundPopupProps) => (
  <Dialog isOpen={id !== null} onClose={onClose} title="Refund" closesOutside={false}>
    {id !== null && <RefundBody key={id} id={id} viewerId={viewerId} onClose={onClose} />}
  </Dialog>
)

const RefundBody = ({ id, viewerId, onClose }: { id: string; viewerId: string; onClose: () => void }) => {
  const { data, error, isFetching, refetch } = useQuery(refundableQuery(id))
  if (data) return <RefundSteps id={id} viewerId={viewerId} transaction={data.data} onClose={onClose} />
  if (error)
    return (
      <ErrorState title="The transaction did not load" isRetrying={isFetching} onRetry={() => void refetch()}>
        {plainReason(error)}
      </ErrorState>
    )
  return (
    <LoadingRegion>
      <div className="grid gap-7">
        <Skeleton className="h-24 w-full" />
        <SkeletonLines lines={6} />
        <Skeleton className="h-11 w-full" />
      </div>
    </LoadingRegion>
  )
}
