import { getAthlete } from '@fieldhouse/contract/profiles'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'

export const athleteQuery = (id: string) => queryOptions(queryOf(getAthlete, { params: { id } }))
