import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { demoAccountOf, signedInAs } from './people.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).locator('tbody tr')
const count = (page: Page) => page.locator('#content').getByText(/^[\d,]+ users?$/)
const field = (page: Page) => page.getByRole('textbox', { name: 'Name or email' })
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Type of user' }).getByRole('button', { name })

test.beforeEach(({ context }) => signedInAs(context, 'admin'))

test('all users are listed, filtered by type, and found by text', async ({ page }) => {
  await page.goto('/admin/users')

  await test.step('shows all users, 15 per page', async () => {
    await expect(count(page)).toHaveText(/^[\d,]{5,} users$/)
    await expect(page.getByRole('button', { name: /^Log in as/ }).filter({ visible: true })).toHaveCount(15)
    await expectAccessible(page)
  })

  await test.step('the user type is in the address, and Back returns to all users', async () => {
    await expect(chip(page, /^All users/)).toHaveAttribute('aria-pressed', 'true')
    await chip(page, /^Success coaches/).click()
    await expect(page).toHaveURL('/admin/users?type=rsc')
    await expect(chip(page, /^Success coaches/)).toHaveAttribute('aria-pressed', 'true')
    // The columns fit the type, so none says it again.
    await expect(page.getByRole('columnheader', { name: 'Type' })).toHaveCount(0)
    const told = (await chip(page, /^Success coaches/).textContent())?.match(/\d+/)?.[0]
    await expect(count(page)).toHaveText(`${told} users`)
    await page.goBack()
    await expect(page).toHaveURL('/admin/users')
    await expect(chip(page, /^All users/)).toHaveAttribute('aria-pressed', 'true')
    await expect(rows(page)).toHaveCount(15)
  })

  await test.step('any typed text is searched literally', async () => {
    for (const text of ["' or 1=1;--", '%', '_', '\\', '<script>alert(1)</script>', '{"q":1}']) {
      await field(page).fill(text)
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text)
      await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
    }
  })

  await test.step('an empty result says so and links back to all users', async () => {
    await expectAccessible(page, 'main')
    await page.getByRole('button', { name: 'Show everyone' }).click()
    await expect(page).toHaveURL('/admin/users')
    await expect(field(page)).toHaveValue('')
    await expect(rows(page)).toHaveCount(15)
  })

  await test.step('a user is found by part of the name or the address', async () => {
    await chip(page, /^Coaches/).click()
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
  await expectToFit(page)
})

test('the page number is in the address', async ({ page }) => {
  await page.goto('/admin/users?type=parent')
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

test('an invalid address shows the users', async ({ page }) => {
  for (const query of ['?page=-1', '?page=abc&type=emperor', '?q=', '?q=a&q=b&page=1e3', '?page=99999']) {
    const answer = await page.request.get(`/admin/users${query}`)
    expect(answer.status(), query).toBe(200)
    expect(new URL(answer.url()).pathname, query).toBe('/admin/users')
  }
})
