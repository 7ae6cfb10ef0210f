import { Skeleton, SkeletonCircle } from '../../../ui/feedback/skeleton.tsx'

/** Has the shape of the loaded rows. */
export const CenterRowsSkeleton = ({ isOfAthletes }: { isOfAthletes: boolean }) => (
  <div>
    <div className="px-5 pt-4 pb-4 sm:px-7">
      <Skeleton className="h-3 w-32" />
    </div>
    {Array.from({ length: 8 }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <div key={place} className="college-row border-t border-line">
        {isOfAthletes ? (
          <SkeletonCircle className="size-12" />
        ) : (
          <Skeleton className="size-12 @2xl:size-14" />
        )}
        <div className="grid gap-2">
          <Skeleton className="h-5.5 w-3/5" />
          <Skeleton className="h-3 w-2/5" />
          <Skeleton className="h-4 w-1/2" />
        </div>
        <Skeleton className="hidden h-6 @2xl:block" />
        <Skeleton className="hidden h-6 @2xl:block" />
        <div className="hidden justify-end gap-1 @2xl:flex">
          <SkeletonCircle className="size-8" />
          <SkeletonCircle className="size-8" />
        </div>
        <SkeletonCircle className="size-6 justify-self-end" />
      </div>
    ))}
  </div>
)
