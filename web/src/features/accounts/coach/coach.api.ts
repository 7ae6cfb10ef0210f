import { getCoachVerification } from '@fieldhouse/contract/colleges.verification'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'

/** Whether the signed-in coach is verified, and what is missing. */
export const verificationQuery = queryOptions(queryOf(getCoachVerification, {}))
