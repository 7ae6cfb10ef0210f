import type { Page } from '@playwright/test'
import { anAffiliate } from './affiliates.ts'
import { expect, expectAccessible, expectToFit, fromHere, test } from './fixtures.ts'
import { aPerson, signedInAs, signUpByApi } from './people.ts'

const card = (page: Page) => page.getByRole('article', { name: /^Promo code/ })
const people = (page: Page) =>
  page
    .getByRole('table', { name: 'Signed up with your code' })
    .locator('tbody tr')
    .or(page.getByRole('list', { name: 'Signed up with your code' }).getByRole('listitem'))
    .filter({ visible: true })

test('an affiliate sees their code and the people who used it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signedInAs(context, 'affiliate')
  await page.goto('/affiliate/my-sales')
  await expect(card(page)).toContainText('LUIS10')
  await expect(card(page)).toContainText('10% off')
  await expect(people(page)).toHaveCount(15)
  await expectAccessible(page)

  await test.step('the code and its link can be copied', async () => {
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await card(page).getByRole('button', { name: 'Copy code' }).click()
    await expect(page.getByText('Code copied')).toBeVisible()
    expect(await copied()).toBe('LUIS10')
    await card(page).getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await copied()).toBe(new URL('/athlete/LUIS10', page.url()).href)
  })

  await test.step('the page number is in the address', async () => {
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/affiliate/my-sales?page=2')
    await expect(people(page)).not.toHaveCount(15)
    await page.goBack()
    await expect(people(page)).toHaveCount(15)
  })
  await expectToFit(page)
})

test('a person who signs up with a new affiliate’s code is on that list, by first name and one letter', async ({
  page,
  request,
  playwright,
}) => {
  const { email, password } = await anAffiliate(request)
  await page.request.post('/api/login', { data: { email, password } })
  await page.goto('/affiliate/my-sales')
  await expect(page.getByRole('heading', { name: 'Nobody yet' })).toBeVisible()
  await expectAccessible(page)
  const promo_code = await card(page).locator('p').nth(1).textContent()

  const family = await playwright.request.newContext(fromHere())
  const child = aPerson()
  const { first_name, last_name } = await signUpByApi(family, {
    type: 'father',
    athlete_first_name: child.first_name,
    athlete_last_name: child.last_name,
    promo_code,
  })
  await family.dispose()
  await page.reload()
  await expect(people(page)).toHaveCount(1)
  await expect(people(page)).toContainText(`${first_name} ${last_name[0]}.`)
  await expect(people(page)).toContainText('Parent')
  await expect(page.locator('#content')).not.toContainText(last_name)
})
