import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { signedInAs } from './people.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Athletes', exact: true }).getByRole('listitem')
const field = (page: Page) => page.getByRole('textbox', { name: 'Name of an athlete' })

test('/coach/users shows a coach the athletes, and finds one by name', async ({ page, context }) => {
  await signedInAs(context, 'coach')
  await page.goto('/coach/users')

  await test.step("shows a coach's athletes and how to reach them", async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Athletes')
    const amara = rows(page).filter({ hasText: 'Amara Whitlock' })
    await expect(amara).toContainText('SG · Class of 2027 · Basketball')
    await expect(amara).toContainText('Ridgeline High School')
    await expect(amara.getByRole('link', { name: 'athlete@fieldhouse.test' })).toHaveAttribute(
      'href',
      'mailto:athlete@fieldhouse.test',
    )
    await expectAccessible(page)
  })

  await test.step('says when no athlete is found, whatever was typed', async () => {
    for (const text of ['%', "' or 1=1;--", '<b>']) {
      await field(page).fill(text)
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text)
      await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
    }
    await expectAccessible(page, 'main')
    await page.getByRole('button', { name: 'Show all athletes' }).click()
    await expect(page).toHaveURL('/coach/users')
    await expect(rows(page).first()).toBeVisible()
  })

  await test.step('finds an athlete by name and puts the name in the address', async () => {
    await field(page).fill('whitl amara')
    await expect(rows(page)).toHaveCount(1)
    await expect(page).toHaveURL('/coach/users?q=whitl+amara')
    await expect(rows(page).getByRole('link', { name: 'Amara Whitlock', exact: true })).toHaveAttribute(
      'href',
      '/amara-whitlock',
    )
  })
  await expectToFit(page)
})

test('/coach/roster shows a success coach the roster, and an address with a name finds it', async ({
  page,
  context,
}) => {
  await signedInAs(context, 'rsc')
  await page.goto('/coach/roster?q=whitl+amara')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Roster')
  await expect(field(page)).toHaveValue('whitl amara')
  await expect(rows(page)).toHaveCount(1)
  await rows(page).getByRole('link', { name: 'Amara Whitlock', exact: true }).click()
  await expect(page).toHaveURL(/\/coach\/roster\/[\da-f-]{36}$/)
  await page.goBack()
  await expect(rows(page)).toHaveCount(1)
})
