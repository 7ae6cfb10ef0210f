import type { Page } from '@playwright/test'
import { expect, onPhonesToo, test } from './fixtures.ts'
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

test('asks until it is answered', onPhonesToo, async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.goto('/contact-us')
  await expect(banner(page)).toBeVisible()
  expect(await stored(page)).toBeNull()
})

test('Decline is stored, and nothing is counted', async ({ page }) => {
  const sent = visits(page)
  await page.goto('/')
  await answer(page, 'Decline').click()
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toBe('0')
  await page.reload()
  await page.getByRole('link', { name: 'Contact us' }).first().click()
  await expect(page).toHaveURL('/contact-us')
  await expect(banner(page)).toBeHidden()
  expect(sent).toEqual([])
})

test('Allow is stored, and visits are counted after that', async ({ page }) => {
  const sent = visits(page)
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  expect(sent).toEqual([])
  await answer(page, 'Allow').click()
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toBe('1')
  await expect.poll(() => sent).toEqual([{ path: '/' }])
  await page.goto('/contact-us?from=a-friend')
  await expect.poll(() => sent).toEqual([{ path: '/' }, { path: '/contact-us' }])
})

test('works by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await answer(page, 'Decline').focus()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
})

test('an answer in one tab applies in the other', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/contact-us')
  await expect(banner(other)).toBeVisible()
  await answer(page, 'Decline').click()
  await expect(banner(other)).toBeHidden()
})

test(
  'is a slim bar that covers nothing: the page and its buttons end above it',
  onPhonesToo,
  async ({ page }) => {
    await page.goto('/contact-us')
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
  },
)

for (const [size, width, height] of [
  ['a phone', 390, 844],
  ['a desk', 1440, 900],
] as const)
  test(`on ${size}, an open chat ends above the bar: who reads it stays in sight`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height })
    await signedInAs(context, 'athlete')
    const athleteId = await idOf(page.request, 'athlete')
    await skipGuide(page.request, 'athlete', athleteId)
    const coachId = await idOf(page.request, 'coach')
    await page.goto(`/recruiting-center/results?coach_id=${coachId}&event_type=chat`)
    await expect(banner(page)).toBeVisible()
    const readers = chatIn(page).panel.getByText('can read this chat')
    await expect(readers).toBeVisible()
    const [bar, words] = await Promise.all([banner(page).boundingBox(), readers.boundingBox()])
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
