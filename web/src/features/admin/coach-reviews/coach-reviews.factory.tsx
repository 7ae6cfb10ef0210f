import type { CoachReview, ReviewFilter } from '@fieldhouse/contract/colleges.verification'
import { useState } from 'react'
import { listPage, network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { toasts } from '../../../ui/feedback/toast.ts'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { CoachReviewsPage } from './coach-reviews-page.tsx'
import type { ReviewsSearch } from './reviews-search.ts'

const day = 86_400_000
export const daysAgo = (days: number): string => new Date(Date.now() - days * day - 60_000).toISOString()

const idOf = (number: number) => `01890a5d-ac96-774b-bcce-b302099a${number}`

/** By default, Dana waits for an admin. */
export const reviewOf = (facts: Partial<CoachReview> = {}): CoachReview => ({
  id: idOf(9001),
  user_id: idOf(9001),
  first_name: 'Dana',
  last_name: 'Ferreira',
  email: 'dana@mail.example',
  status: 'pending',
  method: null,
  college: {
    id: 209807,
    name: 'Portland State University',
    short_name: 'Portland State',
    website: 'https://www.pdx.example/',
  },
  team: null,
  position: 'Assistant coach',
  team_gender: 'female',
  staff_page_url: 'https://goviks.example/staff/dana',
  proven_email: null,
  reason: null,
  requested_at: daysAgo(3),
  decided_at: null,
  decided_by: null,
  verified_until: null,
  ...facts,
})

export const dana = reviewOf()

export const lee = reviewOf({
  id: `${idOf(9002)} ${idOf(7001)}`,
  user_id: idOf(9002),
  first_name: 'Lee',
  last_name: 'Ash',
  email: 'lee@mail.example',
  college: null,
  team: { id: idOf(7001), name: 'Ridgeline Varsity', created_by: 'Sam Okafor' },
  position: null,
  team_gender: null,
  staff_page_url: null,
})

const noCounts: Record<ReviewFilter, number> = { pending: 0, paused: 0, verified: 0, refused: 0 }

export const reviewsAnswer = (
  reviews: readonly CoachReview[],
  { counts = {}, ...meta }: { counts?: Partial<typeof noCounts>; total?: number; last?: number } = {},
): Response => {
  const known = { ...noCounts, ...counts }
  for (const { status } of reviews) known[status] = Math.max(known[status], 1)
  return Response.json({ ...listPage(reviews, meta), counts: known })
}

interface Far {
  reviews: (query: Record<string, string>) => Response
  answers?: Parameters<typeof network>[0]
  start?: ReviewsSearch
}

/** The page, and the server behind it. */
export const openReviews = async ({ reviews, answers = {}, start = {} }: Far) => {
  const asked = network({ 'GET /panel/coach-reviews': ({ query }) => reviews(query), ...answers })
  // A toast from the previous test may still be visible.
  const old = new Set(toasts.current().map(({ id }) => id))
  const said = new Set<string>()
  toasts.subscribe(() => {
    for (const { id, text } of toasts.current()) if (!old.has(id)) said.add(text)
  })
  const Frame = () => {
    const [search, setSearch] = useState<ReviewsSearch>(start)
    return (
      <>
        <CoachReviewsPage
          search={search}
          onSearchChange={setSearch}
          hrefOf={({ page = 1 }) => `/admin/coach-reviews?page=${page}`}
        />
        <Toaster />
      </>
    )
  }
  const site = await openSite({ Frame })
  const callsOf = (call: string) => asked.filter((one) => one.call === call)
  return {
    ...site,
    asked,
    said,
    callsOf,
    searches: () => callsOf('GET /panel/coach-reviews').map(({ query }) => query),
  }
}
