import {
  type CoachReview,
  getCoachReviews,
  type ReviewFilter,
  reviewFilters,
} from '@fieldhouse/contract/colleges.verification'
import type { Output } from '@fieldhouse/contract/endpoint'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import { countFoundReviews, countReviews, findReview, findReviews } from './reviews.queries.ts'

const limit = 15
const path = apiPrefix + getCoachReviews.path

interface Asked {
  readonly status: ReviewFilter
  readonly q?: string | undefined
  readonly page: number
}

/** The admins' queue. */
export const listReviews = async (
  db: Db,
  { status, q, page }: Asked,
): Promise<Output<typeof getCoachReviews>> => {
  const data = await findReviews(db, { status, q }, { limit, offset: (page - 1) * limit })
  const counts = await countReviews(db)
  const total = q ? await countFoundReviews(db, { status, q }) : (counts[status] ?? 0)
  const query = { status, ...(q ? { q } : {}) }
  return {
    ...listPage(data, { path, query, page, limit, total }),
    counts: Object.fromEntries(reviewFilters.map((filter) => [filter, counts[filter] ?? 0])) as Record<
      ReviewFilter,
      number
    >,
  }
}

export const showReview = async (db: Db, userId: string): Promise<{ data: CoachReview }> => {
  const data = await findReview(db, userId)
  if (!data) throw new AppError('not_found')
  return { data }
}
