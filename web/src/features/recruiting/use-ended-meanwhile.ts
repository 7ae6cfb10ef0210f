import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { countsQuery } from './recruiting.api.ts'

const isEnded = (error: unknown): boolean => error instanceof ApiError && error.code === 'package_ended'

/** PAY-04: the package ended while the page was open. The counts are asked again, because they say so. */
export const useEndedMeanwhile = (centerId: string, error: unknown): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (isEnded(error)) void queryClient.invalidateQueries({ queryKey: countsQuery(centerId).queryKey })
  }, [error, centerId, queryClient])
}
