import { createFileRoute } from '@tanstack/react-router'
import { coachReviewsQuery } from '../../features/admin/admin.api.ts'
import {
  CoachReviewsPage,
  CoachReviewsPending,
} from '../../features/admin/coach-reviews/coach-reviews-page.tsx'
import { type ReviewsSearch, readReviewsSearch } from '../../features/admin/coach-reviews/reviews-search.ts'
import { readByPage, stringifySearch } from '../../lib/search-params.ts'
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
    const navigate = Route.useNavigate()
    return (
      <CoachReviewsPage
        search={readReviewsSearch(Route.useSearch())}
        onSearchChange={(search, isTyping = false) =>
          void navigate({ search, replace: isTyping, resetScroll: !isTyping })
        }
        hrefOf={(search) => `/admin/coach-reviews${stringifySearch({ ...search })}`}
      />
    )
  },
})
