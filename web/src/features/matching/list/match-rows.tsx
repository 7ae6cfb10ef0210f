import type { MatchList } from '@fieldhouse/contract/matching'
import type { MustHaveCost } from '@fieldhouse/contract/matching.survey'
import type { UseQueryResult } from '@tanstack/react-query'
import { Check, Columns4, Heart, TriangleAlert } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { plainReason } from '../../../lib/plain-reason.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SharedIcons } from '../../../ui/media/shared-icons.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { BestMatch } from './best-match.tsx'
import { type MatchActions, MatchRow } from './match-row.tsx'
import { MatchRowsSkeleton } from './matches-skeleton.tsx'

const rowIcons = [Check, TriangleAlert, Heart, Columns4]

interface MatchRowsProps extends MatchActions {
  label: string
  result: UseQueryResult<MatchList>
  mustHaves: readonly MustHaveCost[]
  /** Whose best match the poster shows. Null without a poster. */
  poster: { whose: string; of: number } | null
  /** Instead of no rows. `hasMore` if the address names a page past the end. */
  empty: (hasMore: boolean) => ReactNode
  /** Beside the pages. */
  note: (meta: MatchList['meta']) => ReactNode
  hrefOf: (page: number) => string
  onPage: (page: number) => void
}

/** A page of matches, while it loads, when it failed, and when it is empty. */
export const MatchRows = ({
  label,
  result,
  mustHaves,
  poster,
  empty,
  note,
  hrefOf,
  onPage,
  ...actions
}: MatchRowsProps) => {
  const top = useRef<HTMLDivElement>(null)
  const { data, error, isPlaceholderData, isFetching, refetch } = result
  if (error && !isFetching && (!data || isPlaceholderData))
    return (
      <div className="p-5 @3xl:p-10">
        <ErrorState as="h2" title="The list did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      </div>
    )
  if (!data || (isPlaceholderData && data.data.length === 0))
    return <MatchRowsSkeleton hasPoster={poster !== null} />
  const { meta } = data
  const [first, ...rest] = data.data
  if (!first) return empty(meta.total > 0)
  const isPoster = poster !== null && first.rank === 1 && meta.current_page === 1
  return (
    <div
      ref={top}
      tabIndex={-1}
      aria-busy={isPlaceholderData}
      className="scroll-mt-4 outline-none transition-opacity duration-(--fast) aria-busy:opacity-60"
    >
      <SharedIcons of={rowIcons}>
        {isPoster && <BestMatch match={first} {...poster} {...actions} />}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets. */}
        <ol role="list" aria-label={label}>
          {(isPoster ? rest : data.data).map((match) => (
            <MatchRow key={match.match_id} match={match} mustHaves={mustHaves} {...actions} />
          ))}
        </ol>
      </SharedIcons>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-4 px-5 pt-5 pb-9 @3xl:px-10">
        <p className="text-small text-muted">{note(meta)}</p>
        {meta.last_page > 1 && (
          <div className="min-w-0 grow">
            <Pagination
              current={meta.current_page}
              last={meta.last_page}
              label="Pages of the list"
              hrefOf={hrefOf}
              onPageChange={(page) => {
                onPage(page)
                // The next page starts at the top.
                top.current?.focus({ preventScroll: true })
                top.current?.scrollIntoView({ block: 'start' })
              }}
            />
          </div>
        )}
      </div>
    </div>
  )
}
