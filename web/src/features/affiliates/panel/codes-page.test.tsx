import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listPage, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { CodesPage } from './codes-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const luis = {
  id: '01890000-0000-7000-8000-000000000001',
  code: 'LUIS10',
  text: '10% off',
  owner: { id: '1', name: 'Luis Ortega', email: 'luis@example.test' },
  months: null,
  uses: 14,
  max_uses: 40,
  valid_through: null,
  commission_percent: 20,
  commission_months: 12,
  state: 'running',
  created_at: '2026-03-03T12:00:00Z',
  version: 1,
}
const counts = { all: 9, running: 6, 'used-up': 1, ended: 2 }

const open = async (create: () => Response = () => Response.json({ data: { id: luis.id } })) => {
  const asked = network({
    'GET /panel/admin/promo-codes': () => Response.json({ ...listPage([luis]), counts }),
    'POST /panel/admin/promo-codes/create': create,
  })
  const site = await openSite({
    Frame: () => (
      <>
        <CodesPage search={{}} onSearchChange={() => undefined} hrefOf={() => '/admin/promo-codes'} />
        <Toaster />
      </>
    ),
  })
  return { ...site, asked }
}

describe('ADM-04 /admin/promo-codes', () => {
  test('is called Affiliates, and shows each code with its owner, its limit, and the counts', async () => {
    const { getByRole } = await open()
    await expect.element(getByRole('heading', { name: 'Affiliates' })).toBeVisible()
    await expect
      .element(getByRole('row', { name: /LUIS10/ }))
      .toMatchTextContent(/Luis Ortega.*10% off.*20% for 12 months.*14 of 40.*Running/)
    await expect.element(getByRole('button', { name: /Ended\s*2/ })).toBeVisible()
  })

  test('a new code that is refused keeps what was typed, and says what is wrong', async () => {
    const { getByRole, getByText, asked } = await open(() =>
      refusal(422, 'Please check the highlighted fields.', { promo_code: ['This code is taken'] }),
    )
    await getByRole('button', { name: 'New code' }).click()
    const dialog = getByRole('dialog', { name: 'New code' })
    await dialog.getByRole('textbox', { name: /^Code/ }).fill('luis10')
    await dialog.getByRole('textbox', { name: /^Discount/ }).fill('15%')
    await dialog.getByRole('button', { name: 'Create code' }).click()
    await expect.element(getByText('This code is taken')).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: /^Discount/ })).toHaveValue('15%')
    expect(asked.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1)
  })
})
