import { getMatchSample } from '@fieldhouse/contract/matching'
import { getMatchMethod } from '@fieldhouse/contract/matching.method'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'

/** It changes only with a release. */
const untilRelease = Number.POSITIVE_INFINITY

/** The matches of an invented athlete. */
export const sampleQuery = queryOptions({ ...queryOf(getMatchSample, {}), staleTime: untilRelease })

/** The tables of the score. */
export const methodQuery = queryOptions({ ...queryOf(getMatchMethod, {}), staleTime: untilRelease })
