import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listPage, network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { PayoutsPage } from './payouts-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const owner = { id: '01890000-0000-7000-8000-000000000001', name: 'Luis Ortega', email: 'luis@example.test' }
const owed = { owner, pending: 980, payable: 27_460, paid: 55_880 }
const payout = {
  id: '2',
  owner,
  cents: 13_740,
  paid_on: '2026-10-05',
  reference: 'ACH 4163',
  staff: 'Grace Abrams',
  created_at: '2026-10-05T15:00:00Z',
}

const open = async (search: { show?: 'paid' } = {}) => {
  const asked = network({
    'GET /panel/admin/payouts/owed': () => Response.json({ ...listPage([owed]), payable: 27_460 }),
    'GET /panel/admin/payouts': () => Response.json({ ...listPage([payout]), sum: 13_740 }),
    'POST /panel/admin/payouts': () =>
      Response.json({ data: { id: '3', balance: { pending: 980, payable: 0, paid: 83_340 } } }),
  })
  const site = await openSite({
    Frame: () => (
      <>
        <PayoutsPage
          search={search}
          onSearchChange={() => undefined}
          hrefOf={() => '/admin/promo-codes/payouts'}
        />
        <Toaster />
      </>
    ),
  })
  return { ...site, asked }
}

describe('ADM-04 /admin/promo-codes/payouts', () => {
  test('enters a payout once, with the amount that was shown', async () => {
    const { getByRole, getByText, asked } = await open()
    await getByRole('button', { name: 'Mark as paid Luis Ortega' }).first().click()
    const dialog = getByRole('dialog', { name: 'Mark Luis Ortega as paid' })
    await expect.element(dialog.getByRole('textbox', { name: /^Amount/ })).toHaveValue('274.60')
    await dialog.getByRole('textbox', { name: /^Reference/ }).fill('ACH 4170')
    await dialog.getByRole('button', { name: 'Mark as paid' }).dblClick()
    await expect.element(getByText('The payout to Luis Ortega is entered')).toBeVisible()
    expect(asked.filter(({ call }) => call === 'POST /panel/admin/payouts')).toHaveLength(1)
  })

  test('shows what was paid, and offers it as CSV', async () => {
    const { getByRole } = await open({ show: 'paid' })
    await expect
      .element(getByRole('row', { name: /Luis Ortega/ }))
      .toMatchTextContent(/Oct 5, 2026.*ACH 4163.*Grace Abrams.*\$137\.40/)
    await expect
      .element(getByRole('link', { name: 'Download as CSV' }))
      .toHaveAttribute('href', '/api/panel/admin/payouts.csv')
  })
})
