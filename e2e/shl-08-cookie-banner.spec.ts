import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { signedInAs } from './people.ts'
import { chatIn, idOf, skipGuide } from './recruiting.ts'

test.use({ isNewcomer: true })

const banner = (page: Page) => page.getByRole('complementary', { name: 'Cookies' })
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookie_consent'))
/** Every analytics call. */
const visits = (page: Page) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visits')) sent.push(request.postDataJSON())
  })
  return sent
}

test('Decline is stored, and nothing is counted', async ({ page, context }) => {
  const sent = visits(page)
  await page.goto('/contact-us')

  await test.step('is a slim bar that covers nothing: the page and its buttons end above it', async () => {
    await expect(banner(page)).toBeVisible()
    const bar = await banner(page).boundingBox()
    const window = page.viewportSize()
    expect(bar?.height).toBeLessThanOrEqual(56)
    expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(window?.height)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const footer = async () => {
      const box = await page.getByRole('contentinfo').boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }
    await expect.poll(footer).toBeLessThanOrEqual(Math.round(bar?.y ?? 0))
  })

  const other = await context.newPage()
  await test.step('asks on every page until it is answered', async () => {
    await other.goto('/about-us')
    await expect(banner(other)).toBeVisible()
    expect(await stored(other)).toBeNull()
  })

  await test.step('works by keyboard alone, and an answer in one tab applies in the other', async () => {
    await answer(page, 'Decline').focus()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeHidden()
    await expect(banner(other)).toBeHidden()
    expect(await stored(page)).toBe('0')
  })

  await test.step('is not asked again, and nothing is counted', async () => {
    await page.reload()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about-us')
    await expect(banner(page)).toBeHidden()
    expect(sent).toEqual([])
  })
})

test('the home page’s buttons are above the bar', async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const start = page.getByRole('main').getByRole('link', { name: 'Get Started' }).first()
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [390, 844],
    [360, 640],
  ] as const)
    await test.step(`at ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height })
      const overlap = async () => {
        const [bar, button] = await Promise.all([banner(page).boundingBox(), start.boundingBox()])
        return (button?.y ?? 0) + (button?.height ?? 0) - (bar?.y ?? 0)
      }
      await expect.poll(overlap).toBeLessThanOrEqual(0)
    })
})

test('Allow is stored, and visits are counted after that', async ({ page }) => {
  const sent = visits(page)
  await page.goto('/about-us')
  await expect(banner(page)).toBeVisible()
  expect(sent).toEqual([])
  await answer(page, 'Allow').click()
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toBe('1')
  await expect.poll(() => sent).toEqual([{ path: '/about-us' }])
  await page.goto('/contact-us?from=a-friend')
  await expect.poll(() => sent).toEqual([{ path: '/about-us' }, { path: '/contact-us' }])
})

test('an open chat ends above the bar: who reads it stays in sight', async ({ page, context }) => {
  await signedInAs(context, 'athlete')
  const athleteUserId = await idOf(page.request, 'athlete')
  await skipGuide(page.request, 'athlete', athleteUserId)
  const coachId = await idOf(page.request, 'coach')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/recruiting-center/results?coach_id=${coachId}&event_type=chat`)
  await expect(banner(page)).toBeVisible()
  const readers = chatIn(page).panel.getByText('can read this chat')
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      await expect(readers).toBeVisible()
      await expect
        .poll(async () => {
          const [bar, words] = await Promise.all([banner(page).boundingBox(), readers.boundingBox()])
          return (words?.y ?? 0) + (words?.height ?? 0) - (bar?.y ?? 0)
        })
        .toBeLessThanOrEqual(0)
    })
})
