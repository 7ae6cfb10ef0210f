import type { Page } from '@playwright/test'
import { demoPassword } from '../server/src/demo/accounts.ts'
import { demoTeams } from '../server/src/demo/showcase.ts'
import { expect, expectAccessible, expectToFit, fromHere, test } from './fixtures.ts'
import { loginPopup, nameCollege } from './login-popup.ts'
import { aCoach, aPerson, codeFor, demoCollege, signedInAs } from './people.ts'

type Person = ReturnType<typeof aPerson>

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Site' })
const places = (page: Page) => menu(page).getByRole('link')
const verifiedPlaces = ['Athletes', 'Messages', 'My Teams', 'Recruiting Center', 'Settings']
const address = 'athlete@fieldhouse.test'

/** Whether this viewer gets Amara's email address, which only visitors and unverified coaches don't. */
const seesContacts = async (page: Page) =>
  (await (await page.request.get('/amara-whitlock')).text()).includes(`mailto:${address}`)

/** Goes through the wizard, from the email address to a coach's first page. */
const signUpAsCoach = async (page: Page, person: Person, link = '/about-us?role=coach') => {
  const login = loginPopup(page)
  await login.openSignUp(link)
  await login.email.fill(person.email)
  await login.toStep(2)
  if (!link.includes('team_id')) await nameCollege(login.popup)
  await login.toStep(3)
  await login.fillPerson(person)
  await login.button('Create account').click()
  await login.typeCode(await codeFor(page.request, person.email))
  await login.button('Got It').click()
  await expect(page).toHaveURL('/coach/users')
}

