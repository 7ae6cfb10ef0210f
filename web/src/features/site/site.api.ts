import { getContactSender } from '@fieldhouse/contract/site'
import { getSiteContent } from '@fieldhouse/contract/site.content'
import { queryOptions } from '@tanstack/react-query'
import { call, queryOf } from '../../lib/api.ts'

/** The team's texts for the public pages. If they do not load, the built-in texts are used. */
export const siteContentQuery = queryOptions({
  queryKey: queryOf(getSiteContent, {}).queryKey,
  queryFn: async ({ signal }) => {
    try {
      return (await call(getSiteContent, {}, { signal })).data
    } catch {
      return (await import('@fieldhouse/contract/site.defaults')).siteDefaults
    }
  },
  staleTime: 5 * 60_000,
})

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
