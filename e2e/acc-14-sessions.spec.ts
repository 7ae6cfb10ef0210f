import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, fromHere, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { save, section } from './own-page.ts'
import { aPerson, codeFor, demoAccountOf, mailTo, signUpByApi } from './people.ts'

const newPassword = 'Fast-Break8'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const tablet = phone.replace('iPhone; CPU iPhone OS', 'iPad; CPU OS')
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const devices = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Where you are signed in' }) })
    .getByRole('listitem')

const signIn = (page: Page, email: string, password: string) =>
  page.request.post('/api/login', { data: { email, password }, headers: { cookie: '' } })

/** Signs the same person in elsewhere. Returns a function that gives the status of a call from there. */
const elsewhere = async (
  browser: Browser,
  { email, password }: { email: string; password: string },
  userAgent = phone,
) => {
  const context = await browser.newContext({ ...fromHere(), userAgent })
  expect((await context.request.post('/api/login', { data: { email, password } })).status()).toBe(200)
  return async () => (await context.request.get('/api/user')).status()
}

test.describe('on the account page', () => {
  test.use({ expectedComplaint: /^Failed to load resource.*422/ })

  test('the code sent to a new address confirms it, and the old address is notified', async ({
    page,
    browser,
  }) => {
    const person = await signUpByApi(page.request)
    const { email } = aPerson()
    const statusElsewhere = await elsewhere(browser, person)
    await page.goto('/user/setting')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'About you',
      'Email',
      'Password',
      'Where you are signed in',
      'Units',
      'Family',
      'Help and contact',
      'Your data',
      'Delete account',
    ])
    await expectAccessible(page)
    await button(page, 'Change email').click()
    const address = dialog(page).getByLabel(/^New email/)
    const password = dialog(page).getByLabel(/^Password/)

    await test.step('when refused, the error is shown at its field, and what was typed stays', async () => {
      for (const [given, proof, wrong, fault] of [
        [email, 'Not-The-Password-1', password, 'The password you entered is incorrect.'],
        [person.email, person.password, address, 'This is your email address already.'],
        [demoAccountOf('coach').email, person.password, address, 'This email has already been taken'],
      ] as const) {
        await address.fill(given)
        await password.fill(proof)
        await button(page, 'Send the code').click()
        await expect(wrong).toHaveAccessibleDescription(fault)
        await expect(wrong).toBeFocused()
        await expect(address).toHaveValue(given)
      }
      await expectAccessible(page)
    })

    await address.fill(email)
    await button(page, 'Send the code').click()
    const code = await codeFor(page.request, email)
    const box = dialog(page).getByRole('textbox', { name: /^Code/ })
    await expect(box).toBeFocused()
    await expect(page.getByText(person.email).first(), 'nothing has changed yet').toBeAttached()
    await expectAccessible(page)
    await page.keyboard.type(String((Number(code) + 1) % 10_000).padStart(4, '0'))
    await expect(dialog(page).getByText('The verification code is invalid.')).toBeVisible()
    await box.click()
    await page.keyboard.type(code)
    await expect(page.getByText(`From now on you sign in with ${email}.`)).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText(person.email)).toHaveCount(0)

    expect(await statusElsewhere(), 'everywhere else is signed out').toBe(401)
    expect(await mailTo(page.request, person.email, /address/i)).toContain(email)
    expect((await signIn(page, person.email, person.password)).status()).toBe(422)
    expect((await signIn(page, email, person.password)).status()).toBe(200)
  })

  test('one device is signed out from the list, and a new password signs out all others', async ({
    page,
    browser,
  }) => {
    const person = await signUpByApi(page.request)
    const statusOnPhone = await elsewhere(browser, person, phone)
    const statusOnTablet = await elsewhere(browser, person, tablet)
    await page.goto('/user/setting')

    await test.step('one device is signed out from the list, and no other', async () => {
      await expect(devices(page)).toHaveCount(3)
      await expect(devices(page).first()).toContainText('This device')
      await button(page, 'Sign out on Safari on iPhone').click()
      await expect(page.getByText('Signed out on Safari on iPhone.')).toBeVisible()
      await expect(devices(page)).toHaveCount(2)
      expect(await statusOnPhone()).toBe(401)
      expect(await statusOnTablet()).toBe(200)
      expect((await page.request.get('/api/user')).status()).toBe(200)
    })

    await button(page, 'Change password').first().click()
    const now = dialog(page).getByLabel(/^Password/)
    await expect(now).toBeFocused()
    const fresh = dialog(page).getByLabel(/^New password \*/)
    const again = dialog(page).getByLabel(/^New password again/)

    await test.step('another password needs the current one', async () => {
      await now.fill('Not-The-Password-1')
      await fresh.fill(newPassword)
      await again.fill(newPassword)
      await expect(dialog(page).getByText('Strong')).toBeVisible()
      await expectAccessible(page)
      await dialog(page).getByRole('button', { name: 'Change password' }).click()
      await expect(now).toHaveAccessibleDescription('The password you entered is incorrect.')
      await expect(now).toBeFocused()
    })

    await test.step('a new password signs out everywhere else', async () => {
      await now.fill(person.password)
      await dialog(page).getByRole('button', { name: 'Change password' }).click()
      await expect(
        page.getByText('Your password is changed. Everywhere else you are signed out.'),
      ).toBeVisible()
      await expect(devices(page)).toHaveCount(1)
      await expect(button(page, 'Sign out everywhere else')).toHaveCount(0)
      expect(await statusOnTablet()).toBe(401)
      expect((await page.request.get('/api/user')).status(), 'this browser stays signed in').toBe(200)
      expect((await signIn(page, person.email, person.password)).status()).toBe(422)
      expect((await signIn(page, person.email, newPassword)).status()).toBe(200)
      await mailTo(page.request, person.email, /password/i)
    })
    await expectToFit(page)
  })
})

