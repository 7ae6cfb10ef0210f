import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, onPhonesToo, readToTheEnd, test } from './fixtures.ts'
import { demoAccountOf, sharedTokens, signUpByApi } from './people.ts'
import { searchPopup } from './search-popup.ts'

const { email } = demoAccountOf('athlete')
const asAdmin = { authorization: `Bearer ${sharedTokens().admin}` }
const hidden = 'The athlete is not available for viewing'

/** A demo athlete with a hidden page. */
const aHiddenAthlete = async (request: APIRequestContext): Promise<{ id: string; athlete_slug: string }> => {
  for (let page = 1; page < 10; page++) {
    const query = `/api/panel/users/all?type=athlete&page=${page}`
    const { data } = await (await request.get(query, { headers: asAdmin })).json()
    for (const athlete of data)
      if ((await request.get(`/api/athlete/${athlete.athlete_slug}`)).status() === 403) return athlete
  }
  throw new Error('No demo athlete has a hidden page')
}

test("the server's HTML has the name and sport, and no way to contact a minor", async ({ request }) => {
  const answer = await request.get('/amara-whitlock')
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain('<title>Amara Whitlock | Fieldhouse</title>')
  expect(html).toMatch(/<h1[^>]*>.*Amara.*Whitlock.*<\/h1>/s)
  expect(html).toContain('Basketball')
  expect(html).toContain('Ridgeline High School')
  expect(html).not.toContain(email)
  expect(html).not.toContain('noindex')
})

test('it is accessible on any screen', onPhonesToo, async ({ page }) => {
  await page.goto('/amara-whitlock')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Amara\s*Whitlock/)
  await readToTheEnd(page)
  await expectAccessible(page)
  await expectToFit(page)
})

