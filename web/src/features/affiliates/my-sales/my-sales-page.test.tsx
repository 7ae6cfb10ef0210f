import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listPage, network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { MySalesPage } from './my-sales-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const code = { code: 'HOOPS15', text: '15% off', uses: 2, is_active: true }
const referral = {
  id: '1',
  name: 'Noor C.',
  type: 'athlete',
  promo_code: 'HOOPS15',
  signed_up_at: '2026-03-03T12:00:00Z',
}

const open = (rows: unknown[] = [referral], codes = [code]) => {
  network({ 'GET /my-sales': () => Response.json({ ...listPage(rows), codes }) })
  return openSite({
    Frame: () => (
      <>
        <MySalesPage page={1} onPageChange={() => undefined} hrefOf={(number) => `?page=${number}`} />
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
      .toMatchTextContent(/Athlete.*HOOPS15.*Mar 3, 2026/)
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
    const { getByText, getByRole } = await open([], [{ ...code, is_active: false }])
    await expect.element(getByText('No longer valid')).toBeVisible()
    await expect.element(getByRole('button', { name: 'Copy code' })).not.toBeInTheDocument()
  })

  test('says when nobody has signed up yet', async () => {
    const { getByRole } = await open([])
    await expect.element(getByRole('heading', { name: 'Nobody yet' })).toBeVisible()
  })
})
