import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'
import { signedInAs } from './people.ts'
import { aText, idOf, skipGuide } from './recruiting.ts'

test.describe("RCC-02 an athlete's activity log", () => {
  test.beforeEach(async ({ page, context }) => {
    await skipGuide(page.request, 'athlete', await idOf(page.request, 'athlete'))
    await signedInAs(context, 'athlete')
  })

  test('has its tabs, each in the address, grouped by day', onPhonesToo, async ({ page }) => {
    await page.goto('/recruiting-center/results?openActivityLog=1')
    const log = page.getByRole('region', { name: 'Activity Log' })
    await expect(log.getByRole('tab')).toHaveText([/^All/, /^Calls/, /^Emails/, /^SMS/, /^Views/, /^Chat/])
    await expect(log.getByRole('region').first()).toBeVisible()
    await expectAccessible(page)
    await log.getByRole('tab', { name: /^Calls/ }).click()
    await expect(page).toHaveURL(/activeLog=call/)
    await page.reload()
    await expect(log.getByRole('tab', { name: /^Calls/ })).toHaveAttribute('aria-selected', 'true')
    await expectToFit(page)
  })

  test('RCC-03 an event is added, appears in order, and is removed again', async ({ page }) => {
    await page.goto('/recruiting-center/results?openActivityLog=1')
    const note = aText('Asked about summer plans')
    await page.getByRole('button', { name: 'Add Event' }).first().click()
    const form = page.getByRole('form', { name: 'Add Event' })
    await form.getByText('Email', { exact: true }).click()
    await form.getByRole('combobox', { name: /Coach/ }).fill('Portland State')
    await page.getByRole('option').first().click()
    await form.getByLabel(/^Note/).fill(note)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Add Event' }).click()
    await expect(form).toBeHidden()
    const log = page.getByRole('region', { name: 'Activity Log' })
    const row = log.getByRole('listitem').filter({ hasText: note })
    await expect(row).toHaveCount(1)
    await row.hover()
    await row.getByRole('button', { name: /^Remove/ }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(row).toHaveCount(0)
    await page.reload()
    await expect(log.getByRole('listitem').first()).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  test('RCC-03 a date more than three years ahead is refused at its field', async ({ page }) => {
    await page.goto('/recruiting-center/results')
    await page.getByRole('button', { name: 'Add Event' }).first().click()
    const form = page.getByRole('form', { name: 'Add Event' })
    const date = form.getByLabel(/^Date/)
    await date.fill('01/01/2099')
    await form.getByLabel(/^Note/).fill('Far away')
    await form.getByRole('button', { name: 'Add Event' }).click()
    await expect(date).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel(/^Note/)).toHaveValue('Far away')
  })
})

test('RCC-02 a coach has no Views and no Logs', async ({ page, context }) => {
  await skipGuide(page.request, 'coach', await idOf(page.request, 'coach'))
  await signedInAs(context, 'coach')
  await page.goto('/recruiting-center/results?openActivityLog=1')
  const log = page.getByRole('region', { name: 'Activity Log' })
  await expect(log.getByRole('tab')).toHaveText([/^All/, /^Calls/, /^Emails/, /^SMS/, /^Chat/])
})

test('RCC-02 a success coach also has the Logs', async ({ page, context }) => {
  const athleteId = await idOf(page.request, 'athlete')
  await skipGuide(page.request, 'rsc', athleteId)
  await signedInAs(context, 'rsc')
  await page.goto(`/recruiting-center/${athleteId}/results?openActivityLog=1&activeLog=log`)
  const log = page.getByRole('region', { name: 'Activity Log' })
  await expect(log.getByRole('tab', { name: /^Logs/ })).toHaveAttribute('aria-selected', 'true')
})
