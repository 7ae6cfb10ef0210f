import { expect, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { aPerson, signUpByApi } from './people.ts'

const noMatch =
  'The email and password you entered did not match our records. Please double-check and try again.'

test('signs in without a page load, and remembers for 15,000,000 seconds', async ({
  page,
  context,
  request,
}) => {
  const { email, password } = await signUpByApi(request)
  const login = loginPopup(page)
  await login.open()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await expect(login.popup.getByRole('checkbox', { name: 'Remember Me' })).toBeChecked()
  const answer = page.waitForResponse('**/api/login')
  await login.signIn({ email, password })
  const cookies = (await (await answer).headerValues('set-cookie')).join('\n')
  expect(cookies).toMatch(/^main-auth-token=[^;\n]+;.*Max-Age=15000000\b/m)
  await expect(login.popup).toBeHidden()
  await expect(page).toHaveURL(/\/robin-/)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Robin / })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  const [token] = (await context.cookies()).filter(({ name }) => name === 'main-auth-token')
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
})

test.describe('when refused', () => {
  test.use({ expectedComplaint: /^Failed to load resource.*(422|429)/ })

  test('says as much as this device may know, and keeps what was typed', async ({
    page,
    context,
    request,
  }) => {
    const wrong = 'Not-The-Password-1'
    const elsewhere = await signUpByApi(request)
    const here = await signUpByApi(page.request)
    await context.clearCookies({ name: 'main-auth-token' })
    const login = loginPopup(page)
    await login.open()
    const keepsWhatWasTyped = async (email: string) => {
      await expect(login.email).toHaveValue(email)
      await expect(login.password).toHaveValue(wrong)
    }

    await test.step('an unknown device learns only that the two do not match', async () => {
      for (const email of [elsewhere.email, aPerson().email]) {
        await login.signIn({ email, password: wrong })
        await expect(login.refusal).toHaveText(noMatch)
        await keepsWhatWasTyped(email)
      }
    })

    await test.step('a known device learns that the password is wrong', async () => {
      await login.signIn({ email: here.email, password: wrong })
      await expect(login.refusal).toContainText('Incorrect password')
      await expect(login.refusal).toContainText('The password you entered is incorrect.')
      await keepsWhatWasTyped(here.email)
    })

    await test.step('too many tries show how long to wait', async () => {
      for (let tried = 0; tried < 10; tried++) await page.request.post('/api/login', { data: {} })
      await login.button('Sign In').click()
      await expect(login.refusal).toHaveText(/^Too many attempts\. Please try again in \d+ seconds?\.$/)
      await keepsWhatWasTyped(here.email)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })
  })
})
