import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, listens, test } from './fixtures.ts'
import { signedInAs } from './people.ts'
import { rosterOf, signInCoach } from './success-coaches.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'Running task', includeHidden: true })
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').filter({ hasText: name })

test('COA-03 a task is started, paused, and completed, and every tab follows', async ({ page, context }) => {
  await signInCoach(context, 'ending')
  const [athlete] = await rosterOf(context)
  await page.goto(`/coach/roster/${athlete?.user_id}`)
  await expect(strip(page)).toBeHidden()
  await row(page, 'Visit plan').getByRole('button', { name: 'Start Visit plan' }).click()
  await expect(strip(page)).toContainText('Visit plan')
  await expect(strip(page).getByRole('timer')).toHaveText(/^00:00:\d\d$/)

  await test.step('the clock is on every page', async () => {
    for (const path of [
      '/coach/messenger',
      `/recruiting-center/${athlete?.user_id}/results`,
      `/${athlete?.athlete_slug}`,
    ]) {
      await page.goto(path)
      await expect(strip(page)).toContainText('Visit plan')
    }
  })

  await test.step('starting another one pauses the first, here and in the other tab', async () => {
    const other = await context.newPage()
    await other.goto(`/coach/roster/${athlete?.user_id}`)
    await listens(other)
    await expect(strip(other)).toContainText('Visit plan')
    await row(other, 'Summary for the family')
      .getByRole('button', { name: /^Start/ })
      .click()
    await expect(row(other, 'Visit plan')).toContainText('Paused')
    await expect(strip(page)).toContainText('Summary for the family')
    await strip(page).getByRole('button', { name: 'Complete' }).click()
    await expect(strip(other)).toBeHidden()
    await expect(row(other, 'Summary for the family')).toContainText('Complete')
    await other.close()
  })

  await page.goto(`/coach/roster/${athlete?.user_id}`)
  await expect(page.getByRole('list', { name: 'Time in words' })).toContainText('Visit plan')
  await expectAccessible(page)
  await expectToFit(page)
})

test('COA-03 a family reads what its success coach did, and the totals agree', async ({ page, context }) => {
  await signedInAs(context, 'athlete')
  await page.goto('/user/success-coach')
  await expect(page.getByText('Priya Nair is your success coach.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tasks' })).toContainText('Film review')
  const { id } = (await (await page.request.get('/api/user')).json()).data
  const { data } = await (await page.request.get(`/api/athlete-time/${id}`)).json()
  expect(
    data.tasks.reduce((sum: number, { time_spent }: { time_spent: number }) => sum + time_spent, 0),
  ).toBe(data.seconds)
  await expectAccessible(page)
  await expectToFit(page)
})

test('COA-03 an admin sees all time and downloads it', async ({ page, context }) => {
  await signedInAs(context, 'admin')
  await page.goto('/admin/time')
  await expect(page.getByRole('table', { name: 'Time ledger' }).getByRole('row').nth(1)).toBeVisible()
  const href = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')
  const file = await page.request.get(href ?? '')
  expect(file.headers()['content-type']).toContain('text/csv')
  await expectAccessible(page)
  await expectToFit(page)
})
