import { demoAthleteAccount } from '../server/src/demo/accounts.ts'
import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'
import { searchPopup } from './search-popup.ts'

const { first_name, last_name } = demoAthleteAccount
const name = `${first_name} ${last_name}`
/** Far more demo athletes have this name than the popup shows. */
const commonName = 'smith'

test('a visitor finds an athlete by the start of both names', onPhonesToo, async ({ page }) => {
  const search = searchPopup(page)
  await page.goto('/')
  await search.open()
  await search.field.pressSequentially(`${last_name.slice(0, 4).toLowerCase()} ${first_name.slice(0, 3)}`)
  await expect(search.rows.first()).toContainText(name)
  await expect(search.rows.first()).toContainText(
    'Class of 2027 · Oregon · Shooting guard · 5\'10" · 152 lbs',
  )
  await expect(search.rows.first().locator('mark')).toHaveText([
    first_name.slice(0, 3),
    last_name.slice(0, 4),
  ])
  await expect(search.status).toHaveText(/athlete/)
})

test('the first five results are shown, with a link to all of them', onPhonesToo, async ({ page }) => {
  const answer = await (await page.request.get(`/api/search?q=${commonName}`)).json()
  const { total } = answer.meta
  expect(total).toBeGreaterThan(5)
  const search = searchPopup(page)
  await page.goto('/')
  await search.open()
  await search.field.fill(commonName)
  await expect(search.status).toHaveText(`5 of ${total.toLocaleString('en-US')} athletes`)
  await expect(search.rows).toHaveCount(5)
  for (const [place, { full_name }] of answer.data.slice(0, 5).entries())
    await expect(search.rows.nth(place)).toContainText(full_name)
  await search.showAll.click()
  await expect(page).toHaveURL(`/search-results?q=${commonName}`)
  await expect(search.popup).toBeHidden()
  await expect(page.getByRole('list', { name: 'Athletes found' }).getByRole('listitem')).toHaveCount(
    Math.min(total, 15),
  )
})

test('an empty result says so, and fewer than two characters find nothing', async ({ page }) => {
  const search = searchPopup(page)
  await page.goto('/')
  await search.open()
  await search.field.fill('%%%')
  await expect(search.status).toContainText('No Results')
  await search.field.fill(commonName)
  await expect(search.rows).toHaveCount(5)
  await search.field.fill('s')
  await expect(search.rows).toHaveCount(0)
  await expect(search.popup).toContainText('Type at least 2 letters of a name')
})

test('the "/" key opens it with the focus in the field, and Escape closes it', async ({ page }) => {
  const search = searchPopup(page)
  await page.goto('/')
  await expect(async () => {
    if (await search.popup.isHidden()) await page.keyboard.press('/')
    await expect(search.field).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.type('a/b')
  await expect(search.field).toHaveValue(/a\/b$/)
  await page.keyboard.press('Escape')
  await expect(search.field).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(search.popup).toBeHidden()
})

test('an athlete is found and opened by keyboard alone', async ({ page }) => {
  const search = searchPopup(page)
  await page.goto('/')
  await search.open()
  await search.field.pressSequentially(name)
  await expect(search.rows.first()).toContainText(name)
  await page.keyboard.press('ArrowDown')
  await expect(search.rows.first().getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(search.field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/amara-whitlock')
  await expect(search.popup).toBeHidden()
})

test('Enter in the field opens all results', async ({ page }) => {
  const search = searchPopup(page)
  await page.goto('/')
  await search.open()
  await search.field.fill(commonName)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search-results?q=${commonName}`)
})

test('the "/" key types a slash in a field', async ({ page }) => {
  const search = searchPopup(page)
  await page.goto('/contact-us')
  const message = page.getByRole('textbox', { name: 'Message', exact: true })
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await message.pressSequentially('and/or')
  await expect(message).toHaveValue('and/or')
  await expect(search.popup).toBeHidden()
})

test('it returns the focus to its button, and is empty when it opens again', async ({ page }) => {
  const search = searchPopup(page)
  await page.goto('/')
  await search.open()
  await expect(search.field).toBeFocused()
  await search.field.fill(commonName)
  await expect(search.rows).toHaveCount(5)
  await search.popup.getByRole('button', { name: 'Close' }).click()
  await expect(search.popup).toBeHidden()
  await expect(search.control).toBeFocused()
  await search.open()
  await expect(search.field).toHaveValue('')
  await expect(search.rows).toHaveCount(0)
})

test('it closes when the page changes', async ({ page }) => {
  const search = searchPopup(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Contact us' }).first().click()
  await expect(page).toHaveURL('/contact-us')
  await search.open()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(search.popup).toBeHidden()
})

test('each typing pause sends one request, for the newest text only', async ({ page }) => {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/search') asked.push(url.searchParams.get('q'))
  })
  const search = searchPopup(page)
  await page.goto('/')
  await search.open()
  await search.field.fill('zz')
  await search.field.fill(commonName)
  await expect(search.rows).toHaveCount(5)
  expect(asked.at(-1)).toBe(commonName)
  expect(asked.length).toBeLessThanOrEqual(2)
})

test(
  'the popup has no accessibility violations and never scrolls sideways',
  onPhonesToo,
  async ({ page }) => {
    const search = searchPopup(page)
    await page.goto('/')
    await search.open()
    for (const text of ['', commonName, 'nobody at all']) {
      await search.field.fill(text)
      if (text) await expect(search.status).toHaveText(/athlete|No Results/)
      await expectAccessible(page)
    }
    await expectToFit(page)
  },
)

test.describe('when the server fails', () => {
  test.use({ expectedComplaint: /^Failed to load resource/ })

  test('an unavailable server is shown in the popup, and the next try works', async ({ page }) => {
    const body = {
      message: 'We’ll be right back. Please try again in a moment.',
      code: 'unavailable',
      request_id: 'x',
    }
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, json: body }), { times: 1 })
    const search = searchPopup(page)
    await page.goto('/')
    await search.open()
    await search.field.fill(commonName)
    await expect(search.refusal).toContainText(body.message)
    await search.refusal.getByRole('button', { name: 'Try again' }).click()
    await expect(search.rows).toHaveCount(5)
    await expect(search.field).toBeFocused()
  })
})
