import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'
import { sharedTokens, signedInAs, signUpByApi } from './people.ts'
import { chatIn, idOf, skipGuide } from './recruiting.ts'

const rows = (page: Page, name = 'Colleges') => page.getByRole('list', { name }).locator('> li')

/** Where the server sends the owner of a token who opens a page. */
const placeFor = async (token: string | undefined, path: string) => {
  const base = process.env.FIELDHOUSE_URL ?? ''
  const answer = await fetch(`${base}${path}`, { headers: { cookie: `main-auth-token=${token}` } })
  return { place: answer.url.replace(base, ''), source: await answer.text() }
}

test("RCC-01 an athlete's recruiting center", onPhonesToo, async ({ page, context }) => {
  await skipGuide(page.request, 'athlete', await idOf(page.request, 'athlete'))
  await signedInAs(context, 'athlete')
  await page.goto('/recruiting-center')

  await test.step('lists colleges that match the filters', async () => {
    await expect(page).toHaveURL(/\/recruiting-center\/results/)
    await expect(rows(page).first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('finds a college by name and stores favorites', async () => {
    await page.getByRole('textbox', { name: 'College or coach' }).fill('Portland State')
    await expect(rows(page)).toHaveCount(1)
    const heart = rows(page)
      .first()
      .getByRole('button', { name: /favorite/i })
    const wasFavorite = (await heart.getAttribute('aria-pressed')) === 'true'
    if (!wasFavorite) await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('shows its coaches and its details', async () => {
    await page.getByRole('button', { name: 'Portland State', exact: true }).click()
    await expect(page).toHaveURL(/college_id=\d+/)
    await page.getByRole('button', { name: 'All about Portland State' }).click()
    const popup = page.getByRole('dialog', { name: /Portland State/ })
    await expect(popup).toContainText('Portland, Oregon')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
  })

  await test.step('keeps it among the favorites and the recently viewed', async () => {
    await page.goto('/recruiting-center/favorites')
    await expect(rows(page).filter({ hasText: 'Portland State' })).toHaveCount(1)
    await page.getByRole('link', { name: /^Recently viewed/ }).click()
    await expect(page).toHaveURL(/\/recruiting-center\/recently-viewed/)
    await expect(rows(page).filter({ hasText: 'Portland State' })).toHaveCount(1)
  })

  await test.step('fits any width', () => expectToFit(page))
})

test('RCC-04 an open chat stays open in a search and on another page', async ({ page, context }) => {
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
  // A fresh page, on a list that this coach's college is not on.
  const { searchParams } = new URL(page.url())
  await page.goto(
    `/recruiting-center/favorites?page=2&event_type=chat&coach_id=${searchParams.get('coach_id')}`,
  )
  await expect(log).toBeVisible()
  await expect(panel).toHaveAccessibleName('Chat with Marisol Tran')
})

test("RCC-05 a coach's recruiting center", async ({ page, context }) => {
  await skipGuide(page.request, 'coach', await idOf(page.request, 'coach'))
  await signedInAs(context, 'coach')
  await page.goto('/recruiting-center/results?openActivityLog=1')

  await test.step('a coach sees athletes', async () => {
    await expect(rows(page, 'Athletes').first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('RCC-02 a coach has no Views and no Logs', async () => {
    const log = page.getByRole('region', { name: 'Activity Log' })
    await expect(log.getByRole('tab')).toHaveText([/^All/, /^Calls/, /^Emails/, /^SMS/, /^Chat/])
  })

  await test.step('RCC-01 filters are saved: they survive a reload and a page change', async () => {
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
})

test('RCC-04 a success coach acts for an athlete and can return', async ({ page, context }) => {
  const athleteUserId = await idOf(page.request, 'athlete')
  await skipGuide(page.request, 'rsc', athleteUserId)
  await signedInAs(context, 'rsc')
  await page.goto(`/recruiting-center/${athleteUserId}/results?openActivityLog=1&activeLog=log`)
  await expect(page.getByText('For Amara Whitlock')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await test.step('RCC-02 a success coach also has the Logs', async () => {
    const log = page.getByRole('region', { name: 'Activity Log' })
    await expect(log.getByRole('tab', { name: /^Logs/ })).toHaveAttribute('aria-selected', 'true')
  })
  await page.getByRole('link', { name: 'Back to roster' }).click()
  await expect(page).toHaveURL(/\/coach\/roster/)
})

test('RCC-06 a person without a recruiting center, or without this one, is sent away', async ({
  request,
}) => {
  const { token, user_id } = await signUpByApi(request, { sport_key: 'soccer' })
  expect((await placeFor(token, '/recruiting-center/results')).place).toBe('/')
  const { place } = await placeFor(sharedTokens().rsc, `/recruiting-center/${user_id}/results`)
  expect(place).not.toContain('recruiting-center')
})

test('RCC-04 a parent’s link that names an athlete opens that athlete’s center', async ({ request }) => {
  const token = sharedTokens().parent
  const answer = await request.get('/api/user', { headers: { authorization: `Bearer ${token}` } })
  const { data } = await answer.json()
  const [{ user_id }] = data.athletes
  const { place, source } = await placeFor(token, `/recruiting-center/favorites?athlete_id=${user_id}`)
  expect(place).toMatch(new RegExp(`^/recruiting-center/${user_id}/favorites`))
  expect(source).toContain('Amara Whitlock')
  // Not one of this parent's athletes.
  expect((await placeFor(token, `/recruiting-center/favorites?athlete_id=${data.id}`)).place).toBe('/')
})

test('RCC-04 the quick tip is shown one time', async ({ page, context }) => {
  await signedInAs(context, 'parent')
  const { data } = await (await page.request.get('/api/user')).json()
  const counts = `/api/recruiting-center/${data.athletes[0].user_id}/counts`
  const isShown = async () => (await (await page.request.get(counts)).json()).data.rc_guide_shown
  expect(await isShown()).toBe(false)
  await page.goto('/recruiting-center/results')
  const tip = page.getByRole('dialog').filter({ hasText: /Quick tip 1 of/ })
  await expect(tip).toBeVisible()
  await expect(page.getByText('19', { exact: true }).first()).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(isShown).toBe(true)
})
