import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
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
  test('is asked on any page, may postpone it, finds it again under Sign In, and can sign out', async ({
    page,
  }) => {
    await comeWithoutRole(page)
    const sentHome = await page.request.get('/user/setting', { maxRedirects: 0 })
    expect([sentHome.status(), sentHome.headers().location], 'a page that is not for them').toEqual([
      302,
      '/',
    ])
    await page.goto('/about-us')
    await expect(tellUs(page)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(tellUs(page)).toBeHidden()
    await expect(page).toHaveURL('/about-us')
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
    await expect(tellUs(page)).toBeVisible()

    await test.step('can sign out instead', async () => {
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
  })

  test("sees what is missing, becomes a parent, and lands on the athlete's page", async ({ page }) => {
    const { last_name } = await comeWithoutRole(page)
    const athlete = aPerson()
    await page.goto('/about-us')
    await field(page, 'I am').selectOption('Mother')
    await field(page, /^Athlete's Last Name/).fill(athlete.last_name)
    await goOn(page)
    const athleteName = field(page, /^Athlete's First Name/)
    await expect(athleteName).toBeFocused()
    await expect(athleteName).toHaveAccessibleDescription("Please enter Athlete's First Name")
    await expect(field(page, /^Last Name/)).toHaveValue(last_name)
    expect(await viewer(page)).toMatchObject({ type: 'unknown' })

    await athleteName.fill('Nia')
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
  })

  test('goes to the requested page after choosing, and is no longer asked in another tab', async ({
    page,
    context,
  }) => {
    await comeWithoutRole(page)
    const other = await context.newPage()
    await other.goto('/about-us')
    await expect(tellUs(other)).toBeVisible()
    await page.goto('/about-us?url=/coach/setting')
    await field(page, 'I am').selectOption('Coach')
    await nameCollege(tellUs(page))
    await goOn(page)
    await expect(page).toHaveURL('/coach/setting')
    await expect(tellUs(page)).toHaveCount(0)
    await expect(tellUs(other)).toHaveCount(0)
    await expect(other.getByRole('button', { name: 'Sign In' })).toHaveCount(0)
    await expect(other).toHaveURL('/about-us')
  })

  test.describe('whose network shares no address', () => {
    test.use({ expectedComplaint: /^Failed to load resource.*422/ })

    test('is asked for one, which is verified by code, also after a reload', async ({ page }) => {
      const { email, ...person } = aPerson()
      await comeByNetwork(page.request, 'twitter', person)
      await page.goto('/about-us')

      await test.step('sees that an address is taken, and that a code is wrong', async () => {
        await expect(field(page, 'Email')).toHaveValue('')
        await expectToFit(page)
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

      await test.step('continues after a reload, with the code they have', async () => {
        const code = await codeFor(page.request, email)
        await page.reload()
        await field(page, 'Email').fill(email)
        await goOn(page)
        await expect(page.getByRole('dialog', { name: 'Check Your Email' })).toBeVisible()
        await loginPopup(page).typeCode(code)
        await expect(page).toHaveURL(`/robin-${person.last_name.toLowerCase()}?mode=edit#guide`)
        expect(await viewer(page)).toMatchObject({ type: 'athlete', email, email_verified: true })
      })
    })
  })
})
