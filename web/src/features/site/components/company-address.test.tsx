import { siteDefaults } from '@fieldhouse/contract/site.defaults'
import { afterEach, expect, test, vi } from 'vitest'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { CompanyAddress } from './company-address.tsx'

afterEach(() => vi.unstubAllGlobals())

test("SHL-10 address and phone are the team's", async () => {
  const company = { street: '9 Elm Court', town: 'Dayton, OH 45402', phone: '(937) 555-0177' }
  network({ 'GET /site-content': () => Response.json({ data: { ...siteDefaults, company } }) })
  const screen = await openSite({ Frame: () => <CompanyAddress /> })
  await expect.element(screen.getByText(/9 Elm Court/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '(937) 555-0177' }))
    .toHaveAttribute('href', 'tel:+19375550177')
})

test('SHL-10 if they do not load, the built-in ones are shown', async () => {
  network({})
  const screen = await openSite({ Frame: () => <CompanyAddress hasName={false} /> })
  await expect.element(screen.getByText(/1180 Old Mill Road/)).toBeVisible()
  expect(screen.getByText(/^Fieldhouse/).elements()).toEqual([])
})
