import { builtScripts } from './built-scripts.ts'
import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'
import { atAnEmptyPage, preview, save, section } from './own-page.ts'
import { sharedTokens, signedInAs } from './people.ts'

test('an athlete fills in an empty page', onPhonesToo, async ({ page }) => {
  const { address, id } = await atAnEmptyPage(page)
  const awards = section(page, 'Awards')
  await awards.getByRole('button', { name: /award/i }).first().click()

  await test.step('an error is shown at its field, and nothing typed is lost', async () => {
    await page.getByLabel(/^Year/).fill('20')
    await save(page).click()
    await expect(page.getByLabel(/^Title/)).toHaveAccessibleDescription('Please enter a title')
    await expect(page.getByLabel(/^Title/)).toBeFocused()
    await expect(page.getByLabel(/^Year/)).toHaveValue('20')
  })

  await test.step('leaving in the middle warns about lost changes', async () => {
    await page.getByLabel(/^Title/).fill('First team all-state, 5A')
    await page.getByLabel(/^Year/).fill('2026')
    const isAsked = await page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(isAsked).toBe(true)
  })

  await test.step('two presses save one time', async () => {
    await save(page).dblclick()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(awards).toContainText('First team all-state, 5A')
    const { data } = await (await page.request.get(`/api/athlete/${id}`)).json()
    expect(data.awards.map(({ title }: { title: string }) => title)).toEqual(['First team all-state, 5A'])
  })

  await test.step('the preview shows it', async () => {
    await preview(page).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 2, name: 'Awards' })).toBeVisible()
    await expect(page.getByText('First team all-state, 5A').first()).toBeVisible()
  })
})

test.describe('a change that is not saved yet', () => {
  test.use({ expectedComplaint: /^Failed to load resource.*409/ })

  test('is not lost by leaving, or by someone else who saves first', async ({ page }) => {
    const { id, asOwner } = await atAnEmptyPage(page)
    await section(page, 'Quote').getByRole('button').first().click()
    const text = page.getByRole('textbox', { name: /quote|said|words/i }).first()
    await text.fill('Mine')

    await test.step('leaving with changes asks first', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(page).toHaveURL(/mode=edit/)
      await expect(text).toHaveValue('Mine')
    })

    await test.step('of two people editing, the second one sees the current version', async () => {
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
})

test('edit mode is accessible on any screen', async ({ page, context }) => {
  await signedInAs(context, 'athlete')
  await page.goto('/amara-whitlock?mode=edit')
  await expectAccessible(page)
  await expectToFit(page)
})

test('the editor that came with the page stays in place until its scripts arrive', async ({ context }) => {
  await signedInAs(context, 'athlete')
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const editor = builtScripts(/Edit mode/)
  await context.route(
    ({ pathname }) => editor.has(pathname),
    async (route) => {
      held.resolve()
      await released.promise
      await route.continue()
    },
  )
  const page = await context.newPage()
  await page.goto('/amara-whitlock?mode=edit')
  await held.promise
  // The rest of the page is alive, and has drawn itself with the browser's clock.
  await page.getByRole('button', { name: 'Search athletes' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Search athletes' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Edit mode', { exact: true })).toBeVisible()
  await expect(page.getByText('Loading the athlete’s page')).toHaveCount(0)
  released.resolve()
  await section(page, 'Quote').getByRole('button').first().click()
  await expect(save(page)).toBeVisible()
})

test('a stranger who asks for edit mode gets the public page', async ({ baseURL }) => {
  const sourceFor = async (role: string) => {
    const headers = { cookie: `main-auth-token=${sharedTokens()[role]}` }
    return (await fetch(`${baseURL}/amara-whitlock?mode=edit`, { headers })).text()
  }
  const editor = /aria-label="Edit |>Hide this page</
  expect(await sourceFor('athlete')).toMatch(editor)
  const source = await sourceFor('coach')
  expect(source).toMatch(/<h1[^>]*>[\s\S]*Amara[\s\S]*Whitlock/)
  expect(source).not.toMatch(editor)
})
