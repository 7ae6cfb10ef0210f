import { getContactSender } from '@fieldhouse/contract/site'
import { queryOptions } from '@tanstack/react-query'
import { call, queryOf } from '../../lib/api.ts'

/**
 * The signed-in person's phone number, cached by user id: the next person in this tab gets their own. The form works
 * without it, so a failure does not break the page.
 */
export const senderPhoneQuery = (viewerId: string) =>
  queryOptions({
    queryKey: [...queryOf(getContactSender, {}).queryKey, viewerId],
    queryFn: async ({ signal }) => {
      try {
        return (await call(getContactSender, {}, { signal })).data.contact_phone
      } catch {
        return null
      }
    },
  })