/** Signs in as one of the unverified demo coaches. */
const signedInAsDemo = async (page: Page, email: string) => {
  const answer = await page.request.post('/api/login', { data: { email, password: demoPassword } })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('ACC-04 a coach with a college email is verified right away and sees the recruiting center', async ({
  page,
}) => {
  const person = aCoach()
  const login = loginPopup(page)
  await login.openSignUp()
  await login.email.fill(person.email)
  await login.toStep(2)
  await test.step('a coach is not asked for sport, gender, or promo code', async () => {
    await login.choice('I am').selectOption('Coach')
    await expect(login.choice('Sport')).toHaveCount(0)
    await expect(login.popup.getByRole('radio', { name: 'Female' })).toHaveCount(0)
    await login.field('Position').focus()
    await login.field('Position').blur()
    await expect(login.field('Position')).toHaveAccessibleDescription('Please enter Position')
    await expectAccessible(page, '[role="dialog"]')
    await nameCollege(login.popup)
    await login.toStep(3)
    await expect(login.field('Promo code')).toHaveCount(0)
  })
  await login.fillPerson(person)
  await login.button('Create account').click()
  await login.typeCode(await codeFor(page.request, person.email))
  await login.button('Got It').click()
  await expect(page).toHaveURL('/coach/users')
  await expect(title(page)).toHaveText('Athletes')
  await expect(
    page.getByText(
      'Verified coach · Confirmed an email address at the college · Women’s basketball, Portland State',
    ),
  ).toBeVisible()
  await expect(places(page)).toHaveText(verifiedPlaces)
  await menu(page).getByRole('link', { name: 'Recruiting Center' }).click()
  // The first visit shows the guide.
  await page.getByRole('dialog', { name: 'Find your athletes' }).getByRole('button', { name: 'Skip' }).click()
  await expect(title(page)).toHaveText('Recruiting Center')
  expect(await seesContacts(page)).toBe(true)

  await test.step('finds name, college, and email filled in when requesting a transcript', async () => {
    const form = await (await page.request.get('/amara-whitlock/transcript-request')).text()
    for (const known of [`${person.first_name} ${person.last_name}`, demoCollege.name, person.email])
      expect(form).toContain(`value="${known}"`)
  })
})

test.describe('a coach with another email', () => {
  test.use({ expectedComplaint: /^Failed to load resource.*422/ })

  test('waits, sees what visitors see, and then confirms the college email', async ({ page }) => {
    const person = aPerson()
    await signUpAsCoach(page, person)

    await test.step('what visitors see', async () => {
      await expect(title(page)).toHaveText('We are checking')
      await expect(page.getByText(/We usually answer within two business days/)).toBeVisible()
      await expect(page.getByText(demoCollege.name)).toBeVisible()
      await expect(places(page)).toHaveText(['Get Verified', 'My Teams', 'Settings'])
      await expectAccessible(page)
      expect((await page.request.get('/recruiting-center/results')).url()).toMatch(/\/coach\/users$/)
      expect(await seesContacts(page)).toBe(false)
      expect((await page.request.get('/api/panel/index')).status()).toBe(403)
    })

    const email = page.getByRole('textbox', { name: 'College email' })
    await test.step('an address outside the college gets no code, and what was typed stays', async () => {
      await expect(email).toHaveAccessibleDescription(/an address ending in @.*portland-state\.test/)
      await email.fill(person.email)
      await page.getByRole('button', { name: 'Send the code' }).click()
      await expect(email).toHaveAccessibleDescription(/Please use an address that ends in/)
      await expect(email).toBeFocused()
      await expect(email).toHaveValue(person.email)
    })

    await test.step('the college email is confirmed by keyboard alone, and the menus update without a reload', async () => {
      const collegeEmail = `robin.${person.last_name.toLowerCase()}@${demoCollege.domain}`
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(collegeEmail)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.type(await codeFor(page.request, collegeEmail))
      await expect(title(page)).toHaveText('Athletes')
      await expect(page.getByText(/^Verified coach/)).toBeVisible()
      await expect(places(page)).toHaveText(verifiedPlaces)
      await expect(page.locator('#content')).toBeFocused()
      await menu(page).getByRole('link', { name: 'Settings' }).click()
      await expect(page.getByRole('heading', { name: 'You are verified' })).toBeVisible()
      await expect(page.getByText(collegeEmail)).toBeVisible()
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    })
  })
})

test("a coach who joins by a team's link waits, and is confirmed by the link's creator", async ({
  page,
  browser,
}) => {
  const team = demoTeams[0]
  const person = aPerson()
  await signUpAsCoach(page, person, `/about-us?role=coach&team_id=${team?.id}`)
  await expect(title(page)).toHaveText('Waiting for your team')
  await expect(page.getByRole('listitem').filter({ hasText: team?.name ?? '' })).toContainText('Waiting')
  await expect(page.getByRole('combobox', { name: 'College', exact: true })).toHaveCount(0)
  await expectAccessible(page)

  const { data: coach } = await (await page.request.get('/api/user')).json()
  const creator = await browser.newContext(fromHere())
  await signedInAs(creator, 'coach')
  const origin = process.env.FIELDHOUSE_URL ?? ''
  const answer = await creator.request.post(`/api/panel/teams/${team?.id}/coaches/${coach.id}/confirm`, {
    headers: { origin },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await creator.close()

  await page.reload()
  await expect(title(page)).toHaveText('Your team confirmed you')
  await expect(places(page)).toHaveText(['Get Verified', 'My Teams', 'Settings'])
  await expect(page.getByRole('link', { name: 'Amara Whitlock' })).toBeVisible()
  expect(await seesContacts(page)).toBe(true)
})

test('a refused coach reads why and applies again', async ({ page }) => {
  await signedInAsDemo(page, 'refused.coach@fieldhouse.test')
  await page.goto('/coach/users')
  await expect(title(page)).toHaveText('We could not verify you')
  await expect(page.getByText(/The athletic department does not know you/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'College email' })).toHaveCount(0)
  await expectAccessible(page)
  const college = page.getByRole('combobox', { name: 'College', exact: true })
  await expect(college).toHaveValue('Gonzaga University')
  await page.getByRole('textbox', { name: /^Link to the staff page/ }).fill('gozags.test/staff')
  await page.getByRole('button', { name: 'Send again' }).dblclick()
  await expect(title(page)).toHaveText('We are checking')
  await expect(page.getByRole('link', { name: 'gozags.test/staff' })).toHaveAttribute(
    'href',
    'https://gozags.test/staff',
  )
  await expectToFit(page)
})

test('a paused coach reads why and keeps the messages', async ({ page }) => {
  await signedInAsDemo(page, 'paused.coach@fieldhouse.test')
  await page.goto('/coach/users')
  await expect(title(page)).toHaveText('Time for a second check')
  await expect(page.getByText(/^Email to your address came back to us/)).toBeVisible()
  await page.getByRole('link', { name: 'Open your messages' }).click()
  await expect(page).toHaveURL('/coach/messenger')
  await expect(title(page)).toHaveText('Messages')
})
