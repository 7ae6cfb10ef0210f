import { LoadingRegion, Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'

/** Shown while a college loads. */
export const CollegeSkeleton = () => (
  <LoadingRegion label="Loading the college…">
    <div className="grid gap-8">
      <div className="flex items-center gap-4">
        <Skeleton className="size-18" />
        <div className="grid grow gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/4" />
        </div>
      </div>
      <SkeletonLines lines={8} />
    </div>
  </LoadingRegion>
)
