import { contactForm } from './contact-form.ts'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'

/** Every kind of public page that people see. For pages made of the same components, one example. */
const sights: Record<string, string> = {
  'about us': '/about-us',
  'the policy': '/policy',
  'the services for athletes': '/services/for-athletes',
  'the page after an account was deleted': '/delete-sorry',
  'an unknown page': '/no-such-page',
  'the API page': '/api/docs',
  'the mailbox': '/dev/mail',
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

test('PUB-07 each page has metadata for search engines and link previews', async ({ request, baseURL }) => {
  for (const path of publicPaths)
    await test.step(path, async () => {
      const source = await (await request.get(`${path}?utm_source=mail`)).text()
      const content = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(source)?.[1]
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(source)?.[1]
      expect(canonical).toBe(`${baseURL}${path}`)
      expect(content('og:url')).toBe(canonical)
      for (const name of [
        'description',
        'og:title',
        'og:description',
        'twitter:title',
        'twitter:description',
      ])
        expect(content(name)?.length, name).toBeGreaterThan(3)
      expect(content('og:type')).toBe('website')
      expect(content('twitter:card')).toBe('summary_large_image')
      const card = await request.get(content('og:image') ?? '')
      expect(card.headers()['content-type']).toBe('image/png')
      expect(source.match(/<title>/g)).toHaveLength(1)
    })

  await test.step('/delete-sorry is closed to search engines', async () => {
    const source = await (await request.get('/delete-sorry')).text()
    expect(source).toContain('<meta name="robots" content="noindex"')
  })
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
  for (const address of addresses.slice(0, 20))
    expect((await request.get(address)).status(), address).toBe(200)
})

test('PUB-07 the site can be added to a home screen', async ({ request }) => {
  const { icons } = await (await request.get('/site.webmanifest')).json()
  for (const { src, type } of icons) {
    const icon = await request.get(src)
    expect(icon.status(), src).toBe(200)
    expect(icon.headers()['content-type']).toContain(type)
  }
  expect((await request.get('/apple-touch-icon.png')).status()).toBe(200)
  expect(await (await request.get('/')).text()).toMatch(/<link[^>]*rel="manifest"/)
})

test.use({ expectedComplaint: /status of 404 .*\/no-such-page$/ })

test('the home page and the contact form work on any screen', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  const response = await page.goto('/')

  await test.step('the home page has no accessibility violations, and never scrolls sideways', async () => {
    expect(await response?.text()).toMatch(/<h1[^>]*>Your Profile Page Gets You In The Game<\/h1>/)
    await expectAccessible(page)
    await expectToFit(page)
    await page.evaluate(() => document.documentElement.removeAttribute('style'))
    await page.setViewportSize(size)
  })

  const form = contactForm(page)
  await test.step('the home page opens the contact form without a page load', async () => {
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await page.getByRole('link', { name: 'Contact us' }).first().click()
    await expect(page).toHaveURL('/contact-us')
    await expect(page).toHaveTitle('Contact us | Fieldhouse')
    await expect(form.send).toBeEnabled()
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  })

  await test.step("a form's validation rules load on first touch, within the content policy", async () => {
    const first = scripts.length
    await form.contact_name.focus()
    await form.contact_name.blur()
    await expect(form.contact_name).toHaveAttribute('aria-invalid', 'true')
    expect(scripts.length).toBeGreaterThan(first)
  })

  await test.step('the contact form with errors has no violations, and never scrolls sideways', async () => {
    await form.send.click()
    await expect(form.contact_message).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await expectToFit(page)
  })
})

/** All sections of the API page come from one template. */
const checkedPart: Record<string, string> = { 'the API page': 'h1, main > section:first-of-type' }

test('the other public pages have no accessibility violations, in light and in dark, and never scroll sideways', async ({
  page,
}) => {
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  for (const [name, path] of Object.entries(sights))
    await test.step(name, async () => {
      await page.setViewportSize(size)
      await page.goto(path)
      await expectAccessible(page, checkedPart[name])
      await expectToFit(page)
    })
})
