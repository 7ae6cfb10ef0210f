import { type ReviewFilter, reviewFilters } from '@fieldhouse/contract/colleges.verification'
import { type ListSearch, readListSearch } from '../../../lib/list-search.ts'

/** The filter for coach reviews: `?status=refused&q=tran&page=2`. Waiting coaches are the default. */
export interface ReviewsSearch extends ListSearch {
  status?: ReviewFilter
}

export const readReviewsSearch = (search: {
  q?: unknown
  page?: unknown
  status?: unknown
}): ReviewsSearch => {
  const status = reviewFilters.find((filter) => filter === search.status)
  return { ...readListSearch(search), ...(status && status !== 'pending' ? { status } : {}) }
}

/** Another status starts on its first page, with the same text. */
export const ofStatus = ({ q }: ReviewsSearch, status: ReviewFilter): ReviewsSearch => ({
  ...(q ? { q } : {}),
  ...(status === 'pending' ? {} : { status }),
})
