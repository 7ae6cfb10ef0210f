import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'
import { aCoach, signedInAs, signUpByApi } from './people.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Athletes' }).getByRole('listitem')
const field = (page: Page) => page.getByRole('textbox', { name: 'Name of an athlete' })

for (const { role, path, title } of [
  { role: 'coach', path: '/coach/users', title: 'Athletes' },
  { role: 'rsc', path: '/coach/roster', title: 'My Roster' },
] as const)
  test.describe(path, () => {
    test.beforeEach(async ({ page, context }) => {
      await signedInAs(context, role)
      await page.goto(path)
    })

    test("shows a coach's athletes and how to reach them", onPhonesToo, async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const amara = rows(page).filter({ hasText: 'Amara Whitlock' })
      await expect(amara).toContainText('SG · Class of 2027 · Basketball')
      await expect(amara).toContainText('Ridgeline High School')
      await expect(amara.getByRole('link', { name: 'athlete@fieldhouse.test' })).toHaveAttribute(
        'href',
        'mailto:athlete@fieldhouse.test',
      )
      await expectAccessible(page)
      await expectToFit(page)
    })

    test('finds an athlete by name and puts the name in the address', async ({ page }) => {
      await field(page).fill('whitl amara')
      await expect(rows(page)).toHaveCount(1)
      await expect(page).toHaveURL(`${path}?q=whitl+amara`)
      await page.reload()
      await expect(field(page)).toHaveValue('whitl amara')
      await rows(page).getByRole('link', { name: 'Amara Whitlock', exact: true }).click()
      await expect(page).toHaveURL('/amara-whitlock')
      await page.goBack()
      await expect(rows(page)).toHaveCount(1)
    })

    test('says when no athlete is found, whatever was typed', async ({ page }) => {
      for (const text of ['%', "' or 1=1;--", '<b>']) {
        await field(page).fill(text)
        await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
      }
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Show all athletes' }).click()
      await expect(page).toHaveURL(path)
      await expect(rows(page).first()).toBeVisible()
    })
  })

test('a new coach has no athletes yet', onPhonesToo, async ({ page }) => {
  await signUpByApi(page.request, { ...aCoach(), type: 'coach' })
  await page.goto('/coach/users')
  await expect(page.getByRole('heading', { name: 'No athletes yet' })).toBeVisible()
  await expectAccessible(page)
})
