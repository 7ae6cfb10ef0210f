import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { signInCoach } from './success-coaches.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'Running task' })
const question = (page: Page) => page.getByRole('alertdialog', { name: /^You have been idle for/ })

test('COA-04 a coach who comes back is asked on every tab, and one answer is enough', async ({
  page,
  context,
}) => {
  await signInCoach(context, 'idle')
  await page.goto('/coach/roster')
  await expect(question(page)).toBeVisible()
  await expectAccessible(page, '[role="alertdialog"]')

  await test.step('kept in one tab, the clock goes on in both', async () => {
    const other = await context.newPage()
    await other.goto('/coach/setting')
    await expect(question(other)).toBeVisible()
    await question(other)
      .getByRole('button', { name: /^Keep time/ })
      .click()
    for (const tab of [other, page]) {
      await expect(question(tab)).toBeHidden()
      await expect(strip(tab).getByRole('button', { name: 'Pause' })).toBeVisible()
    }
    await other.close()
  })

  await test.step('a device whose clock jumps asks nobody, because the server knows better', async () => {
    await page.clock.install()
    await page.goto('/coach/roster')
    await expect(strip(page)).toBeVisible()
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/api/panel/task/here') && !request.postData()?.includes('idle_ms'),
    )
    await page.clock.fastForward('02:00')
    await asked
    await expect(strip(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(question(page)).toBeHidden()
  })
  await expectToFit(page)
})
