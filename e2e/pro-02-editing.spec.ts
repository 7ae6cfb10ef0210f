import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'
import { atAnEmptyPage, save, section } from './own-page.ts'
import { signedInAs } from './people.ts'

test('an athlete fills in an empty page', onPhonesToo, async ({ page }) => {
  const { address } = await atAnEmptyPage(page)
  const awards = section(page, 'Awards')
  await awards.getByRole('button', { name: /award/i }).first().click()
  await page.getByLabel(/^Title/).fill('First team all-state, 5A')
  await page.getByLabel(/^Year/).fill('2026')
  await save(page).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(awards).toContainText('First team all-state, 5A')
  await page
    .getByRole('link', { name: 'Preview' })
    .or(page.getByRole('button', { name: 'Preview' }))
    .first()
    .click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 2, name: 'Awards' })).toBeVisible()
  await expect(page.getByText('First team all-state, 5A').first()).toBeVisible()
})

test('an error is shown at its field, and nothing typed is lost', async ({ page }) => {
  await atAnEmptyPage(page)
  await section(page, 'Awards').getByRole('button', { name: /award/i }).first().click()
  await page.getByLabel(/^Year/).fill('20')
  await save(page).click()
  await expect(page.getByLabel(/^Title/)).toHaveAccessibleDescription('Please enter a title')
  await expect(page.getByLabel(/^Title/)).toBeFocused()
  await expect(page.getByLabel(/^Year/)).toHaveValue('20')
})

test.describe('two people editing the same section', () => {
  test.use({ expectedComplaint: /^Failed to load resource.*409/ })

  test('the second one sees the current version and keeps what was typed', async ({ page }) => {
    const { id, asOwner } = await atAnEmptyPage(page)
    await section(page, 'Quote').getByRole('button').first().click()
    const text = page.getByRole('textbox', { name: /quote|said|words/i }).first()
    await text.fill('Mine')
    const theirs = { data: { text: 'Theirs' }, headers: asOwner }
    expect((await page.request.post(`/api/athlete/${id}/quote`, theirs)).status()).toBe(200)
    await save(page).click()
    await expect(page.getByText('Someone else changed this while you were editing')).toBeVisible()
    await expect(page.getByText('Theirs').first()).toBeVisible()
    await expect(text).toHaveValue('Mine')
    await page.getByRole('button', { name: 'Save mine anyway' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    const { data } = await (await page.request.get(`/api/athlete/${id}`)).json()
    expect(data.quote.text).toBe('Mine')
  })
})

test('leaving with changes asks first', async ({ page }) => {
  await atAnEmptyPage(page)
  await section(page, 'Quote').getByRole('button').first().click()
  await page
    .getByRole('textbox', { name: /quote|said|words/i })
    .first()
    .fill('Half a thought')
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/mode=edit/)
  await expect(page.getByRole('textbox', { name: /quote|said|words/i }).first()).toHaveValue('Half a thought')
})

test('two presses save one time; leaving in the middle warns about lost changes', async ({ page }) => {
  const { id } = await atAnEmptyPage(page)
  await section(page, 'Awards').getByRole('button', { name: /award/i }).first().click()
  await page.getByLabel(/^Title/).fill('Tournament MVP')
  await page.getByLabel(/^Year/).fill('2026')
  const isAsked = await page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(isAsked).toBe(true)
  await save(page).dblclick()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const { data } = await (await page.request.get(`/api/athlete/${id}`)).json()
  expect(data.awards.map(({ title }: { title: string }) => title)).toEqual(['Tournament MVP'])
})

test('edit mode is accessible on any screen', onPhonesToo, async ({ page, context }) => {
  await signedInAs(context, 'athlete')
  await page.goto('/amara-whitlock?mode=edit')
  await expectAccessible(page)
  await expectToFit(page)
})

test('a stranger who asks for edit mode sees the public page', async ({ page, context }) => {
  await signedInAs(context, 'coach')
  await page.goto('/amara-whitlock?mode=edit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Amara\s*Whitlock/)
  await expect(save(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
})
