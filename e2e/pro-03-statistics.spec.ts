import { expect, test } from './fixtures.ts'
import { preview, save, section, withAnEmptyPage } from './own-page.ts'

const figure = (label: string) => ({ name: label, exact: true })

test('seasons are typed, totaled, sorted, moved, and shown', async ({ page }) => {
  const { address, id, asOwner } = await withAnEmptyPage(page)
  for (const season of [2022, 2024, 2023]) {
    const row = { type: 'high_school', season, values: { gp: 20 } }
    const saved = await page.request.post(`/api/athlete/${id}/statistics`, { data: row, headers: asOwner })
    expect(saved.ok(), await saved.text()).toBe(true)
  }
  await page.goto(`${address}?mode=edit`)

  await test.step('a season is typed, and impossible figures are refused', async () => {
    await page.getByRole('button', { name: 'Add a high school season' }).click()
    const form = page.getByRole('form', { name: 'Add high school season' })
    await form.getByLabel('Season').selectOption('2025')
    await form.getByRole('textbox', figure('GP')).fill('20')
    await form.getByRole('textbox', figure('FGM')).fill('90')
    await form.getByRole('textbox', figure('FGA')).fill('80')
    await save(page).click()
    await expect(form.getByText('FGM can’t be more than FGA')).toBeVisible()
    await expect(form.getByRole('textbox', figure('GP'))).toHaveValue('20')
    await form.getByRole('textbox', figure('FGA')).fill('200')
    await save(page).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })

  await test.step('rows are sorted by season with one press, and moved by hand', async () => {
    const rows = section(page, 'Stats').getByRole('button', { name: /^Edit 20/ })
    const seasons = async () =>
      (await rows.allInnerTexts()).map((text) => text.replace(/\D*(\d{4}).*/s, '$1'))
    await page.getByRole('button', { name: 'Sort by season' }).click()
    await expect.poll(seasons).toEqual(['2025', '2024', '2023', '2022'])
    const toTop = page
      .getByRole('group', { name: 'Move 2023-24' })
      .getByRole('button', { name: 'Move to the top' })
    // While one order is being saved, another can't start.
    await expect(async () => {
      await toTop.click({ timeout: 1000 }).catch(() => {})
      await expect.poll(seasons, { timeout: 2000 }).toEqual(['2023', '2025', '2024', '2022'])
    }).toPass()
    const stored = async () => {
      const { data } = await (await page.request.get(`/api/athlete/${id}`)).json()
      return data.statistics.high_school.map(({ season }: { season: { id: number } }) => season.id)
    }
    await expect.poll(stored).toEqual([2023, 2025, 2024, 2022])
  })

  await test.step('the page shows the season and its percentage', async () => {
    await preview(page).click()
    await expect(page).toHaveURL(address)
    const stats = section(page, 'Stats')
    await expect(stats.getByRole('rowheader', { name: '2025–26' })).toBeVisible()
    await expect(stats.getByRole('cell', { name: '45.0' })).toBeVisible()
  })
})
