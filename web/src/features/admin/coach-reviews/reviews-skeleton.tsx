import { LoadingRegion, Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { waitingClassName } from './review-row.tsx'

/** Has the shape of the loaded list. */
export const ReviewsSkeleton = () => (
  <LoadingRegion label="Loading the coach reviews…">
    <div className="border-t border-line">
      {[1, 2, 3].map((place) => (
        <div key={place} className={waitingClassName}>
          <div className="grid content-start gap-3">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-3 w-4/5" />
          </div>
          <Skeleton className="h-10 w-14 lg:order-first" />
          <div className="col-span-full lg:col-span-1">
            <SkeletonLines lines={4} />
          </div>
          <div className="col-span-full flex gap-2.5 lg:col-span-1 lg:grid lg:content-start lg:gap-2">
            <Skeleton className="h-10 w-28 lg:w-full" />
            <Skeleton className="h-10 w-28 lg:w-full" />
          </div>
        </div>
      ))}
    </div>
  </LoadingRegion>
)
