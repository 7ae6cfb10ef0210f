import type { SportKey } from '@fieldhouse/contract/accounts'
import { getAthlete } from '@fieldhouse/contract/profiles'
import { getSport } from '@fieldhouse/contract/profiles.sport'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'

export const athleteQuery = (id: string) => queryOptions(queryOf(getAthlete, { params: { id } }))

/** A sport's columns and measurements change only with a release. */
export const sportQuery = (key: string) =>
  queryOptions({
    ...queryOf(getSport, { params: { key: key as SportKey } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
