import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

const pulse = 'block bg-sunken motion-safe:animate-pulse'

/** A placeholder for loading content. Give it the content's size. */
export const Skeleton = ({ className = 'h-3 w-full' }: { className?: string }) => (
  <span aria-hidden="true" className={classNames(pulse, 'max-w-full rounded-xs', className)} />
)

export const SkeletonCircle = ({ className = 'size-10' }: { className?: string }) => (
  <span aria-hidden="true" className={classNames(pulse, 'shrink-0 rounded-full', className)} />
)

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** A paragraph. Its last line is shorter. */
export const SkeletonLines = ({ lines = 3 }: { lines?: number }) => (
  <span aria-hidden="true" className="grid gap-2.5">
    {places(lines).map((place) => (
      <Skeleton key={place} className={place > 0 && place === lines - 1 ? 'h-3 w-3/5' : 'h-3 w-full'} />
    ))}
  </span>
)

/** List rows with a picture, a name, and a line below. */
export const SkeletonRows = ({ rows = 3, hasPicture = true }: { rows?: number; hasPicture?: boolean }) => (
  <span aria-hidden="true" className="grid">
    {places(rows).map((place) => (
      <span key={place} className="flex items-center gap-4 border-b border-line py-4 last:border-b-0">
        {hasPicture && <SkeletonCircle className="size-11" />}
        <span className="grid min-w-0 flex-1 gap-2.5">
          <Skeleton className="h-4.5 w-2/5" />
          <Skeleton className="h-3 w-3/5" />
        </span>
      </span>
    ))}
  </span>
)

interface LoadingStatusProps {
  isLoading: boolean
  label?: string | undefined
}

/** Announces loading. It stays in the page, so the change is announced. */
export const LoadingStatus = ({ isLoading, label = 'Loading…' }: LoadingStatusProps) => (
  <span role="status" className="sr-only">
    {isLoading && label}
  </span>
)

/** Skeletons that belong together: one sentence for all of them. */
export const LoadingRegion = ({ label, children }: { label?: string; children: ReactNode }) => (
  <div aria-busy="true">
    <LoadingStatus isLoading label={label} />
    <div aria-hidden="true">{children}</div>
  </div>
)
