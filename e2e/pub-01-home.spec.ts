import type { Page } from '@playwright/test'
import { expect, onPhonesToo, test } from './fixtures.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Top 100' })

test('PUB-01 the server renders the complete home page', async ({ request }) => {
  const source = await (await request.get('/')).text()
  expect(source).toMatch(/<h1[^>]*>Your Profile Page Gets You In The Game<\/h1>/)
  for (const text of [
    'Whitlock',
    'Insider videos',
    '>Starter Elite<',
    '$49.00',
    'For parents',
    'Counted, not claimed',
  ])
    expect(source, text).toContain(text)
})

test('SHL-06 all drawings of the home page are one file', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().replace(baseURL ?? '', '')))
  await page.goto('/', { waitUntil: 'networkidle' })
  const drawings = asked.filter((url) => url.startsWith('/figures'))
  expect(drawings).toEqual([expect.stringMatching(/^\/figures\.svg\?of=[a-z-]+(,[a-z-]+)+$/)])
  const sizes = await page
    .locator('svg.figure use')
    .evaluateAll((drawn) => drawn.map((use) => (use as SVGUseElement).getBBox().height))
  expect(sizes.length).toBeGreaterThan(1)
  for (const height of sizes) expect(height).toBeGreaterThan(500)
})

test('PUB-01 a visitor reads the home page', onPhonesToo, async ({ page }) => {
  await page.goto('/')

  await test.step('the banner links to the Top 100, and parents find the page for parents', async () => {
    const top = banner(page).getByRole('link', { name: 'See the Top 100' })
    await expect(top).toHaveAttribute('href', '/top-100')
    const parents = page.getByRole('link', { name: 'You’re in control' })
    await expect(parents).toHaveAttribute('href', '/services/for-parents')
  })

  await test.step('the packages switch between month and year in place', async () => {
    await page.getByRole('radio', { name: 'Annual 2 months free', exact: true }).click()
    const packages = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: 'Packages' }) })
    await expect(packages).toContainText('$470.40 billed once a year')
    await expect(page).toHaveURL('/')
    await expect(packages.getByRole('link', { name: 'More about Starter Elite' })).toHaveAttribute(
      'href',
      '/packages/starter-elite?billing=annual',
    )
  })

  await test.step('the hero shows a real profile and links to it', async () => {
    const poster = page.getByRole('article', { name: 'Amara Whitlock' })
    await expect(poster).toContainText('Shooting guard, class of 2027')
    await poster.getByRole('link').click()
    await expect(page).toHaveURL('/amara-whitlock')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Amara\s+Whitlock/)
  })
})

test('PUB-01 the banner closes for good, and a video loads only after a press', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')

  await test.step('a video loads only after a press on play', async () => {
    const play = page.getByRole('button', { name: 'Play: The first ten seconds' })
    await play.scrollIntoViewIfNeeded()
    expect(asked.filter((url) => url.includes('/films/'))).toEqual([])
    await play.click()
    await expect(page.locator('video')).toHaveAttribute('src', '/films/first-ten-seconds.mp4')
    await expect
      .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.readyState))
      .toBeGreaterThan(0)
    const { origin } = new URL(page.url())
    expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
  })

  await test.step("a closed banner stays closed, also in the server's HTML", async () => {
    expect(await (await page.request.get('/')).text()).toContain('top-100-banner')
    await page.getByRole('button', { name: 'Close the Top 100 banner' }).click()
    await expect(banner(page)).toHaveCount(0)
    await expect(page.locator('#content')).toBeFocused()
    const cookie = (await context.cookies(baseURL)).find(({ name }) => name === 'view-top-100')
    expect(cookie).toMatchObject({ value: '0', path: '/' })
    expect(await (await page.request.get('/')).text()).not.toContain('top-100-banner')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await page.getByRole('link', { name: 'Fieldhouse, home' }).click()
    await expect(page.getByRole('heading', { name: 'Who does what' })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
  })
})

test('PUB-01 the texts that the team edits are on the page', async ({ request }) => {
  const { data } = await (await request.get('/api/site-content')).json()
  const source = await (await request.get('/')).text()
  expect(source).toContain(data.company.street)
  expect(source).toContain(data.home.closing_title)
})
