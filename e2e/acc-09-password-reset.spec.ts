import { expect, expectAccessible, fromHere, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { linkFor, signUpByApi } from './people.ts'

const newPassword = 'Fast-Break8'

test('by the emailed link: a new password one time, and every other browser is signed out', async ({
  page,
  context,
  playwright,
  request,
}) => {
  const other = await playwright.request.newContext(fromHere())
  const { email, password } = await signUpByApi(other)
  const login = loginPopup(page)

  await test.step('the link is requested and emailed', async () => {
    await login.open()
    await login.email.fill(email)
    await login.button('Reset Password?').click()
    await login.button('Request a Password Reset').click()
    await expect(login.titled('Time to Check Your Email')).toContainText(
      'We will send you a link to change your password.',
    )
    await login.button('Got It').click()
    await expect(login.titled('Sign In')).toBeVisible()
  })

  const link = await linkFor(request, email, '/password/reset/')
  await test.step('the link asks for a new password, which signs in', async () => {
    await page.goto(link)
    await expect(login.titled('Please input new password')).toBeVisible()
    await expect(login.password).toHaveAccessibleDescription(/6 characters minimum/)
    await expect(login.button('Save the new password')).toBeDisabled()
    await login.password.fill(newPassword)
    await login.popup.getByLabel(/^Password confirmation/).fill(newPassword)
    await expectAccessible(page, '[role="dialog"]')
    await login.button('Save the new password').click()
    await expect(page).toHaveURL('/')
    await expect(login.popup).toBeHidden()
    await expect(page.getByText('Your password is changed, and you are signed in')).toBeVisible()
    expect((await (await page.request.get('/api/user')).json()).data).toMatchObject({ email })
    await expect(page.getByRole('banner').getByRole('button', { name: /^Robin / })).toBeVisible()
  })

  await test.step('every other browser is signed out, and the old password is refused', async () => {
    expect((await other.get('/api/user')).status()).toBe(401)
    const signIn = async (tried: string) =>
      (await request.post('/api/login', { data: { email, password: tried } })).status()
    expect([await signIn(password), await signIn(newPassword)]).toEqual([422, 200])
    await other.dispose()
  })

  await test.step('a link works one time; after that, another one can be requested', async () => {
    await page.goto('about:blank')
    await context.clearCookies()
    await page.goto(link)
    await expect(login.titled('This Link No Longer Works'), 'shown before a password is typed').toBeVisible()
    await expect(login.password).toHaveCount(0)
    await login.button('Request a new link').click()
    await expect(login.titled('Reset Password')).toBeVisible()
    await expect(login.email).toHaveValue(email)
  })
})
