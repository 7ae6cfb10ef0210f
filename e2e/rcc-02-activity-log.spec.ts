import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { signedInAs } from './people.ts'
import { aText, idOf, skipGuide } from './recruiting.ts'

test("RCC-02 an athlete's activity log", async ({ page, context }) => {
  await skipGuide(page.request, 'athlete', await idOf(page.request, 'athlete'))
  await signedInAs(context, 'athlete')
  await page.goto('/recruiting-center/results?openActivityLog=1&activeLog=call')
  const log = page.getByRole('region', { name: 'Activity Log' })

  await test.step('has its tabs, each in the address, grouped by day', async () => {
    await expect(log.getByRole('tab')).toHaveText([/^All/, /^Calls/, /^Emails/, /^SMS/, /^Views/, /^Chat/])
    await expect(log.getByRole('tab', { name: /^Calls/ })).toHaveAttribute('aria-selected', 'true')
    await log.getByRole('tab', { name: /^Emails/ }).click()
    await expect(page).toHaveURL(/activeLog=email/)
    await log.getByRole('tab', { name: /^All/ }).click()
    await expect(log.getByRole('region').first()).toBeVisible()
    await expectAccessible(page)
  })

  const note = aText('Asked about summer plans')
  const row = log.getByRole('listitem').filter({ hasText: note })

  await test.step('RCC-03 an event is added and appears in order', async () => {
    await page.getByRole('button', { name: 'Add Event' }).first().click()
    const form = page.getByRole('form', { name: 'Add Event' })
    await form.getByText('Email', { exact: true }).click()
    await form.getByRole('combobox', { name: /Coach/ }).fill('Portland State')
    await page.getByRole('option').first().click()
    await form.getByLabel(/^Note/).fill(note)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Add Event' }).click()
    await expect(form).toBeHidden()
    await expect(row).toHaveCount(1)
  })

  await test.step('RCC-03 it is removed again', async () => {
    await row.hover()
    await row.getByRole('button', { name: /^Remove/ }).click()
    const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: /^Remove/ })
      .click()
    expect((await removed).ok()).toBe(true)
    await expect(row).toHaveCount(0)
  })

  await test.step('fits any width', () => expectToFit(page))
})
