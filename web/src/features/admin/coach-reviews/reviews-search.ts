import { type ReviewFilter, reviewFilters } from '@fieldhouse/contract/colleges.verification'
import { type ListSearch, readListSearch } from '../../../lib/list-search.ts'

/** Which coach reviews are shown: `?status=refused&q=tran&page=2`. The ones that wait need no word. */
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

/** Another status begins on its first page, with the same text. */
export const ofStatus = ({ q }: ReviewsSearch, status: ReviewFilter): ReviewsSearch => ({
  ...(q ? { q } : {}),
  ...(status === 'pending' ? {} : { status }),
})
