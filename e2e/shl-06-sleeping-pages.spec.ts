import type { Page } from '@playwright/test'
import { expect, onPhonesToo, test } from './fixtures.ts'
import { searchPopup } from './search-popup.ts'

/** The scripts that a page has loaded. The one inside it is no file. */
const scriptsOf = (page: Page): string[] => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url())
  })
  return scripts
}

const isHydrated = (page: Page) =>
  page
    .locator('header')
    .first()
    .evaluate((part) => Object.keys(part).length > 0)

/** Without the mouse that the fixtures move. */
const open = async (page: Page, path: string) => {
  await page.goto(path)
  // Written after the first paint, when other pages load their scripts.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('clientTime')
}

test.use({ isNewcomer: false })

test('a visitor who only reads loads no scripts, and sees everything', onPhonesToo, async ({ context }) => {
  const page = await context.newPage()
  const scripts = scriptsOf(page)
  await open(page, '/amara-whitlock')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Education' })).toBeAttached()
  expect(scripts).toEqual([])
  expect(await isHydrated(page)).toBe(false)

  await test.step('the bar marks the section being read', async () => {
    await page.evaluate(() => document.getElementById('education')?.scrollIntoView({ behavior: 'instant' }))
    const link = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Education' })
    await expect(link).toHaveAttribute('aria-current', 'location')
  })

  await test.step('scrolling fetches the scripts, and runs none', async () => {
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    const hasArrived = () =>
      performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.endsWith('.js'))
    await expect.poll(() => page.evaluate(hasArrived)).toBe(true)
    expect(await isHydrated(page)).toBe(false)
  })
})

test('the page wakes when someone uses it', async ({ context }) => {
  const uses: [string, (page: Page) => Promise<void>][] = [
    ['a mouse that moves', (page) => page.mouse.move(200, 200)],
    ['a key', (page) => page.keyboard.press('Tab')],
    ['a field', (page) => page.getByRole('textbox', { name: 'Name' }).focus()],
  ]
  for (const [name, use] of uses)
    await test.step(name, async () => {
      const page = await context.newPage()
      await open(page, '/contact-us')
      expect(await isHydrated(page)).toBe(false)
      await use(page)
      await expect.poll(() => isHydrated(page)).toBe(true)
      await page.close()
    })
})

test('what is done before the page is awake counts', async ({ context }) => {
  await test.step('a form that was filled in and sent', async () => {
    const page = await context.newPage()
    await open(page, '/contact-us')
    // Set by the page's own script, as an extension or an autofill would.
    await page.evaluate(() => {
      const form = document.querySelector('main form') as HTMLFormElement
      const fields = {
        contact_name: 'Jordan Reyes',
        contact_email: 'jordan@mail.test',
        contact_message: 'Hello',
      }
      for (const [name, value] of Object.entries(fields))
        (form.elements.namedItem(name) as HTMLInputElement).value = value
      form.requestSubmit(form.querySelector<HTMLButtonElement>('[type=submit]'))
    })
    // The rule of the one field that is missing.
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Jordan Reyes')
    await expect(page).toHaveURL('/contact-us')
    await page.close()
  })

  await test.step('the key "/" and the letters after it', async () => {
    const page = await context.newPage()
    await open(page, '/about-us')
    await page.keyboard.type('/amara')
    const dialog = page.getByRole('dialog', { name: 'Search athletes' })
    await expect(dialog.getByRole('textbox')).toHaveValue('amara')
    await page.close()
  })

  await test.step('a choice', async () => {
    const page = await context.newPage()
    await open(page, '/packages')
    await page.getByRole('radio', { name: 'Annual' }).first().dispatchEvent('click')
    await expect(page.getByRole('radio', { name: 'Annual' }).first()).toBeChecked()
    await expect(page).toHaveURL(/billing=annual/)
    await page.close()
  })
})

test('pages with something to do wake by themselves', async ({ context }) => {
  const page = await context.newPage()
  await page.goto('/about-us?login=1')
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('a page whose scripts are away wakes at the next occasion', async ({ context }) => {
    const page = await context.newPage()
    await context.route('**/assets/*.js', (route) => route.abort())
    await open(page, '/about-us')
    const tried = page.waitForEvent('requestfailed')
    await page.keyboard.press('Tab')
    await tried
    await context.unroute('**/assets/*.js')
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab')
        return isHydrated(page)
      })
      .toBe(true)
  })
})

test('a page is as fresh as its reload, whenever it was rendered: nobody asks who is signed in', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user') asked.push(request.method())
  })
  // By this browser's clock the server renders all its pages ten minutes ago.
  await page.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + 600_000
  })
  const search = searchPopup(page)
  await page.goto('/about-us')
  await page.reload()
  await search.open()
  await search.field.fill('Amara Whitlock')
  await search.rows.first().getByRole('link').click()
  await expect(page.getByRole('form', { name: 'Contact Amara' })).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})
