import type { User } from '@fieldhouse/contract/accounts'
import { getBillingAddress, getPaymentInfo } from '@fieldhouse/contract/billing.account'
import { getInvoice } from '@fieldhouse/contract/billing.invoices'
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { notFound, useRouter } from '@tanstack/react-router'
import { queryOf } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { fullName } from '../../../lib/person-name.ts'
import { viewerQuery } from '../../../lib/viewer.ts'

export const paymentInfoQuery = queryOptions(queryOf(getPaymentInfo, {}))

export const billingAddressQuery = queryOptions(queryOf(getBillingAddress, {}))

export const invoiceQuery = (id: string) => queryOptions(queryOf(getInvoice, { params: { id } }))

/** All data on the payment page. A part that fails says so in its own place. */
export const loadPayment = async (queryClient: QueryClient) => {
  await Promise.all([
    queryClient.prefetchQuery(paymentInfoQuery),
    queryClient.prefetchQuery(billingAddressQuery),
  ])
}

/** Another family's invoice, and an address that is not an invoice's, are normal 404s. */
const isNoInvoice = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422)

export const loadInvoice = async (queryClient: QueryClient, id: string) => {
  await queryClient.ensureQueryData(invoiceQuery(id)).catch((error: unknown) => {
    throw isNoInvoice(error) ? notFound() : error
  })
}

/** Refreshes the page after a change. A package that ended closes pages, so the viewer is asked for again too. */
export const usePaymentChanged = () => {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async ({ hasEnded = false } = {}) => {
    await queryClient.invalidateQueries({ queryKey: paymentInfoQuery.queryKey })
    if (!hasEnded) return
    await queryClient.prefetchQuery({ ...viewerQuery, staleTime: 0 })
    await router.invalidate()
  }
}

export interface PackageOwner {
  id: string
  name: string
}

/** The athletes whose packages a person sees: a parent's athletes, or the athlete. */
export const packageOwners = (
  viewer: Pick<User, 'id' | 'type' | 'first_name' | 'last_name' | 'athletes'>,
): PackageOwner[] =>
  viewer.type === 'parent'
    ? viewer.athletes.map((athlete) => ({ id: athlete.user_id, name: fullName(athlete) }))
    : [{ id: viewer.id, name: fullName(viewer) }]
