import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'

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

test('each page is rendered by the server, with its own title and its headings in order', async ({
  request,
}) => {
  for (const { path, title, heading } of pages)
    await test.step(path, async () => {
      const response = await request.get(path)
      expect(response.status()).toBe(200)
      const source = await response.text()
      expect(source).toContain(`<title>${asHtml(title)} | Fieldhouse</title>`)
      expect(source).toMatch(/<meta name="description" content="[^"]{40,}"/)
      const main = /<main[\s\S]*<\/main>/.exec(source)?.[0] ?? ''
      const headings = [...main.matchAll(/<h([1-6])[^>]*>(.*?)<\/h/g)]
      expect(headings.filter(([, level]) => level === '1').map(([, , text]) => text)).toEqual([
        asHtml(heading),
      ])
      const levels = headings.map(([, level]) => Number(level))
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
      expect(jumps).toEqual([])
    })
})

test('/services redirects to the page for athletes', async ({ request }) => {
  const response = await request.get('/services', { maxRedirects: 0 })
  expect(response.status()).toBe(302)
  expect(response.headers().location).toMatch(/\/services\/for-athletes$/)
})

test('each service links to the next, which is marked as current', async ({ page }) => {
  await page.goto('/services/for-athletes')
  const places = page.getByRole('navigation', { name: 'Services' })
  await expect(places.getByRole('link', { name: 'For athletes' })).toHaveAttribute('aria-current', 'page')
  await places.getByRole('link', { name: 'For coaches' }).click()
  await expect(page).toHaveURL('/services/for-coaches')
  await expect(page).toHaveTitle('For coaches | Fieldhouse')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You know them best')
  await expect(places.locator('[aria-current]')).toHaveText('For coaches')
})

test('the terms show every price, and their contents link to the sections', async ({ page }) => {
  await page.goto('/terms')

  await test.step('the terms show every price, per month and per year', async () => {
    const prices = page.locator('#packages dl > div')
    await expect(prices).toHaveText([
      /^Starter Showcase.*\$19\.00 a month.*\$182\.40 a year$/,
      /^Starter Elite.*\$49\.00 a month.*\$470\.40 a year$/,
      /^All-Star Showcase.*\$99\.00 a month.*\$950\.40 a year$/,
      /^College Concierge.*\$249\.00 a month.*\$2,390\.40 a year$/,
    ])
  })

  await test.step('the contents of a long text link to its sections', async () => {
    const cancel = page.getByRole('heading', { name: 'How to cancel' })
    await expect(cancel).not.toBeInViewport()
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'How to cancel' })
      .click()
    await expect(page).toHaveURL('/terms#cancel')
    await expect(cancel).toBeInViewport()
  })

  await test.step('the terms have no accessibility violations and fit any width', async () => {
    await expectAccessible(page)
    await expectToFit(page)
  })
})

test.describe('a first-time visitor', () => {
  test.use({ isNewcomer: true })

  test('reads about cookies in the policy', async ({ page }) => {
    await page.goto('/policy#cookies')

    await test.step('a link to the cookies scrolls to that part of the policy', async () => {
      await expect(page.getByRole('heading', { name: 'Cookies', exact: true })).toBeInViewport()
      await expect(page.getByRole('heading', { level: 2 }).first()).not.toBeInViewport()
    })

    await test.step('the policy lists every cookie and every local storage entry (SHL-12)', async () => {
      await expect(page.locator('#cookies dt')).toHaveText([
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

    await test.step('who allowed analytics can withdraw that in the policy', async () => {
      const bar = page.getByRole('complementary', { name: 'Cookies' })
      await bar.getByRole('button', { name: 'Allow' }).click()
      const choice = page.getByRole('group', { name: 'May we count your visits?' })
      await expect(choice.getByRole('button', { pressed: true })).toHaveText('Count my visits')
      await choice.getByRole('button', { name: 'Do not count them' }).click()
      await expect(choice.getByRole('button', { pressed: true })).toHaveText('Do not count them')
      expect(await page.evaluate(() => localStorage.getItem('cookie_consent'))).toBe('0')
    })
  })
})
