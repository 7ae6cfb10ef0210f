import {
  type CoachReview,
  type ReviewFilter,
  reviewFilters,
} from '@fieldhouse/contract/colleges.verification'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { lookingFor, onPage } from '../../../lib/list-search.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import { fullName } from '../../../lib/person-name.ts'
import { useKeptFocus } from '../../../lib/use-kept-focus.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { coachReviewsQuery, reviewCountsQuery } from '../admin.api.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { DomainsDialog } from './domains-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { ReviewAction } from './review-actions.ts'
import { refreshReviews } from './review-decisions.ts'
import { doneWords, emptyReviewWords, reviewTabs } from './review-labels.ts'
import { ReviewRow } from './review-row.tsx'
import { ofStatus, type ReviewsSearch } from './reviews-search.ts'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'

interface CoachReviewsPageProps {
  search: ReviewsSearch
  onSearchChange: ChangeSearch<ReviewsSearch>
  hrefOf: (search: ReviewsSearch) => string
}

const noReviews: readonly CoachReview[] = []

const isOpenReview = ({ status }: CoachReview): boolean => status === 'pending' || status === 'paused'

const reviewsLine = (total: number, isWaiting: boolean): string => {
  const order = isWaiting ? 'longest wait first' : 'newest decision first'
  return `${counted(total, 'coach', 'coaches')}${total > 1 ? `, ${order}` : ''}`
}

interface ReviewRows {
  heading?: RefObject<HTMLParagraphElement | null>
  now: number
  isWaiting: boolean
  onDecide: (action: ReviewAction, review: CoachReview) => void
  onDomains: (review: CoachReview) => void
}

const reviewsList = ({
  heading,
  now,
  isWaiting,
  onDecide,
  onDomains,
}: ReviewRows): ListConfig<CoachReview> => ({
  name: 'Coach reviews',
  faultTitle: 'The coach reviews did not load',
  countLine: (total) => reviewsLine(total, isWaiting),
  countRef: heading,
  row: (review, place) => (
    <ReviewRow
      review={review}
      now={now}
      isNext={isWaiting && place === 0}
      onDecide={(action) => onDecide(action, review)}
      onDomains={() => onDomains(review)}
    />
  ),
  rowsClassName: '-mt-4',
  rowKey: ({ id }) => id,
  skeleton: <ReviewsSkeleton />,
})

const reviewsFrame = {
  title: 'Coach reviews',
  about: (
    <p className="max-w-[65ch] text-ui text-muted">
      Until a coach is verified, minors’ contact details and first messages stay closed to them.
    </p>
  ),
}

/** /admin/coach-reviews: people who say they are coaches, and the decisions. */
export const CoachReviewsPage = ({ search, onSearchChange, hrefOf }: CoachReviewsPageProps) => {
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange((latest) => lookingFor(latest, q), true),
  )
  const queryClient = useQueryClient()
  const query = useQuery(coachReviewsQuery(search))
  const reviews = query.data?.data ?? noReviews
  const counts = useQuery(reviewCountsQuery(search)).data
  const [asked, setAsked] = useState<{ action: ReviewAction; review: CoachReview } | null>(null)
  const [college, setCollege] = useState<CoachReview['college']>(null)
  const heading = useKeptFocus<HTMLParagraphElement>(reviews)
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
      <ListPage
        {...reviewsFrame}
        search={{ label: 'Name, email, college or team', field, text, onType: setText }}
        filter={{
          look: 'tabs',
          legend: 'Status',
          options: reviewFilters.map((value) => ({
            value,
            label: reviewTabs[value],
            count: counts?.[value],
          })),
          value: search.status ?? 'pending',
          onValueChange: (status) => onSearchChange((latest) => ofStatus(latest, status as ReviewFilter)),
        }}
        list={{
          ...reviewsList({
            heading,
            now: query.dataUpdatedAt,
            isWaiting: reviews.some(isOpenReview),
            onDecide: (action, review) => setAsked({ action, review }),
            onDomains: (review) => setCollege(review.college),
          }),
          state: listState(query),
          empty: (
            <NoReviews search={search} onShowAll={() => onSearchChange((latest) => lookingFor(latest, ''))} />
          ),
          pages: {
            hrefOf: (page) => hrefOf(onPage(search, page)),
            onPageChange: (page) => onSearchChange((latest) => onPage(latest, page)),
          },
        }}
      />
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

const NoReviews = ({ search, onShowAll }: { search: ReviewsSearch; onShowAll: () => void }) => {
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

const pendingRows: ReviewRows = {
  now: 0,
  isWaiting: false,
  onDecide: () => undefined,
  onDomains: () => undefined,
}

export const CoachReviewsPending = () => (
  <ListPage {...reviewsFrame} list={{ ...reviewsList(pendingRows), state: pendingList }} />
)
