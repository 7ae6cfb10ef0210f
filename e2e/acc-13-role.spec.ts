import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'
import { answerForRole, loginPopup, nameCollege } from './login-popup.ts'
import { comeByNetwork } from './networks.ts'
import { aPerson, codeFor, demoAccountOf } from './people.ts'

const tellUs = (page: Page) => page.getByRole('dialog', { name: 'Tell Us About Yourself' })
const field = (page: Page, label: RegExp | string) => tellUs(page).getByLabel(label)
const goOn = async (page: Page) => {
  await answerForRole(tellUs(page))
  await tellUs(page).getByRole('button', { name: 'Continue' }).click()
}
const viewer = async (page: Page) => (await (await page.request.get('/api/user')).json()).data

/** A new person from Google, with a verified address and no role. */
const comeWithoutRole = async (page: Page) => {
  const person = aPerson()
  await comeByNetwork(page.request, 'google', person)
  return person
}

test.describe('ACC-13 a person without a role', () => {
  test(
    'is asked on any page, may postpone it, and finds it again under Sign In',
    onPhonesToo,
    async ({ page }) => {
      await comeWithoutRole(page)
      await page.goto('/about-us')
      await expect(tellUs(page)).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(tellUs(page)).toBeHidden()
      await expect(page).toHaveURL('/about-us')

      await page.reload()
      await expect(tellUs(page)).toBeVisible()
      await tellUs(page).getByRole('button', { name: 'Close' }).click()
      const menu = page.getByRole('button', { name: 'Menu' })
      if (await menu.isVisible()) await menu.click()
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(tellUs(page)).toBeVisible()
      await expectToFit(page)
    },
  )

  test('is asked on the home page when a page is not for them', async ({ page }) => {
    await comeWithoutRole(page)
    await page.goto('/user/setting')
    await expect(page).toHaveURL('/')
    await expect(tellUs(page)).toBeVisible()
  })

  test('is asked for what the chosen role needs', async ({ page }) => {
    await comeWithoutRole(page)
    await page.goto('/')
    await expect(field(page, 'I am')).toHaveValue('athlete')
    const asked = () =>
      tellUs(page)
        .locator('input:not([type=hidden]), select')
        .evaluateAll((all) => [
          ...new Set(
            all.flatMap((control) => {
              const { name } = control as HTMLInputElement
              return name === 'promo_code' || name === '' ? [] : name
            }),
          ),
        ])
    const promo = field(page, 'Promo code')

    expect(await asked()).toEqual(['type', 'first_name', 'last_name', 'sport_key', 'gender', 'birth_year'])
    await expect(promo).toBeVisible()
    await expect(field(page, /^Sport/)).toHaveValue('basketball')
    await expect(tellUs(page).getByRole('radio', { checked: true })).toHaveCount(0)

    await field(page, 'I am').selectOption('Coach')
    await expect
      .poll(asked)
      .toEqual(['type', 'first_name', 'last_name', 'college_id', 'position', 'team_gender', 'staff_page_url'])
    await expect(promo).toHaveCount(0)

    await field(page, 'I am').selectOption('Grandmother')
    expect(await asked()).toEqual([
      'type',
      'first_name',
      'last_name',
      'athlete_first_name',
      'athlete_last_name',
      'sport_key',
      'gender',
    ])
    await expect(tellUs(page).getByRole('radiogroup', { name: /^Athlete's Gender/ })).toBeVisible()
    await expect(promo).toBeVisible()
  })

  test('sees what is missing and keeps what was typed', async ({ page }) => {
    const { last_name } = await comeWithoutRole(page)
    await page.goto('/')
    await field(page, 'I am').selectOption('Aunt')
    await field(page, /^Athlete's Last Name/).fill('Quist')
    await goOn(page)
    const athleteName = field(page, /^Athlete's First Name/)
    await expect(athleteName).toBeFocused()
    await expect(athleteName).toHaveAccessibleDescription("Please enter Athlete's First Name")
    await field(page, /^Last Name/).fill('  ')
    await field(page, /^Last Name/).blur()
    await expect(field(page, /^Last Name/)).toHaveAccessibleDescription('Please enter Last Name')
    await field(page, /^Last Name/).fill(last_name)
    await expect(field(page, /^Last Name/)).not.toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, /^Athlete's Last Name/)).toHaveValue('Quist')
    await expect(field(page, 'I am')).toHaveValue('aunt')
    expect(await viewer(page)).toMatchObject({ type: 'unknown' })
  })

  test("becomes a parent and lands on the athlete's page", async ({ page }) => {
    await comeWithoutRole(page)
    const athlete = aPerson()
    await page.goto('/about-us')
    await field(page, 'I am').selectOption('Mother')
    await field(page, /^Athlete's First Name/).fill('Nia')
    await field(page, /^Athlete's Last Name/).fill(athlete.last_name)
    await field(page, /^Athlete's Sport/).selectOption('Hockey')
    await tellUs(page).getByRole('radio', { name: 'Female' }).check()
    await goOn(page)
    await expect(page).toHaveURL(`/nia-${athlete.last_name.toLowerCase()}?mode=edit#guide`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await viewer(page)).toMatchObject({
      type: 'parent',
      gender: 'female',
      athletes: [{ first_name: 'Nia', sport: { key: 'hockey' } }],
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tellUs(page)).toHaveCount(0)
  })

  test('continues after a reload, with the code they have', async ({ page }) => {
    const { email, ...person } = aPerson()
    await comeByNetwork(page.request, 'twitter', person)
    await page.goto('/')
    await field(page, 'Email').fill(email)
    await goOn(page)
    await expect(page.getByRole('dialog', { name: 'Check Your Email' })).toBeVisible()
    const code = await codeFor(page.request, email)

    await page.reload()
    await field(page, 'Email').fill(email)
    await goOn(page)
    await expect(page.getByRole('dialog', { name: 'Check Your Email' })).toBeVisible()
    await loginPopup(page).typeCode(code)
    await expect(page).toHaveURL(`/robin-${person.last_name.toLowerCase()}?mode=edit#guide`)
  })

  test('is not asked in one tab after choosing in another', async ({ page, context }) => {
    await comeWithoutRole(page)
    const other = await context.newPage()
    await other.goto('/about-us')
    await expect(tellUs(other)).toBeVisible()
    await page.goto('/')
    await field(page, 'I am').selectOption('Coach')
    await nameCollege(tellUs(page))
    await goOn(page)
    await expect(page).toHaveURL('/coach/users')
    await expect(tellUs(other)).toHaveCount(0)
    await expect(other.getByRole('button', { name: 'Sign In' })).toHaveCount(0)
    await expect(other).toHaveURL('/about-us')
  })

  test('can sign out instead', async ({ page }) => {
    await comeWithoutRole(page)
    await page.goto('/packages')
    await tellUs(page).getByRole('button', { name: 'Sign out' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure that you want to Sign Out?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(tellUs(page)).toBeVisible()
    await tellUs(page).getByRole('button', { name: 'Sign out' }).click()
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect((await page.request.get('/api/user')).status()).toBe(401)
  })

  test.describe('when refused', () => {
    test.use({ expectedComplaint: /^Failed to load resource.*422/ })

    test('sees that an address is taken, and that a code is wrong', async ({ page }) => {
      const { email, ...person } = aPerson()
      await comeByNetwork(page.request, 'twitter', person)
      await page.goto('/')
      await field(page, 'Email').fill(demoAccountOf('coach').email)
      await goOn(page)
      await expect(field(page, 'Email')).toHaveAccessibleDescription('This email has already been taken')
      await expect(field(page, 'Email')).toBeFocused()

      await field(page, 'Email').fill(email)
      await goOn(page)
      const code = await codeFor(page.request, email)
      await loginPopup(page).typeCode(String((Number(code) + 1) % 10_000).padStart(4, '0'))
      await expect(page.getByText('The verification code is invalid.')).toBeVisible()
      expect(await viewer(page)).toMatchObject({ type: 'unknown' })

      await page.getByRole('button', { name: 'Change the address' }).click()
      await expect(field(page, 'Email')).toBeFocused()
      await expect(field(page, 'Email')).toHaveValue(email)
    })
  })
})
