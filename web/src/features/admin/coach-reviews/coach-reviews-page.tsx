import { type CoachReview, reviewFilters } from '@fieldhouse/contract/colleges.verification'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { lookingFor, onPage } from '../../../lib/list-search.ts'
import { fullName } from '../../../lib/person-name.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { TabCount, Tabs } from '../../../ui/navigation/tabs.tsx'
import { coachReviewsQuery } from '../admin.api.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { DomainsDialog } from './domains-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { ReviewAction } from './review-actions.ts'
import { refreshReviews } from './review-decisions.ts'
import { ReviewRow } from './review-row.tsx'
import { doneWords, emptyReviewWords, reviewTabs } from './review-words.ts'
import { ofStatus, type ReviewsSearch } from './reviews-search.ts'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

interface CoachReviewsPageProps {
  search: ReviewsSearch
  onSearchChange: (search: ReviewsSearch, isTyping?: boolean) => void
  hrefOf: (search: ReviewsSearch) => string
}

/** /admin/coach-reviews: who says to be a coach, and what was decided. */
export const CoachReviewsPage = ({ search, onSearchChange, hrefOf }: CoachReviewsPageProps) => {
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange(lookingFor(search, q), true),
  )
  // The last known counts stay while another list loads. Its rows do not: each panel asks for its own.
  const counts = useQuery(coachReviewsQuery(search)).data?.counts
  const status = search.status ?? 'pending'
  return (
    <ReviewsFrame>
      <search className="max-w-md">
        <TextField
          ref={field}
          label="Name, email, college or team"
          isLabelHidden
          name="q"
          icon={Search}
          placeholder="Name, email, college or team"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onValueChange={setText}
        />
      </search>
      <Tabs
        label="Status"
        value={status}
        onValueChange={(value) => onSearchChange(ofStatus(search, value as typeof status))}
        items={reviewFilters.map((value) => ({
          value,
          label: (
            <>
              {reviewTabs[value]}
              {counts && <TabCount>{counts[value].toLocaleString('en-US')}</TabCount>}
            </>
          ),
          panel: <FoundReviews {...{ search, onSearchChange, hrefOf }} />,
        }))}
      />
    </ReviewsFrame>
  )
}

const FoundReviews = ({ search, onSearchChange, hrefOf }: CoachReviewsPageProps) => {
  const { data, dataUpdatedAt, error, isPlaceholderData, isFetching, refetch } = useQuery(
    coachReviewsQuery(search),
  )
  if (error && !isFetching && (!data || isPlaceholderData))
    return (
      <ErrorState as="h2" title="The coach reviews did not load" onRetry={() => void refetch()}>
        {plainReason(error)}
      </ErrorState>
    )
  if (!data) return <ReviewsSkeleton />
  const { current_page, last_page, total } = data.meta
  return (
    <div aria-busy={isPlaceholderData} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ReviewList
        reviews={data.data}
        total={total}
        now={dataUpdatedAt}
        empty={<NobodyFound search={search} onShowAll={() => onSearchChange(lookingFor(search, ''))} />}
      />
      <Pagination
        current={current_page}
        last={last_page}
        hrefOf={(page) => hrefOf(onPage(search, page))}
        onPageChange={(page) => onSearchChange(onPage(search, page))}
      />
    </div>
  )
}

interface ReviewListProps {
  reviews: readonly CoachReview[]
  total: number
  now: number
  empty: ReactNode
}

/** The rows, and what opens from them. */
const ReviewList = ({ reviews, total, now, empty }: ReviewListProps) => {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<{ action: ReviewAction; review: CoachReview } | null>(null)
  const [college, setCollege] = useState<CoachReview['college']>(null)
  const heading = useKeptFocus<HTMLParagraphElement>(reviews)
  const isWaiting = reviews.some(({ status }) => status === 'pending' || status === 'paused')
  const close = () => setAsked(null)
  const refresh = () => {
    close()
    void refreshReviews(queryClient)
  }
  const finish = () => {
    if (asked) toast(doneWords[asked.action](fullName(asked.review)))
    refresh()
  }
  return (
    <>
      <p ref={heading} role="status" tabIndex={-1} className="text-small text-muted outline-none">
        {total.toLocaleString('en-US')} {total === 1 ? 'coach' : 'coaches'}
        {total > 1 && (isWaiting ? ', longest wait first' : ', newest decision first')}
      </p>
      {reviews.length > 0 ? (
        <ul aria-label="Coach reviews" className="-mt-4">
          {reviews.map((review, place) => (
            <ReviewRow
              key={review.id}
              review={review}
              now={now}
              isNext={isWaiting && place === 0}
              onDecide={(action) => setAsked({ action, review })}
              onDomains={() => setCollege(review.college)}
            />
          ))}
        </ul>
      ) : (
        empty
      )}
      <ApproveDialog
        verb="Approve"
        review={asked?.action === 'approve' ? asked.review : null}
        onClose={close}
        onApproved={finish}
        onOutdated={refresh}
        returnTo={heading}
      />
      <ReasonDialog
        asked={asked && asked.action !== 'approve' ? { ...asked, action: asked.action } : null}
        onClose={close}
        onDone={finish}
        onOutdated={refresh}
        returnTo={heading}
      />
      <DomainsDialog college={college} onClose={() => setCollege(null)} />
    </>
  )
}

const NobodyFound = ({ search, onShowAll }: { search: ReviewsSearch; onShowAll: () => void }) => {
  const { title, hint } = emptyReviewWords[search.status ?? 'pending']
  return search.q ? (
    <EmptyState
      as="h2"
      title="Nobody found"
      action={
        <Button isOutlined onClick={onShowAll}>
          Clear the search
        </Button>
      }
    >
      Check the spelling, or look under another status.
    </EmptyState>
  ) : (
    <EmptyState as="h2" title={title}>
      {hint}
    </EmptyState>
  )
}

const ReviewsFrame = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-(--gutter) pt-8 pb-16 sm:pt-10">
    <div className="grid gap-3">
      <h1 className="text-d1">Coach reviews</h1>
      <p className="max-w-[65ch] text-ui text-muted">
        Until a coach is verified, minors’ contact details and first messages stay closed to them.
      </p>
    </div>
    {children}
  </div>
)

export const CoachReviewsPending = () => (
  <ReviewsFrame>
    <ReviewsSkeleton />
  </ReviewsFrame>
)
