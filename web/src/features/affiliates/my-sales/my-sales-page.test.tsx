import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listPage, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { MySalesPage } from './my-sales-page.tsx'
import type { MySalesSearch } from './my-sales-search.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const code = {
  code: 'HOOPS15',
  text: '15% off',
  uses: 2,
  max_uses: null,
  is_active: true,
  commission_percent: 20,
  commission_months: 12,
}
const months = Array.from({ length: 12 }, (_, index) => ({
  month: new Date(Date.UTC(2025, 4 + index, 1)).toISOString().slice(0, 7),
  sign_ups: 0,
  sales: index === 11 ? 2 : 0,
  commission: index >= 10 ? 1960 : 0,
}))
const totals = { sign_ups: 1, sales: 2, pending: 980, payable: 1225, paid: 123_450 }
const sale = {
  id: '7',
  kind: 'earned',
  name: 'Noor C.',
  promo_code: 'HOOPS15',
  date: '2026-04-03T12:00:00Z',
  base: 4900,
  percent: 20,
  commission: 980,
  state: 'pending',
  payable_at: '2026-05-03T12:00:00Z',
}
const signUp = {
  id: '1',
  name: 'Noor C.',
  type: 'athlete',
  promo_code: 'HOOPS15',
  signed_up_at: '2026-03-03T12:00:00Z',
  counts_until: '2027-03-03T12:00:00Z',
}

interface Found {
  rows?: unknown[]
  codes?: (typeof code)[]
  search?: MySalesSearch
  payable?: number
}

const open = ({ rows = [signUp], codes = [code], search = {}, payable = totals.payable }: Found = {}) => {
  network({
    'GET /my-sales/summary': () => Response.json({ data: { codes, months, totals: { ...totals, payable } } }),
    'GET /my-sales/sign-ups': () => Response.json(listPage(rows)),
    'GET /my-sales/payouts': () => refusal(503, 'Down for a moment.'),
    'GET /my-sales': () => Response.json(listPage([sale])),
  })
  return openSite({
    Frame: () => (
      <>
        <MySalesPage
          search={search}
          onSearchChange={() => undefined}
          hrefOf={({ page = 1 }) => `?page=${page}`}
          siteOrigin={location.origin}
        />
        <Toaster />
      </>
    ),
  })
}

describe('/affiliate/my-sales', () => {
  test("shows the affiliate's code, its discount, and the people who signed up with it", async () => {
    const { getByRole } = await open()
    const card = getByRole('article', { name: 'Promo code HOOPS15' })
    await expect.element(card).toMatchTextContent(/HOOPS15.*15% off.*Signed up.*2/)
    await expect
      .element(getByRole('row', { name: /Noor C\./ }))
      .toMatchTextContent(/Athlete.*HOOPS15.*Mar 3, 2026.*Mar 3, 2027/)
  })

  test('shows the totals, and the commission of each month in a chart', async () => {
    const { getByRole, getByText } = await open()
    for (const amount of ['$9.80', '$12.25', '$1,234.50'])
      await expect.element(getByText(amount, { exact: true }).first()).toBeVisible()
    const chart = getByRole('figure', { name: 'Commission by month' })
    await expect.element(chart).toBeVisible()
    // The running month is not over, so it is no point of the line.
    await expect.element(getByText(/^Apr 2026 so far: \$/)).toBeVisible()
    expect(chart.element().textContent).not.toContain('Apr 2026')
  })

  test('says why something is owed back', async () => {
    const { getByText } = await open({ payable: -490 })
    await expect.element(getByText('-$4.90')).toBeVisible()
    await expect.element(getByText(/comes off your next commission/)).toBeVisible()
  })

  test('shows each sale with its commission and until when it is pending', async () => {
    const { getByRole } = await open({ search: { show: 'sales' } })
    await expect
      .element(getByRole('row', { name: /Noor C\./ }))
      .toMatchTextContent(/Sale.*Apr 3, 2026.*\$49\.00.*\$9\.80.*Pending.*until May 3, 2026/)
  })

  test('shows the months as rows, newest first', async () => {
    const { getByRole } = await open({ search: { show: 'months' } })
    const rows = getByRole('table', { name: 'By month' }).getByRole('row')
    await expect.element(rows.nth(1)).toMatchTextContent(/Apr 2026.*2.*\$19\.60/)
  })

  test('a list that fails can be tried again, and the rest of the page stays', async () => {
    const { getByRole } = await open({ search: { show: 'payouts' } })
    await expect.element(getByRole('heading', { name: 'Your payouts did not load' })).toBeVisible()
    await expect.element(getByRole('article', { name: 'Promo code HOOPS15' })).toBeVisible()
  })

  test('has a QR code with the link', async () => {
    const { getByRole } = await open()
    await expect.element(getByRole('img', { name: 'QR code: sign up with HOOPS15' })).toBeVisible()
  })

  test('copies the code with the clipboard API', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
    const { getByRole, getByText } = await open()
    await getByRole('button', { name: 'Copy code' }).click()
    await expect.element(getByText('Code copied')).toBeVisible()
    expect(writeText).toHaveBeenCalledExactlyOnceWith('HOOPS15')
  })

  test('copies without https, where there is no clipboard API', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    let copied = ''
    document.addEventListener(
      'copy',
      () => {
        copied = (document.activeElement as HTMLTextAreaElement).value
      },
      { once: true },
    )
    const { getByRole, getByText } = await open()
    const button = getByRole('button', { name: 'Copy link' })
    await button.click()
    await expect.element(getByText('Link copied')).toBeVisible()
    expect(copied).toBe(`${location.origin}/athlete/HOOPS15`)
    await expect.element(button).toHaveFocus()
    expect(document.querySelector('textarea')).toBeNull()
  })

  test('says what to do when the browser blocks copying', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    vi.spyOn(document, 'execCommand').mockReturnValue(false)
    const { getByRole, getByText } = await open()
    await getByRole('button', { name: 'Copy code' }).click()
    await expect.element(getByText(/copy it by hand: HOOPS15/)).toBeVisible()
  })

  test("a code that is no longer valid is marked, and can't be copied", async () => {
    const { getByText, getByRole } = await open({ rows: [], codes: [{ ...code, is_active: false }] })
    await expect.element(getByText('No longer valid')).toBeVisible()
    await expect.element(getByRole('button', { name: 'Copy code' })).not.toBeInTheDocument()
  })

  test('says when nobody has signed up yet', async () => {
    const { getByRole } = await open({ rows: [] })
    await expect.element(getByRole('heading', { name: 'Nobody yet' })).toBeVisible()
  })
})
