import type { Endpoint, Input, Output } from '@fieldhouse/contract/endpoint'
import { readBannerCookie } from '@fieldhouse/contract/page-cookies'
import { getTop100, type RankedAthlete } from '@fieldhouse/contract/rankings'
import { firstRanked } from '@fieldhouse/contract/rankings.parts'
import { getShowcase, type Poster, type ShowcaseCounts } from '@fieldhouse/contract/site.showcase'
import { call } from '../../lib/api.ts'
import { readPageCookie } from '../../lib/page-cookie.ts'

export interface HomeFacts {
  athletes: readonly Poster[]
  counts: ShowcaseCounts | null
  /** The first of the Top 100, or none without ranks. */
  leaders: readonly RankedAthlete[]
  isBannerClosed: boolean
}

/** A part that fails to load is left out. The error is in the server's log. */
const attempt = async <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E> | null> => {
  try {
    return await call(endpoint, input)
  } catch {
    return null
  }
}

const shownLeaders = 5

export const loadHome = async (): Promise<HomeFacts> => {
  const isBannerClosed = readBannerCookie(readPageCookie('view-top-100'))
  const [showcase, top] = await Promise.all([
    attempt(getShowcase, {}),
    isBannerClosed ? null : attempt(getTop100, { query: { sport: 'basketball', gender: firstRanked } }),
  ])
  return {
    athletes: showcase?.data.athletes ?? [],
    counts: showcase?.data.counts ?? null,
    leaders: top?.data.athletes.slice(0, shownLeaders) ?? [],
    isBannerClosed,
  }
}
