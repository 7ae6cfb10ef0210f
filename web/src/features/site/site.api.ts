import { getContactSender } from '@fieldhouse/contract/site'
import { getSiteContent } from '@fieldhouse/contract/site.content'
import { queryOptions } from '@tanstack/react-query'
import { call, queryOf } from '../../lib/api.ts'

/** What the team wrote on the public pages. Where it can't be had, the pages stand with what the product comes with. */
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
 * The phone number of whoever is signed in, kept under their id: the next person in this tab gets their own. The form
 * works without it, so a failure does not break the page.
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
