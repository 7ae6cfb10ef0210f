import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'
import { demoAccountOf, signedInAs } from './people.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).locator('tbody tr')
const count = (page: Page) => page.locator('#content').getByText(/^[\d,]+ users?$/)
const field = (page: Page) => page.getByRole('textbox', { name: 'Name or email' })
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Type of user' }).getByRole('button', { name })

const open = async (page: Page, query = '') => {
  await page.goto(`/admin/users${query}`)
}

test.beforeEach(({ context }) => signedInAs(context, 'admin'))

test('shows all users, 15 per page, newest first', onPhonesToo, async ({ page }) => {
  await open(page)
  await expect(count(page)).toHaveText(/^[\d,]{5,} users$/)
  await expect(page.getByRole('button', { name: /^Log in as/ }).filter({ visible: true })).toHaveCount(15)
  await expectAccessible(page)
  await expectToFit(page)
})

test('the user type is in the address, and Back returns to all users', async ({ page }) => {
  await open(page)
  await expect(chip(page, /^All users/)).toHaveAttribute('aria-pressed', 'true')
  await chip(page, /^Success coaches/).click()
  await expect(page).toHaveURL('/admin/users?type=rsc')
  await expect(chip(page, /^Success coaches/)).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page).filter({ hasNotText: 'Success coach' })).toHaveCount(0)
  const told = (await chip(page, /^Success coaches/).textContent())?.match(/\d+/)?.[0]
  await expect(count(page)).toHaveText(`${told} users`)
  await page.reload()
  await expect(rows(page).first()).toContainText('Success coach')
  await page.goBack()
  await expect(page).toHaveURL('/admin/users')
  await expect(chip(page, /^All users/)).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page)).toHaveCount(15)
})

test('a user is found by part of the name or the address', async ({ page }) => {
  await open(page, '?type=coach')
  for (const [text, email] of [
    ['marcus bel', demoAccountOf('coach').email],
    ['WAITING.coach@field', 'waiting.coach@fieldhouse.test'],
  ] as const) {
    await field(page).fill(text)
    await expect(rows(page).filter({ hasText: email })).toHaveCount(1)
    await expect(rows(page)).toHaveCount(1)
    await expect(count(page)).toHaveText('1 user')
    await expect(page).toHaveURL(`/admin/users?${new URLSearchParams({ type: 'coach', q: text })}`)
  }
})

test('the page number is in the address', async ({ page }) => {
  await open(page, '?type=parent')
  const names = page
    .locator('#content')
    .getByRole('button', { name: /^Log in as/ })
    .filter({ visible: true })
  const first = await names.first().textContent()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/admin/users?type=parent&page=2')
  await expect(names.first()).not.toHaveText(first ?? '')
  const second = await names.first().textContent()
  await page.reload()
  await expect(names.first()).toHaveText(second ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/admin/users?type=parent')
  await expect(names.first()).toHaveText(first ?? '')
})

test('an empty result says so and links back to all users', async ({ page }) => {
  await open(page, '?type=editor&q=nobody-is-called-this')
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show everyone' }).click()
  await expect(page).toHaveURL('/admin/users')
  await expect(field(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Log in as/ }).first()).toBeVisible()
})

test('any typed text is searched literally', async ({ page }) => {
  await open(page)
  for (const text of ["' or 1=1;--", '%', '_', '\\', '<script>alert(1)</script>', '{"q":1}']) {
    await field(page).fill(text)
    await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text)
    await page.reload()
    await expect(field(page)).toHaveValue(text)
    await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
  }
})

test('an invalid address shows all users', async ({ page }) => {
  for (const query of ['?page=-1', '?page=abc&type=emperor', '?q=', '?q=a&q=b&page=1e3', '?page=99999']) {
    expect((await page.goto(`/admin/users${query}`))?.status(), query).toBe(200)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
})