test('the id redirects to the name', async ({ request }) => {
  const { data } = await (await request.get('/api/athlete/amara-whitlock')).json()
  const answer = await request.get(`/${data.id}?a=1`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/amara-whitlock?a=1'])
})

test('a visitor reads it, searches, prints it, and opens its QR code', async ({ page, baseURL }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await page.goto('/amara-whitlock')

  await test.step('the "/" key opens the search here too', async () => {
    const search = searchPopup(page)
    await expect(async () => {
      if (await search.popup.isHidden()) await page.keyboard.press('/')
      await expect(search.field).toBeFocused({ timeout: 1000 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(search.popup).toBeHidden()
  })

  await test.step('no other site gets a request before a video plays', async () => {
    await readToTheEnd(page)
    expect([...asked]).toEqual([new URL(baseURL ?? '').origin])
  })

  await test.step('printed, the first page has the poster and the start of the next section', async () => {
    const pdf = (await page.pdf({ format: 'Letter', outline: true, tagged: true })).toString('latin1')
    // The outline has the page number of each heading.
    const [, firstPage] = /\/Type \/Pages[^>]*?\/Kids \[(\d+) 0 R/.exec(pdf) ?? []
    const [, pageOfStats] = /\/Title \(STATS\)\s*\/Dest \[(\d+) 0 R/i.exec(pdf) ?? []
    expect(pageOfStats).toBeDefined()
    expect(pageOfStats).toBe(firstPage)
  })

  await test.step('its QR code is a printable page with the name, the code, and the address', async () => {
    await page.getByRole('link', { name: 'QR code' }).click()
    await expect(page).toHaveURL('/amara-whitlock/qr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amara Whitlock')
    await expect(page.getByText('Basketball, Class of 2027')).toBeVisible()
    await expect(page.getByText(`${new URL(baseURL ?? '').host}/amara-whitlock`)).toBeVisible()
    const code = page.getByRole('img', { name: 'QR code that opens the page of Amara Whitlock' })
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await page.content()).not.toContain(email)
    await expectAccessible(page)
    await expectToFit(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(/\/Type \/Pages[^>]*?\/Count (\d+)/.exec(sheets)?.[1]).toBe('1')
  })
})

/** The parts of a name that are broken across lines. */
const brokenParts = (page: Page, parts: readonly string[]): Promise<string[]> =>
  page.evaluate((wanted) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode } = texts
      const isSeen = currentNode.parentElement?.checkVisibility({ visibilityProperty: true })
      for (const part of isSeen ? wanted : []) {
        const at = currentNode.nodeValue?.indexOf(part) ?? -1
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(currentNode, at)
        range.setEnd(currentNode, at + part.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(part)
      }
    }
    return broken
  }, parts)

for (const [first_name, last_name, paths] of [
  ['Maximiliano', 'Featherstonehaugh-Montgomery', ['?mode=edit', '/search-results?q=Featherstonehaug']],
  ['Ann', 'Wolfeschlegelsteinhausenbergerdorff', ['']],
] as const)
  test(`${last_name} shrinks first, then breaks between its parts only`, async ({ page }) => {
    await signUpByApi(page.request, { first_name, last_name })
    const { data } = await (await page.request.get('/api/user')).json()
    const parts = [first_name, ...last_name.split(/(?<=-)/)]
    for (const path of paths) {
      await page.goto(path.startsWith('/') ? path : `/${data.athlete_slug}${path}`)
      const heading = page
        .getByRole('heading', { level: path.startsWith('/') ? 2 : 1 })
        .filter({ hasText: first_name })
      await expect(heading.first()).toBeVisible()
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 800 })
        expect(
          await heading.first().evaluate((element) => element.scrollWidth - element.clientWidth),
          `${path} at ${width}`,
        ).toBe(0)
        const inFacts = path.endsWith('edit') ? parts.slice(0, 1) : parts
        expect(await brokenParts(page, inFacts), `${path} at ${width}`).toEqual([])
      }
    }
    await expectToFit(page)
  })

test("an unknown athlete's page is a 404", async ({ request }) => {
  for (const path of ['/nobody-at-all', '/%3Cscript%3E', `/${'a'.repeat(200)}`]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text()).toMatch(/<h1[^>]*>This page could not be found<\/h1>/)
  }
})

test.describe('a hidden page', () => {
  test.use({ expectedComplaint: /^Failed to load resource.*403|The athlete is not available for viewing/ })

  test('is closed to strangers, signed in or not', async ({ page, request, baseURL }) => {
    const { athlete_slug } = await aHiddenAthlete(request)
    const answer = await page.goto(`/${athlete_slug}`)
    expect(answer?.status()).toBe(403)
    expect(await answer?.text()).not.toContain('High School')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hidden)
    await expect(page.getByText('this one is private right now')).toBeVisible()
    await expect(page.getByText('403')).toHaveCount(0)
    await expect(page.locator('[data-status]')).toHaveCount(0)
    await expect(page).toHaveTitle('Private page | Fieldhouse')
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Search athletes' })).toBeVisible()
    const query = new URLSearchParams({ login: '1', url: `/${athlete_slug}` })
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/?${query}`)
    await expectAccessible(page)
    await expectToFit(page)

    for (const role of ['visitor', 'affiliate'])
      for (const path of [`/${athlete_slug}`, `/${athlete_slug}/qr`]) {
        const cookie = role === 'visitor' ? '' : `main-auth-token=${sharedTokens()[role]}`
        const refused = await fetch(`${baseURL}${path}`, { headers: { cookie } })
        const source = await refused.text()
        expect([role, path, refused.status]).toEqual([role, path, 403])
        expect(source).toMatch(new RegExp(`<h1[^>]*>${hidden}</h1>`))
        expect(source).not.toContain('High School')
        expect(source).not.toMatch(/<main[\s\S]*<img[\s\S]*<\/main>/)
        expect(source.includes('login=1'), 'offers to sign in').toBe(role === 'visitor')
      }
  })

  test('is open to its owner, who sees a notice, and to admins, but never to search engines', async ({
    request,
    baseURL,
  }) => {
    const { id, athlete_slug } = await aHiddenAthlete(request)
    const answer = await request.post(`/api/panel/admin/users/${id}/login-as`, { headers: asAdmin })
    expect(answer.status()).toBe(200)
    for (const token of [(await answer.json()).token, sharedTokens().admin]) {
      const headers = { cookie: `main-auth-token=${token}` }
      const opened = await fetch(`${baseURL}/${athlete_slug}`, { headers })
      expect(opened.status).toBe(200)
      const source = await opened.text()
      expect(source).toContain('This page is hidden. Only you, your family')
      expect(source).toContain('<meta name="robots" content="noindex"')
    }
  })
})
