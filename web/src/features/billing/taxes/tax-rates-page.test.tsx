import type { TaxRate } from '@fieldhouse/contract/billing.taxes'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { TaxRatesPage } from './tax-rates-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const ohio: TaxRate = {
  state: 'OH',
  rate: 5750,
  version_id: '01890a5d-ac96-774b-bcce-b302099a9001',
  updated_at: '2026-11-14T12:00:00Z',
  updated_by: 'Ada Reyes',
}
const path = '/panel/admin/tax-rates'

const open = async (rates: TaxRate[], save = () => Response.json({ data: [ohio] })) => {
  const asked = network({
    [`GET ${path}`]: () => Response.json({ data: rates }),
    [`POST ${path}`]: save,
    [`DELETE ${path}/OH`]: () => Response.json({ data: [] }),
  })
  const Frame = () => (
    <>
      <TaxRatesPage />
      <Toaster />
    </>
  )
  return { ...(await openSite({ Frame })), asked }
}

describe('/admin/tax-rates', () => {
  test('begins empty, and a rate is added with an example of what families pay', async () => {
    const { asked, getByRole, getByText } = await open([])
    await getByRole('button', { name: 'Add a rate' }).click()
    await getByRole('combobox', { name: 'State' }).selectOptions('Ohio')
    await getByRole('textbox', { name: 'Rate in percent' }).fill('5.75')
    await expect.element(getByText('$24.99 in Ohio becomes $26.43.')).toBeVisible()
    await getByRole('button', { name: 'Save' }).click()
    await expect
      .element(getByRole('table', { name: 'Tax rates' }).getByRole('row').nth(1))
      .toMatchTextContent(/Ohio.*5\.75%.*\$24\.99 in Ohio becomes \$26\.43.*Nov 14, 2026, Ada Reyes/)
    expect(bodiesOf(asked, `POST ${path}`)).toEqual([{ state: 'OH', percent: '5.75', version_id: null }])
  })

  test('a rate that somebody else changed keeps what was typed', async () => {
    const { asked, getByRole, getByText } = await open([ohio], () =>
      refusal(409, 'Someone else just changed the rate of Ohio.', undefined, 'tax_rate_changed'),
    )
    await getByRole('button', { name: 'Change the rate of Ohio' }).click()
    await getByRole('textbox', { name: 'Rate in percent' }).fill('6')
    await getByRole('button', { name: 'Save' }).click()
    await expect.element(getByText('Someone else just changed the rate of Ohio.')).toBeVisible()
    await expect.element(getByRole('textbox', { name: 'Rate in percent' })).toHaveValue('6')
    expect(bodiesOf(asked, `POST ${path}`)).toEqual([
      { state: 'OH', percent: '6', version_id: ohio.version_id },
    ])
  })

  test('a rate is removed after a question', async () => {
    const { asked, getByRole } = await open([ohio])
    await getByRole('button', { name: 'Remove the rate of Ohio' }).click()
    await getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect.element(getByRole('heading', { name: 'No taxes yet' })).toBeVisible()
    expect(asked.find(({ call }) => call === `DELETE ${path}/OH`)?.query).toEqual({
      version_id: ohio.version_id,
    })
  })
})
