import type { Catalog } from '@fieldhouse/contract/billing.catalog'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { buildCatalog } from './catalog.factory.ts'
import { CatalogPage } from './catalog-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const uuid = (last: number) => `01890a5d-ac96-774b-bcce-b302099a8${last}`
const built = buildCatalog()
const catalog: Catalog = {
  ...built,
  options: built.options.map((option, place) => ({ ...option, id: uuid(101 + place) })),
}

const optionsPath = '/panel/admin/packages/update-options'
const updatePath = '/panel/admin/settings/packages/update/package-2'

type Answer = (body: Record<string, unknown>) => Response
const saved: Answer = () => Response.json({ data: { ...catalog, version: 5 } })

const open = async ({
  onOptions = saved,
  onUpdate = saved,
}: {
  onOptions?: Answer
  onUpdate?: Answer
} = {}) => {
  const asked = network({
    'GET /panel/admin/settings/packages': () => Response.json({ data: catalog }),
    'GET /packages': () => Response.json({ data: [] }),
    [`POST ${optionsPath}`]: ({ body }) => onOptions(body),
    [`POST ${updatePath}`]: ({ body }) => onUpdate(body),
  })
  const Frame = () => (
    <>
      <CatalogPage />
      <Toaster />
    </>
  )
  const site = await openSite({ at: '/admin/packages', Frame })
  const name = (place: number) => site.getByRole('textbox', { name: 'Name' }).nth(place)
  await expect.element(name(0)).toHaveValue('Every profile section')
  const preview = site.getByRole('region', { name: 'What families will see' })
  return { ...site, asked, name, preview, save: site.getByRole('button', { name: 'Save Changes' }) }
}

describe('ADM-03 the options', () => {
  test('show what families will see while they are typed, and are saved together', async () => {
    const { asked, name, preview, save, getByRole } = await open()
    await name(1).fill('<b>Chat</b> with coaches')
    await expect.element(preview.getByText('<b>Chat</b> with coaches').first()).toBeVisible()
    await getByRole('button', { name: 'Move down' }).first().click()
    await expect.element(name(1)).toHaveValue('Every profile section')
    await getByRole('checkbox', { name: 'Hidden from families' }).nth(2).click()
    await expect.element(preview.getByText('Success coach')).not.toBeInTheDocument()
    await save.click()
    await expect
      .poll(() => bodiesOf(asked, `POST ${optionsPath}`))
      .toMatchObject([
        {
          version: 4,
          options: [
            { id: uuid(102), name: '<b>Chat</b> with coaches' },
            { id: uuid(101) },
            { id: uuid(103), is_hidden: true },
          ],
        },
      ])
  })

  test('a deleted one can be put back until it is saved', async () => {
    const { getByRole, name, save } = await open()
    await getByRole('button', { name: 'Delete Chat' }).click()
    await expect.element(save).toBeEnabled()
    await getByRole('button', { name: 'Put it back' }).click()
    await expect.element(name(1)).toHaveValue('Chat')
    await expect.element(save).toBeDisabled()
  })

  test('a mistake is shown at its field, and nothing is sent', async () => {
    const { asked, getByRole, getByText, save } = await open()
    await getByRole('button', { name: 'Add an option' }).click()
    await save.click()
    await expect.element(getByText('Please enter a name (at least 3 characters)')).toBeVisible()
    await expect.element(getByText('Please explain it in a sentence')).toBeVisible()
    expect(bodiesOf(asked, `POST ${optionsPath}`)).toEqual([])
  })

  test('after another admin’s change the typed text stays, and is saved only if one says so', async () => {
    const message = 'Someone else changed the packages in the meantime.'
    const { name, save, getByText, getByRole } = await open({
      onOptions: ({ version }) =>
        version === 4 ? refusal(409, message, undefined, 'packages_changed') : saved({}),
    })
    await name(0).fill('Every section')
    await save.click()
    await expect.element(getByText(message)).toBeVisible()
    await expect.element(name(0)).toHaveValue('Every section')
    await getByRole('button', { name: 'Show their options' }).click()
    await expect.element(name(0)).toHaveValue('Every profile section')
  })
})

describe('ADM-03 a price', () => {
  test('is shown to the admin as families will see it, from its first day, before it is saved', async () => {
    const { asked, getByRole, getByText } = await open()
    await getByRole('button', { name: 'Change price of Starter Elite' }).click()
    const form = getByRole('form', { name: 'A new price for Starter Elite' })
    await form.getByRole('textbox', { name: 'New price a month' }).fill('54')
    await userEvent.fill(form.getByRole('textbox', { name: 'First day' }), '12/01/2026')
    await userEvent.tab()
    await expect.element(getByText(/Starting Dec 1, 2026, new families pay \$54\.00 a month/)).toBeVisible()
    await expect
      .element(getByText(/37 families have Starter Elite now\. They keep their price/))
      .toBeVisible()
    await expect.element(form.getByText('$54.00 a month', { exact: true })).toBeInTheDocument()
    await form.getByRole('button', { name: 'Save this price' }).click()
    await expect
      .poll(() => bodiesOf(asked, `POST ${updatePath}`))
      .toEqual([{ version: 4, month_price: 5400, starts_on: '2026-12-01' }])
  })

  test('that is not an amount is refused at its field', async () => {
    const { asked, getByRole, getByText } = await open()
    await getByRole('button', { name: 'Change price of Starter Elite' }).click()
    await getByRole('textbox', { name: 'New price a month' }).fill('a lot')
    await getByRole('button', { name: 'Save this price' }).click()
    await expect.element(getByText('Please enter a price from $1.00 to $9,999.00')).toBeVisible()
    await expect.element(getByRole('textbox', { name: 'New price a month' })).toHaveValue('a lot')
    expect(bodiesOf(asked, `POST ${updatePath}`)).toEqual([])
  })
})
