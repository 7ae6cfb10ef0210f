import type { Page } from '@playwright/test'
import { contactForm } from './contact-form.ts'
import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'

const showFaults = async (page: Page) => {
  const form = contactForm(page)
  await form.open()
  await form.send.click()
  await expect(form.contact_name).toHaveAttribute('aria-invalid', 'true')
}

/** Every kind of public page that people see. For pages made of the same components, one example. */
const sights: Record<string, (page: Page) => Promise<unknown>> = {
  'the home page': (page) => page.goto('/'),
  'the contact form with faults': showFaults,
  'about us': (page) => page.goto('/about-us'),
  'the policy': (page) => page.goto('/policy'),
  'the terms': (page) => page.goto('/terms'),
  'the services for athletes': (page) => page.goto('/services/for-athletes'),
  'the page after an account was deleted': (page) => page.goto('/delete-sorry'),
  'an unknown page': (page) => page.goto('/no-such-page'),
  'the API page': (page) => page.goto('/api/docs'),
  'the mailbox': (page) => page.goto('/dev/mail'),
}

const publicPaths = [
  '/',
  '/about-us',
  '/contact-us',
  '/policy',
  '/terms',
  '/terms-of-use',
  '/packages',
  '/packages/starter-elite',
  '/services/for-athletes',
  '/services/for-parents',
  '/services/for-colleges',
  '/services/for-coaches',
]

for (const path of publicPaths)
  test(`PUB-07 ${path} has metadata for search engines and link previews`, async ({ request, baseURL }) => {
    const source = await (await request.get(`${path}?utm_source=mail`)).text()
    const content = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(source)?.[1]
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(source)?.[1]
    expect(canonical).toBe(`${baseURL}${path}`)
    expect(content('og:url')).toBe(canonical)
    for (const name of ['description', 'og:title', 'og:description', 'twitter:title', 'twitter:description'])
      expect(content(name)?.length, name).toBeGreaterThan(3)
    expect(content('og:type')).toBe('website')
    expect(content('twitter:card')).toBe('summary_large_image')
    const card = await request.get(content('og:image') ?? '')
    expect(card.headers()['content-type']).toBe('image/png')
    expect(source.match(/<title>/g)).toHaveLength(1)
  })

test('PUB-07 /delete-sorry is closed to search engines', async ({ request }) => {
  expect(await (await request.get('/delete-sorry')).text()).toContain('<meta name="robots" content="noindex"')
})

test('PUB-07 robots.txt blocks the private areas and names a sitemap, whose pages all open', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /admin/')
  expect(robots).toContain('Disallow: /api/')
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses).toContain(`${baseURL}/amara-whitlock`)
  expect(addresses.length).toBeGreaterThan(1000)
  for (const address of addresses.slice(0, 30))
    expect((await request.get(address)).status(), address).toBe(200)
})

test('PUB-07 the site can be added to a home screen', async ({ request, page }) => {
  const { icons } = await (await request.get('/site.webmanifest')).json()
  for (const { src, type } of icons) {
    const icon = await request.get(src)
    expect(icon.status(), src).toBe(200)
    expect(icon.headers()['content-type']).toContain(type)
  }
  await page.goto('/')
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
  expect((await request.get('/apple-touch-icon.png')).status()).toBe(200)
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2)
  await page.getByRole('button', { name: 'Switch to dark' }).click()
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(1)
})

test.use({ expectedComplaint: /status of 404 .*\/no-such-page$/ })

test('the home page opens the contact form without a page load', onPhonesToo, async ({ page }) => {
  const response = await page.goto('/')
  expect(await response?.text()).toMatch(/<h1[^>]*>Your Profile Page Gets You In The Game<\/h1>/)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: 'Contact us' }).first().click()
  await expect(page).toHaveURL('/contact-us')
  await expect(page).toHaveTitle('Contact us | Fieldhouse')
  await expect(contactForm(page).send).toBeEnabled()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test("a form's validation rules load on first touch, within the content policy", async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const form = contactForm(page)
  await form.open()
  const first = scripts.length
  await form.contact_name.focus()
  await form.contact_name.blur()
  await expect(form.contact_name).toHaveAttribute('aria-invalid', 'true')
  expect(scripts.length).toBeGreaterThan(first)
})

/** The other pages use the same components. */
const alsoOnPhones = [
  'the home page',
  'the contact form with faults',
  'the policy',
  'the services for athletes',
]

/** All sections of the API page come from one template. */
const checkedPart: Record<string, string> = { 'the API page': 'h1, main > section:first-of-type' }

for (const [name, show] of Object.entries(sights))
  test(
    `${name} has no accessibility violations, in light and in dark, and never scrolls sideways`,
    alsoOnPhones.includes(name) ? onPhonesToo : {},
    async ({ page }) => {
      await show(page)
      await expectAccessible(page, checkedPart[name])
      await expectToFit(page)
    },
  )
