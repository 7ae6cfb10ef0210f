import { LoadingRegion, Skeleton, SkeletonCircle } from '../../../ui/feedback/skeleton.tsx'

/** Rows while they load: the ring, two lines, and the figures. */
export const MatchRowsSkeleton = ({ hasPoster = false }: { hasPoster?: boolean }) => (
  <LoadingRegion label="Loading the matches…">
    {hasPoster && (
      <div className="flex items-center gap-8 overflow-hidden bg-sunken px-5 py-6 @3xl:px-10 @3xl:py-8">
        <SkeletonCircle className="size-28 bg-line sm:size-42" />
        <div className="grid min-w-0 grow grid-cols-1 gap-3">
          <Skeleton className="h-4 w-32 bg-line" />
          <Skeleton className="h-10 w-4/5 bg-line" />
          <Skeleton className="h-4 w-2/5 bg-line" />
        </div>
      </div>
    )}
    {Array.from({ length: 6 }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <div key={place} className="match-row">
        <span className="hidden @3xl:block" />
        <SkeletonCircle className="size-17" />
        <div className="grid gap-2">
          <Skeleton className="h-5.5 w-3/5" />
          <Skeleton className="h-3 w-2/5" />
        </div>
        <div className="hidden gap-2 @3xl:grid">
          <Skeleton className="h-3 w-4/5" />
          <Skeleton className="h-3 w-3/5" />
        </div>
        <Skeleton className="hidden h-6 w-56 @3xl:block" />
        <SkeletonCircle className="size-6 justify-self-end" />
      </div>
    ))}
  </LoadingRegion>
)

/** The page while it loads. */
export const MatchesSkeleton = () => (
  <div className="@container">
    <div className="grid grid-cols-1 gap-4 px-5 pt-6 pb-5 sm:px-10 sm:pt-10 sm:pb-7">
      <Skeleton className="h-14 w-96" />
      <Skeleton className="h-4 w-140" />
    </div>
    <div className="border-t border-line lg:w-[calc(100%-27rem)]">
      <MatchRowsSkeleton hasPoster />
    </div>
  </div>
)
