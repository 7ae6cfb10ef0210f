import { addDays, type Day } from '../billing-day.ts'
import type { Subscription } from './subscription.ts'

export const reminderDays = 7

/** Before every annual charge, before the first monthly one, and before a granted package ends. */
export const isReminded = ({ status, terms, next_terms, is_canceled }: Subscription): boolean => {
  if (is_canceled) return false
  if (status === 'free' || status === 'granted') return true
  return status === 'active' && (next_terms ?? terms).cycle === 'annual'
}

/** The day of a reminder that is still to come. */
export const reminderOn = (subscription: Subscription, today: Day): Day | null => {
  const day = addDays(subscription.ends_on, -reminderDays)
  return isReminded(subscription) && today < day ? day : null
}
