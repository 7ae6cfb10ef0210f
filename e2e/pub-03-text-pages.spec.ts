import { expect, onPhonesToo, test } from './fixtures.ts'

const pages = [
  { path: '/about-us', title: 'About us', heading: 'Seen for what you do' },
  { path: '/policy', title: 'Privacy Policy', heading: 'Privacy Policy' },
  { path: '/terms', title: 'Terms & Conditions', heading: 'Terms & Conditions' },
  { path: '/terms-of-use', title: 'Terms of use', heading: 'Terms of use' },
  { path: '/services/for-athletes', title: 'For athletes', heading: 'Your season behind one link' },
  { path: '/services/for-parents', title: 'For parents', heading: 'Close to every step' },
  { path: '/services/for-colleges', title: 'For colleges', heading: 'Fill a position, not an inbox' },
  { path: '/services/for-coaches', title: 'For coaches', heading: 'You know them best' },
  { path: '/delete-sorry', title: 'Account deleted', heading: 'Sorry to see you go' },
]

const asHtml = (text: string) => text.replaceAll('&', '&amp;')

for (const { path, title, heading } of pages) {
  test(`${path} is rendered by the server, with its own title and one heading`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    const source = await response.text()
    expect(source).toContain(`<title>${asHtml(title)} | Fieldhouse</title>`)
    expect(source).toMatch(/<meta name="description" content="[^"]{40,}"/)
    const headings = [...source.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text)
    expect(headings).toEqual([asHtml(heading)])
  })

  test(`${path} is the same in the browser, with headings in order`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} | Fieldhouse`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((found) => found.map(({ tagName }) => Number(tagName.slice(1))))
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect(jumps).toEqual([])
  })
}

test('/services redirects to the page for athletes', async ({ request }) => {
  const response = await request.get('/services', { maxRedirects: 0 })
  expect(response.status()).toBe(302)
  expect(response.headers().location).toMatch(/\/services\/for-athletes$/)
})

test('each service links to the next, which is marked as current', onPhonesToo, async ({ page }) => {
  await page.goto('/services/for-athletes')
  const places = page.getByRole('navigation', { name: 'Services' })
  await expect(places.getByRole('link', { name: 'For athletes' })).toHaveAttribute('aria-current', 'page')
  await places.getByRole('link', { name: 'For coaches' }).click()
  await expect(page).toHaveURL('/services/for-coaches')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You know them best')
  await expect(places.locator('[aria-current]')).toHaveText('For coaches')
})

test('a link to the cookies scrolls to that part of the policy', onPhonesToo, async ({ page }) => {
  await page.goto('/policy#cookies')
  const heading = page.getByRole('heading', { name: 'Cookies', exact: true })
  await expect(heading).toBeInViewport()
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toBeInViewport()
})

test('the contents of a long text link to its sections', onPhonesToo, async ({ page }) => {
  await page.goto('/terms')
  const cancel = page.getByRole('heading', { name: 'How to cancel' })
  await expect(cancel).not.toBeInViewport()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'How to cancel' })
    .click()
  await expect(page).toHaveURL('/terms#cancel')
  await expect(cancel).toBeInViewport()
})

test('the policy lists every cookie and every local storage entry (SHL-12)', async ({ page }) => {
  await page.goto('/policy')
  const names = page.locator('#cookies dt')
  await expect(names).toHaveText([
    'main-auth-token',
    'main-auth-device',
    'main-auth-social',
    'darkMode',
    'lastDetectedTheme',
    'clientTime',
    'promo-code',
    'view-top-100',
    'search-filters',
    'cookie_consent',
    'inviteParams',
    'athlete_history',
    'impersonation_redirect_url',
  ])
})

test('the terms show every price, per month and per year', async ({ page }) => {
  await page.goto('/terms')
  const prices = page.locator('#packages dl > div')
  await expect(prices).toHaveText([
    /^Starter Showcase.*\$19 a month.*\$182\.40 a year$/,
    /^Starter Elite.*\$49 a month.*\$470\.40 a year$/,
    /^All-Star Showcase.*\$99 a month.*\$950\.40 a year$/,
    /^College Concierge.*\$249 a month.*\$2,390\.40 a year$/,
  ])
})

test.describe('a first-time visitor', () => {
  test.use({ isNewcomer: true })

  test('who allowed analytics can withdraw that in the policy', async ({ page }) => {
    await page.goto('/policy')
    await page.getByRole('complementary', { name: 'Cookies' }).getByRole('button', { name: 'Allow' }).click()
    const choice = page.getByRole('group', { name: 'May we count your visits?' })
    await expect(choice.getByRole('button', { pressed: true })).toHaveText('Count my visits')
    await choice.getByRole('button', { name: 'Do not count them' }).click()
    await expect(choice.getByRole('button', { pressed: true })).toHaveText('Do not count them')
    expect(await page.evaluate(() => localStorage.getItem('cookie_consent'))).toBe('0')
  })
})
