import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton, SkeletonCircle } from '../../../ui/feedback/skeleton.tsx'
import { type ActivityDay, logParts } from './activity-days.ts'

interface Dated {
  id: string
  event_date: string
  event_time: string
}

interface LogDaysProps<Entry extends Dated> {
  days: readonly ActivityDay<Entry>[]
  children: (entry: Entry) => ReactNode
}

/**
 * RCC-02: each day under its heading. The first part is rendered right away, the others in the background. A hidden
 * part costs nothing. These are parts, not rows, because observing a thousand rows costs more than rendering them.
 */
export const LogDays = <Entry extends Dated>({ days, children }: LogDaysProps<Entry>) => {
  const all = useMemo(() => logParts(days), [days])
  const parts = useDeferredValue(all, all.slice(0, 1))
  return (
    <div className="-mx-3 pb-4">
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day that moves to the next part must not re-create all others
        <div key={place} className="[content-visibility:auto] [contain-intrinsic-size:auto_2100px]">
          {part.map(({ date, label, entries, isContinued }) => (
            <section key={date} aria-label={isContinued ? undefined : label}>
              {!isContinued && <h3 className="label px-3 pt-4 pb-2 text-muted">{label}</h3>}
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets. */}
              <ul role="list">{entries.map(children)}</ul>
            </section>
          ))}
        </div>
      ))}
    </div>
  )
}

interface LogStateProps {
  error: unknown
  onRetry: () => void
}

/** Shown until the entries have loaded, or after a failure. */
export const LogState = ({ error, onRetry }: LogStateProps) =>
  error ? (
    <div className="py-5">
      <ErrorState as="h3" title="The log did not load" onRetry={onRetry}>
        {plainReason(error)}
      </ErrorState>
    </div>
  ) : (
    <LoadingRegion label="Loading the log…">
      <Skeleton className="mt-5 mb-3 h-3 w-36" />
      {Array.from({ length: 6 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={place} className="flex gap-3 py-2.5">
          <SkeletonCircle className="size-7" />
          <div className="grid grow gap-2">
            <Skeleton className="h-3 w-1/3" />
            <Skeleton className="h-3 w-3/5" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  )

/** More than a thousand are rare, and loaded by a button. */
export const OlderEntries = ({ isLoading, onLoad }: { isLoading: boolean; onLoad: () => void }) => (
  <div className="grid justify-items-center pb-6">
    <Button isOutlined size="sm" isBusy={isLoading} onClick={onLoad}>
      Show older
    </Button>
  </div>
)
