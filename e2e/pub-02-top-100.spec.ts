import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { hidePageByApi, sharedTokens, signedInAs, signUpByApi } from './people.ts'

const podium = (page: Page) => page.getByRole('list', { name: 'The first three' })
const rows = (page: Page) => page.getByRole('list', { name: 'Ranked athletes' })
const criteria = (page: Page) => page.getByRole('dialog', { name: 'Ranking criteria' })

test('PUB-02 the server renders the complete list and its metadata', async ({ request }) => {
  const response = await request.get('/top-100?sport=basketball&gender=male&class=2027')
  expect(response.status()).toBe(200)
  const source = await response.text()
  expect(source).toContain('<title>Top 100: Boys’ basketball, class of 2027 | Fieldhouse</title>')
  expect(source).toMatch(/<meta name="description" content="[^"]{40,}"/)
  expect(source).toMatch(
    /<link rel="canonical" href="http[^"]+\/top-100\?sport=basketball&amp;gender=male&amp;class=2027"/,
  )
  expect(source).toContain('"@type":"ItemList"')
  expect(source).toContain('aria-label="Ranked athletes"')
})

test('PUB-02 a visitor reads the Top 100', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  const links = (name: string) => page.getByRole('navigation', { name })
  await page.goto('/top-100')

  await test.step('the ranking criteria show all five parts by keyboard, and the focus returns', async () => {
    const button = page.getByRole('button', { name: 'Ranking criteria' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(criteria(page).getByRole('heading', { level: 3 })).toHaveText([
      'Production',
      'Competition level',
      'Consistency',
      'Effect on teammates',
      'Leadership',
    ])
    for (const weight of [/^30%/, /^20%/, /^15%/])
      await expect(criteria(page).getByRole('listitem').filter({ hasText: weight }).first()).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await expect(criteria(page)).toBeHidden()
    await expect(button).toBeFocused()
  })

  await test.step('sport, girls or boys, and class are in the address, and Back undoes them', async () => {
    await expect(title).toHaveText(/Top 100\s*Girls’ basketball/)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await links('Sports').getByRole('link', { name: 'Hockey' }).click()
    await expect(page).toHaveURL('/top-100?sport=hockey&gender=female')
    await expect(title).toHaveText(/Top 100\s*Girls’ hockey/)
    await links('Girls or boys').getByRole('link', { name: 'Boys' }).click()
    await expect(page).toHaveURL('/top-100?sport=hockey&gender=male')
    await expect(title).toHaveText(/Top 100\s*Boys’ hockey$/)
    await links('Classes').getByRole('link', { name: '2028' }).click()
    await expect(page).toHaveURL('/top-100?sport=hockey&gender=male&class=2028')
    await expect(title).toHaveText(/Top 100\s*Boys’ hockey, class of 2028/)
    await expect(podium(page).getByRole('listitem')).toHaveCount(3)
    await expect(rows(page).getByRole('listitem').first()).toContainText('class of 2028')
    await expect(links('Sports').locator('[aria-current]')).toHaveText('Hockey')
    await expect(links('Classes').locator('[aria-current]')).toHaveText('2028')
    await page.goBack()
    await expect(title).toHaveText(/Top 100\s*Boys’ hockey$/)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await page.goForward()
    await expect(title).toHaveText(/Top 100\s*Boys’ hockey, class of 2028/)
  })

  await test.step('light and dark can be switched here', async () => {
    await expect(page.getByRole('button', { name: /Switch to (dark|light)/ })).toBeVisible()
  })

  await test.step('the list has no accessibility violations, and never scrolls sideways', async () => {
    await expectAccessible(page)
    await expectToFit(page)
  })

  await test.step('each row links to a page', async () => {
    const first = podium(page).getByRole('link').first()
    const name = await first.getAttribute('aria-label')
    await first.click()
    await expect(title).toHaveText(name ?? '')
  })
})

test('PUB-02 invalid parameters break nothing', async ({ request }) => {
  const sourceOf = async (query: string) => (await request.get(`/top-100?${query}`)).text()
  const odd = await sourceOf('sport=chess&class=soon')
  expect(odd).toMatch(/<h1[^>]*>[\s\S]*Girls’ basketball[\s\S]*<\/h1>/)
  expect(odd).toContain('aria-label="Ranked athletes"')
  const empty = await sourceOf('class=2040')
  expect(empty).toContain('No ranks here yet')
  expect(empty).toContain('Show all classes')
})

test('PUB-02 the demo athlete sees her rank', async ({ page, context }) => {
  await signedInAs(context, 'athlete')
  await page.goto('/top-100?class=2027')
  await expect(page.getByRole('heading', { name: 'Where you stand' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Parts of the score' }).getByRole('listitem')).toHaveCount(5)
  await page.getByRole('button', { name: 'Ranking criteria' }).click()
  await expect(criteria(page).getByText(/^Yours: \d+\.\d$/)).toHaveCount(5)
})

test('PUB-02 a success coach evaluates here', async ({ page, context }) => {
  await signedInAs(context, 'rsc')
  await page.goto('/top-100?class=2027')
  await page
    .getByRole('button', { name: /^Evaluate [A-Z]/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^Evaluate [A-Z]/ })
  await expect(dialog.getByRole('textbox', { name: 'Leadership' })).not.toHaveValue('')
  await expectAccessible(page, '[role=dialog]')
})

test('PUB-02 an evaluation gives a rank, and hiding the page removes it immediately', async ({
  request,
  playwright,
}) => {
  const person = await signUpByApi(request, { sport_key: 'lacrosse' })
  const { athlete_id } = (await (await request.get('/api/user')).json()).data
  const isRanked = async () => {
    const { athletes } = (await (await request.get('/api/top-100?sport=lacrosse')).json()).data
    return athletes.some(({ id }: { id: string }) => id === athlete_id)
  }
  expect(await isRanked()).toBe(false)
  const own = await request.post(`/api/athlete/${athlete_id}/evaluation`, {
    headers: { authorization: `Bearer ${person.token}` },
    data: { competition_level: 100, teammates: 100, leadership: 100 },
  })
  expect(own.status()).toBe(403)
  const admin = await playwright.request.newContext({
    baseURL: process.env.FIELDHOUSE_URL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${sharedTokens().admin}` },
  })
  const saved = await admin.post(`/api/athlete/${athlete_id}/evaluation`, {
    data: { competition_level: 100, teammates: 100, leadership: 100 },
  })
  expect(saved.status()).toBe(200)
  await admin.dispose()
  expect(await isRanked(), person.last_name).toBe(true)
  await hidePageByApi(request, person)
  expect(await isRanked()).toBe(false)
})

test('PUB-02 a page that was rendered minutes ago loads nothing again', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/api/'))
      asked.push(request.url())
  })
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 10 * 60_000
  })
  await page.goto('/top-100')
  await page.getByRole('button', { name: 'Ranking criteria' }).click()
  await expect(criteria(page)).toBeVisible()
  expect(asked).toEqual([])
})
