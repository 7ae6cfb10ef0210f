import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'
import { signedInAs, signUpByApi } from './people.ts'
import { chatIn, idOf, skipGuide } from './recruiting.ts'

const rows = (page: Page, name = 'Colleges') => page.getByRole('list', { name }).locator('> li')

test.describe("RCC-01 an athlete's recruiting center", () => {
  test.beforeEach(async ({ page, context }) => {
    await skipGuide(page.request, 'athlete', await idOf(page.request, 'athlete'))
    await signedInAs(context, 'athlete')
  })

  test('lists colleges that match the filters', onPhonesToo, async ({ page }) => {
    await page.goto('/recruiting-center')
    await expect(page).toHaveURL(/\/recruiting-center\/results/)
    await expect(rows(page).first()).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
  })

  test('finds a college by name, shows its coaches, and shows its details', async ({ page }) => {
    await page.goto('/recruiting-center/results')
    await page.getByRole('textbox', { name: 'College or coach' }).fill('Portland State')
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Portland State', exact: true }).click()
    await expect(page).toHaveURL(/college_id=\d+/)
    await page.getByRole('button', { name: 'All about Portland State' }).click()
    const popup = page.getByRole('dialog', { name: /Portland State/ })
    await expect(popup).toContainText('Portland, Oregon')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await page.goto('/recruiting-center/recently-viewed')
    await expect(rows(page).filter({ hasText: 'Portland State' })).toHaveCount(1)
  })

  test('stores favorites', async ({ page }) => {
    await page.goto('/recruiting-center/results?q=Boise State')
    const heart = rows(page)
      .first()
      .getByRole('button', { name: /favorite/i })
    const wasFavorite = (await heart.getAttribute('aria-pressed')) === 'true'
    if (!wasFavorite) await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/recruiting-center/favorites')
    await expect(rows(page).filter({ hasText: 'Boise State' })).toHaveCount(1)
  })
})

test('RCC-04 an open chat stays open on another page, in a search, and after a reload', async ({
  page,
  context,
}) => {
  await skipGuide(page.request, 'athlete', await idOf(page.request, 'athlete'))
  await signedInAs(context, 'athlete')
  await page.goto('/recruiting-center/results?q=Portland State')
  await page.getByRole('button', { name: 'Portland State', exact: true }).click()
  await page.getByRole('button', { name: 'Message Marisol Tran' }).click()
  const { panel, log } = chatIn(page)
  await expect(log).toBeVisible()
  await page.getByRole('textbox', { name: 'College or coach' }).fill('Boise')
  await expect(rows(page).filter({ hasText: 'Portland State' })).toHaveCount(0)
  await expect(panel).toHaveAccessibleName('Chat with Marisol Tran')
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(log).toBeVisible()
  const { searchParams } = new URL(page.url())
  await page.goto(
    `/recruiting-center/favorites?page=2&event_type=chat&coach_id=${searchParams.get('coach_id')}`,
  )
  await expect(log).toBeVisible()
  await expect(panel).toHaveAccessibleName('Chat with Marisol Tran')
})

test('RCC-05 a coach sees athletes', onPhonesToo, async ({ page, context }) => {
  await skipGuide(page.request, 'coach', await idOf(page.request, 'coach'))
  await signedInAs(context, 'coach')
  await page.goto('/recruiting-center/results')
  await expect(rows(page, 'Athletes').first()).toBeVisible()
  await expectAccessible(page)
})

test('RCC-01 filters are saved: they survive a reload and a page change', async ({ page, context }) => {
  await skipGuide(page.request, 'coach', await idOf(page.request, 'coach'))
  await signedInAs(context, 'coach')
  await page.goto('/recruiting-center/results')
  await page.getByRole('button', { name: /^Class/ }).click()
  await page.getByRole('menuitemcheckbox', { name: '2027' }).click()
  await page.keyboard.press('Escape')
  const chosen = rows(page, 'Athletes').filter({ hasText: '2027' })
  await expect(chosen).toHaveCount(15)
  await page.reload()
  await expect(chosen).toHaveCount(15)
  await page
    .getByRole('navigation', { name: 'Pages of the list' })
    .getByRole('link', { name: 'Next' })
    .click()
  await expect(page).toHaveURL(/page=2/)
  await expect(chosen.first()).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeHidden()
})

test('RCC-04 a success coach acts for an athlete and can return', async ({ page, context }) => {
  const athleteId = await idOf(page.request, 'athlete')
  await skipGuide(page.request, 'rsc', athleteId)
  await signedInAs(context, 'rsc')
  await page.goto(`/recruiting-center/${athleteId}/results`)
  await expect(page.getByText('For Amara Whitlock')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to roster' }).click()
  await expect(page).toHaveURL(/\/coach\/roster/)
})

test.describe('RCC-06', () => {
  test('a person without a recruiting center is sent home', async ({ page }) => {
    await signUpByApi(page.request)
    await page.goto('/recruiting-center/results')
    await expect(page).toHaveURL('/')
  })

  test('a success coach is sent away from an athlete who is not on the roster', async ({ page, context }) => {
    const { user_id } = await signUpByApi(page.request)
    await context.clearCookies()
    await signedInAs(context, 'rsc')
    await page.goto(`/recruiting-center/${user_id}/results`)
    await expect(page).not.toHaveURL(/recruiting-center/)
  })
})

test('RCC-04 a parent’s link that names an athlete opens that athlete’s center', async ({
  page,
  context,
}) => {
  await signedInAs(context, 'parent')
  const { data } = await (await page.request.get('/api/user')).json()
  const [{ user_id }] = data.athletes
  await page.goto(`/recruiting-center/favorites?athlete_id=${user_id}`)
  await expect(page).toHaveURL(new RegExp(`/recruiting-center/${user_id}/favorites`))
  await expect(page.getByText('For Amara Whitlock')).toBeVisible()
  // Not one of this parent's athletes.
  await page.goto(`/recruiting-center/favorites?athlete_id=${data.id}`)
  await expect(page).toHaveURL('/')
})

test('RCC-04 the quick tip is shown one time', async ({ page, context }) => {
  await signedInAs(context, 'parent')
  await page.goto('/recruiting-center/results')
  const tip = page.getByRole('dialog').filter({ hasText: /Quick tip 1 of/ })
  await expect(tip).toBeVisible()
  await expect(page.getByText('19', { exact: true }).first()).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByText(/Quick tip/)).toHaveCount(0)
})
