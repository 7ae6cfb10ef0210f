import { getDiscounts, type Package } from '@fieldhouse/contract/billing'
import { type BillingCycle, getOffer, type Offer } from '@fieldhouse/contract/billing.subscriptions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../lib/api.ts'
import { packagesQuery } from '../../../lib/packages.ts'
import { priceIn } from '../billing-period.ts'
import { chargeSteps, type ListedCode } from '../charge-steps.ts'
import type { PaymentState } from './payment-steps.ts'
import { type ChargeDate, chargeDatesOf, type PriceLines, priceLinesOf } from './purchase-words.ts'

/** The price for a person we don't know yet. */
const listPrice = (offer: Package, cycle: BillingCycle, discounted: string | undefined): PriceLines => {
  const { charge } = priceIn(cycle, offer)
  return {
    lines: [{ label: `${offer.name}, a ${cycle === 'annual' ? 'year' : 'month'}`, amount: charge }],
    total: {
      label: discounted ? 'First charge with your code' : 'First charge',
      amount: discounted ?? charge,
    },
  }
}

/** The price before a parent says who it is for. When it is charged depends on who gets it. */
const plainPrice = (offer: Package, cycle: BillingCycle): PriceLines => ({
  lines: [],
  total: { label: cycle === 'annual' ? 'A year' : 'A month', amount: priceIn(cycle, offer).charge },
})

const listDates = (offer: Package, cycle: BillingCycle, code: ListedCode | undefined): ChargeDate[] =>
  chargeSteps(cycle, offer, code).map(({ when, what, text }) => ({ when, text: `${what}. ${text}` }))

/** The last answer for this athlete. It stays when the next one is a refusal, so a half-filled card is not lost. */
const useLastOffer = (userId: string | null, offer: Offer | undefined): Offer | undefined => {
  const [last, setLast] = useState<{ userId: string | null; offer: Offer }>()
  if (offer && (offer !== last?.offer || userId !== last.userId)) setLast({ userId, offer })
  return offer ?? (last?.userId === userId ? last.offer : undefined)
}

/** What the package costs: by the list for a visitor, and to the cent and the day for an athlete. */
export const usePaymentPrice = ({ packageKey, cycle, promoCode, athlete, step }: PaymentState) => {
  const { data: packages } = useQuery(packagesQuery)
  const isKnown = athlete !== null
  const offer = useQuery({
    ...queryOf(getOffer, {
      params: { id: athlete?.userId ?? '' },
      query: {
        package_key: packageKey,
        billing_cycle: cycle,
        ...(promoCode ? { promo_code: promoCode } : {}),
      },
    }),
    enabled: isKnown && step.name === 'methods',
    // Money is never shown from an old answer.
    staleTime: 0,
    retry: false,
    // Another period or code must not empty a half-filled card form.
    placeholderData: keepPreviousData,
  })
  const discounts = useQuery({
    ...queryOf(getDiscounts, { query: { promo_code: promoCode ?? '' } }),
    enabled: !isKnown && promoCode !== null,
    retry: false,
  })
  const listed = packages?.data.find(({ key }) => key === packageKey)
  const found = discounts.data?.data.find((one) => one['package-key'] === packageKey)
  const code =
    promoCode === null || !found
      ? undefined
      : {
          charge: found.formatted_price[cycle === 'annual' ? 'discounted_year_price' : 'discounted_price'],
          months: found.months,
        }
  const last = useLastOffer(athlete?.userId ?? null, offer.data?.data)
  // A refused code leaves the price as it was. After any other failure there is none.
  const shown = offer.isError && promoCode === null ? undefined : last
  const name = shown?.package_name ?? listed?.name ?? ''
  if (step.name === 'athlete')
    return { name, offer, last, lines: listed ? plainPrice(listed, cycle) : null, dates: [] }
  return {
    name,
    offer,
    last,
    lines: isKnown
      ? shown
        ? priceLinesOf(shown)
        : null
      : listed
        ? listPrice(listed, cycle, code?.charge)
        : null,
    dates: isKnown ? (shown ? chargeDatesOf(shown) : []) : listed ? listDates(listed, cycle, code) : [],
  }
}

export type OfferQuery = ReturnType<typeof usePaymentPrice>['offer']
