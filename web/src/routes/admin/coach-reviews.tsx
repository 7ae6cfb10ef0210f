import { createFileRoute } from '@tanstack/react-router'
import { coachReviewsQuery } from '../../features/admin/admin.api.ts'
import {
  CoachReviewsPage,
  CoachReviewsPending,
} from '../../features/admin/coach-reviews/coach-reviews-page.tsx'
import { type ReviewsSearch, readReviewsSearch } from '../../features/admin/coach-reviews/reviews-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/admin/coach-reviews')({
  validateSearch: readByPage<ReviewsSearch>,
  loader: async ({ context: { queryClient }, location }) => {
    await queryClient.ensureQueryData(coachReviewsQuery(readReviewsSearch(location.search)))
  },
  head: () => ({ meta: [{ title: 'Coach reviews | Fieldhouse' }] }),
  pendingComponent: CoachReviewsPending,
  errorComponent: PageFailed,
  component: () => {
    return <CoachReviewsPage {...useListAddress(readReviewsSearch)} />
  },
})
