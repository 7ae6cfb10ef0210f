import type { User } from '@fieldhouse/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { successCoachQuery } from '../../features/messaging/messaging.api.ts'

/** MSG-04: Chat with Your Agent is offered only if there is one. */
export const useHasAgent = ({ type }: Pick<User, 'type'>): boolean => {
  const isFamily = type === 'athlete' || type === 'parent'
  return Boolean(useQuery({ ...successCoachQuery, enabled: isFamily }).data?.data)
}
