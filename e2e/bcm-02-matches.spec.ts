import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, fromHere, onPhonesToo, test } from './fixtures.ts'
import { matchedAthlete } from './matching.ts'
import { signedInAs } from './people.ts'
import { idOf } from './recruiting.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Matches' }).locator('> li')
const count = (page: Page) => page.getByText(/^[\d,]+ colleges? pass your/)

test('BCM-02 an athlete’s matches', onPhonesToo, async ({ page }) => {
  await matchedAthlete(page.request)
  await page.goto('/bcm/matches')

  await test.step('begin with the best, and say how many pass', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Your best matches' })).toBeVisible()
    await expect(count(page)).toContainText('two must-haves')
    await expect(page.getByRole('link', { name: /^See how \d+ adds up$/ })).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
  })

  await test.step('a must-have is switched off and on', async () => {
    const before = await count(page).textContent()
    const within = page.getByRole('switch', { name: /Within 400 miles/ })
    await within.click()
    await expect(page.getByText(/^[\d,]+ colleges pass now\.$/)).toBeAttached()
    await expect(count(page)).not.toHaveText(before ?? '')
    await within.click()
    await expect(count(page)).toHaveText(before ?? '')
  })

  await test.step('a sorted and filtered list has its own address', async () => {
    await page.goto('/bcm/matches?state=OR&sort=name')
    await expect(page.getByText(/with these filters$/)).toBeVisible()
    const names = await rows(page).getByRole('heading').allTextContents()
    expect(names.length).toBeGreaterThan(1)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  })

  await test.step('a favorite is among the favorites, and in the recruiting center', async () => {
    const first = rows(page).first()
    const name = (await first.getByRole('heading').textContent()) ?? ''
    const heart = first.getByRole('button', { name: /^Favorite: / })
    if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: /^Favorites/ }).click()
    await expect(page).toHaveURL(/\/bcm\/favorites$/)
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await page.goto('/recruiting-center/favorites')
    await page.getByRole('button', { name, exact: true }).click()
  })

  await test.step('the popup of a college in the recruiting center has its match', async () => {
    await page.getByRole('button', { name: /^All about / }).click()
    const match = page.getByRole('dialog').getByRole('region', { name: 'Best college match' })
    await expect(match.getByRole('img', { name: /^Match \d+ of 100/ })).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
    await match.getByRole('link', { name: /^See how \d+ adds up$/ }).click()
    await expect(page).toHaveURL(/\/bcm\/matches\/\d+$/)
  })

  await test.step('a heart on the page of a match answers at once', async () => {
    const heart = page.getByRole('button', { name: 'Favorite', exact: true })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })
})

test('BCM-04 the matches are for the family and its success coach', async ({ page, browser, baseURL }) => {
  const id = await idOf(page.request, 'athlete')
  const placeFor = async (role: 'rsc' | 'parent' | 'coach' | 'admin', path: string) => {
    const context = await browser.newContext(fromHere())
    await signedInAs(context, role)
    const answer = await context.request.get(path)
    const place = answer.url().replace(baseURL ?? '', '')
    const source = await answer.text()
    await context.close()
    return { place, source }
  }
  const seen = await placeFor('rsc', `/bcm/${id}/matches`)
  expect(seen.place).toBe(`/bcm/${id}/matches`)
  expect(seen.source).toContain('Amara’s best matches')
  expect((await placeFor('rsc', '/bcm/matches')).place).toBe('/coach/roster')
  const parent = await placeFor('parent', '/bcm/matches')
  expect(parent.source).toContain('best matches')
  for (const role of ['coach', 'admin'] as const) {
    const { place, source } = await placeFor(role, `/bcm/${id}/matches`)
    expect(place).toBe('/')
    expect(source).not.toContain('best matches')
  }
})
