import type { User } from '@fieldhouse/contract/accounts'
import type { PaymentInfo } from '@fieldhouse/contract/billing.account'
import { expect } from 'vitest'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { paymentInfoOf } from './payment.factory.ts'
import { PaymentPage } from './payment-page.tsx'

type Answers = Parameters<typeof network>[0]

/** Each step is the payment info after one more change. The last one stays. */
export const openPayment = async (
  steps: readonly Partial<PaymentInfo>[],
  { viewer = {}, ...more }: { viewer?: Partial<User>; answers?: Answers } = {},
) => {
  let step = 0
  const asked = network({
    'GET /my-account/payment': () =>
      Response.json({ data: paymentInfoOf(steps[Math.min(step, steps.length - 1)]) }),
    'GET /billing-address': () => Response.json({ data: null }),
    ...Object.fromEntries(
      Object.entries(more.answers ?? {}).map(([call, answer]) => [
        call,
        (request: Parameters<typeof answer>[0]) => {
          step++
          return answer(request)
        },
      ]),
    ),
  })
  const person = viewerOf(viewer)
  const site = await openSite({
    viewer: person,
    Frame: () => (
      <>
        <PaymentPage viewer={person} />
        <Toaster />
      </>
    ),
  })
  await expect.element(site.getByRole('heading', { name: 'Order history' })).toBeVisible()
  return { ...site, asked, posts: () => asked.filter(({ call }) => call.startsWith('POST')) }
}
