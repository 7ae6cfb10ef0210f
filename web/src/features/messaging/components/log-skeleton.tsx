import { LoadingStatus, Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** The shape of a chat, with bubbles on both sides. */
const bubbles = ['w-3/5', 'ms-auto w-1/2', 'ms-auto w-2/3', 'w-1/2', 'w-3/4', 'ms-auto w-2/5']

export const LogSkeleton = () => (
  <div aria-busy="true" className="flex min-h-0 grow flex-col border-t border-line bg-bg">
    <LoadingStatus isLoading label="Loading the messages…" />
    <div aria-hidden="true" className="flex min-h-0 grow flex-col justify-end gap-2 overflow-clip p-5">
      {bubbles.map((place) => (
        <Skeleton key={place} className={`h-11 shrink-0 rounded-md ${place}`} />
      ))}
    </div>
    <div aria-hidden="true" className="border-t border-line bg-surface px-4 pt-3.5 pb-4">
      <Skeleton className="h-17 w-full rounded-sm" />
      <Skeleton className="mt-2 h-4 w-3/5" />
    </div>
  </div>
)
