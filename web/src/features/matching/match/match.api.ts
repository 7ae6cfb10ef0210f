import { compareMatches, getMatch, getMatchCollegePage } from '@fieldhouse/contract/matching'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'

/** BCM-02: one match with every part. */
export const matchQuery = (id: string, matchId: number) =>
  queryOptions({ ...queryOf(getMatch, { params: { id, matchId } }), networkMode: 'always' })

/** Up to four, in the given order. */
export const compareQuery = (id: string, collegeIds: readonly number[]) =>
  queryOptions({
    ...queryOf(compareMatches, { params: { id }, query: { colleges: collegeIds.join(',') } }),
    networkMode: 'always',
  })

/** Any college as a match, for its popup. */
export const collegeMatchQuery = (id: string, collegeId: number) =>
  queryOptions({ ...queryOf(getMatchCollegePage, { params: { id, collegeId } }), networkMode: 'always' })