test.describe('signed out elsewhere in the middle of an edit', () => {
  test.use({ expectedComplaint: /^Failed to load resource.*40[13]/ })

  /** Types a quote into the person's own page. Then another device ends the session. */
  const typedAndSignedOut = async (page: Page, browser: Browser) => {
    const person = await signUpByApi(page.request)
    const { data } = await (await page.request.get('/api/user')).json()
    await page.goto(`/${data.athlete_slug}?mode=edit`)
    await section(page, 'Quote').getByRole('button').first().click()
    const text = page.getByRole('textbox', { name: /quote|said|words/i }).first()
    await text.fill('Defense travels')
    const context = await browser.newContext({ ...fromHere(), userAgent: phone })
    const { email, password } = person
    const signedIn = await context.request.post('/api/login', { data: { email, password } })
    const headers = { authorization: `Bearer ${(await signedIn.json()).token}` }
    const ended = await context.request.post('/api/user/sessions/end-others', { headers })
    expect(ended.status(), await ended.text()).toBe(200)
    const quote = async () =>
      (await (await context.request.get(`/api/athlete/${data.athlete_slug}`)).json()).data.quote?.text
    return { person, text, quote }
  }

  test('signing in over the page continues the edit: nothing typed is lost', async ({ page, browser }) => {
    const { person, text, quote } = await typedAndSignedOut(page, browser)
    const { titled, email, password, button: press } = loginPopup(page)
    await expect(titled('Sign In')).toBeVisible()
    await expect(
      page.getByText('You have been signed out. Sign in to continue. What you typed is still here.'),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(titled('Sign In')).toHaveCount(0)
    await expect(text).toHaveValue('Defense travels')
    await save(page).click()
    await expect(titled('Sign In')).toBeVisible()
    await expectAccessible(page)
    await expect(email).toHaveValue(person.email)
    await password.fill(person.password)
    await press('Sign In').click()
    // "Saved" is gone after a second.
    await expect.poll(quote).toBe('Defense travels')
    await expect(titled('Sign In')).toHaveCount(0)
    await expect(save(page)).toHaveCount(0)
  })

  test('signing in to another account saves nothing and reloads the page', async ({ page, browser }) => {
    const other = demoAccountOf('coach')
    const { text, quote } = await typedAndSignedOut(page, browser)
    const { titled, signIn: signInAs } = loginPopup(page)
    await expect(titled('Sign In')).toBeVisible()
    await page.keyboard.press('Escape')
    await save(page).click()
    await signInAs(other)
    await expect(text).toHaveCount(0)
    await expect(titled('Sign In')).toHaveCount(0)
    expect((await (await page.request.get('/api/user')).json()).data.email).toBe(other.email)
    expect(await quote()).toBeUndefined()
  })
})
