import { expect, onPhonesToo, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { aPerson, signUpByApi } from './people.ts'

const noMatch =
  'The email and password you entered did not match our records. Please double-check and try again.'

test('needs an address and a password of six characters', async ({ page }) => {
  const login = loginPopup(page)
  await login.open()
  await expect(login.button('Sign In')).toBeDisabled()
  await login.email.fill('robin@example.test')
  await login.password.fill('12345')
  await expect(login.button('Sign In')).toBeDisabled()
  await login.password.fill('123456')
  await expect(login.button('Sign In')).toBeEnabled()
  await login.email.fill('robin@')
  await expect(login.button('Sign In')).toBeDisabled()
})

test(
  'signs in without a page load, and remembers for 15,000,000 seconds',
  onPhonesToo,
  async ({ page, context, request }) => {
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
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    const [token] = (await context.cookies()).filter(({ name }) => name === 'main-auth-token')
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: /^Robin / })).toBeVisible()
  },
)

test('without Remember Me the session ends with the browser', async ({ page, context, request }) => {
  const person = await signUpByApi(request)
  const login = loginPopup(page)
  await login.open()
  await login.popup.getByRole('checkbox', { name: 'Remember Me' }).uncheck()
  await login.signIn(person)
  await expect(login.popup).toBeHidden()
  const [token] = (await context.cookies()).filter(({ name }) => name === 'main-auth-token')
  expect(token?.expires).toBe(-1)
})

test.describe('when refused', () => {
  test.use({ expectedComplaint: /^Failed to load resource.*(422|429)/ })

  test('an unknown device learns only that the two do not match, and keeps what was typed', async ({
    page,
    request,
  }) => {
    const { email } = await signUpByApi(request)
    const login = loginPopup(page)
    await login.open()
    for (const address of [email, aPerson().email]) {
      await login.signIn({ email: address, password: 'Not-The-Password-1' })
      await expect(login.refusal).toHaveText(noMatch)
      await expect(login.email).toHaveValue(address)
      await expect(login.password).toHaveValue('Not-The-Password-1')
    }
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('a known device learns that the password is wrong, and the right one signs in', async ({
    page,
    context,
  }) => {
    const { email, password } = await signUpByApi(page.request)
    await context.clearCookies({ name: 'main-auth-token' })
    const login = loginPopup(page)
    await login.open()
    await login.signIn({ email, password: 'Not-The-Password-1' })
    await expect(login.refusal).toContainText('Incorrect password')
    await expect(login.refusal).toContainText('The password you entered is incorrect.')
    await expect(login.email).toHaveValue(email)
    await login.signIn({ email, password })
    await expect(login.popup).toBeHidden()
  })

  test('too many tries show how long to wait', async ({ page }) => {
    const login = loginPopup(page)
    await login.open()
    for (let tried = 0; tried < 10; tried++) await page.request.post('/api/login', { data: {} })
    const typed = { email: aPerson().email, password: 'Not-The-Password-1' }
    await login.signIn(typed)
    await expect(login.refusal).toHaveText(/^Too many attempts\. Please try again in \d+ s\.$/)
    await expect(login.email).toHaveValue(typed.email)
    await expect(login.password).toHaveValue(typed.password)
  })
})
