import { expect, expectAccessible, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { aPerson, linkFor, signUpByApi } from './people.ts'

const newPassword = 'Fast-Break8'

test.describe('from start to finish', () => {
  // Afterwards the test checks that nobody is signed in.
  test.use({ expectedComplaint: /^Failed to load resource.*401.*\/api\/user$/ })

  test('by the emailed link: a new password, and every other browser is signed out', async ({
    page,
    browser,
    request,
  }) => {
    const other = await browser.newContext()
    const { email, password } = await signUpByApi(other.request)
    const otherPage = await other.newPage()
    await otherPage.goto('/user/setting')
    await expect(otherPage.getByRole('heading', { level: 1 })).toBeVisible()

    const login = loginPopup(page)
    await login.open()
    await login.email.fill(email)
    await login.button('Reset Password?').click()
    await login.button('Request a Password Reset').click()
    await expect(login.titled('Time to Check Your Email')).toContainText(
      'We will send you a link to change your password.',
    )
    await login.button('Got It').click()
    await expect(login.titled('Sign In')).toBeVisible()

    const link = await linkFor(request, email, '/password/reset/')
    await page.goto(link)
    await expect(login.titled('Please input new password')).toBeVisible()
    await expect(login.password).toHaveAccessibleDescription(/6 characters minimum/)
    await login.password.fill(newPassword)
    await login.popup.getByLabel(/^Password confirmation/).fill(newPassword)
    await login.button('Save the new password').click()
    await expect(page).toHaveURL('/')
    await expect(login.popup).toBeHidden()
    await expect(page.getByText('Your password is changed, and you are signed in')).toBeVisible()
    expect((await (await page.request.get('/api/user')).json()).data).toMatchObject({ email })
    await expect(page.getByRole('banner').getByRole('button', { name: /^Robin / })).toBeVisible()

    await expect(otherPage).toHaveURL('/')
    await expect(otherPage.getByText('You have been signed out.')).toBeVisible()
    expect((await other.request.get('/api/user')).status()).toBe(401)
    const signIn = async (tried: string) =>
      (await request.post('/api/login', { data: { email, password: tried } })).status()
    expect([await signIn(password), await signIn(newPassword)]).toEqual([422, 200])
    await other.close()
  })
})

test('the popup shows how strong the password is, and when the confirmation does not match', async ({
  page,
}) => {
  const login = loginPopup(page)
  await page.route('**/api/password/check-reset', (route) =>
    route.fulfill({ json: { data: { is_valid: true } } }),
  )
  await page.goto('/password/reset/no-such-token?email=robin@example.test')
  const confirmation = login.popup.getByLabel(/^Password confirmation/)
  const save = login.button('Save the new password')
  await expect(save).toBeDisabled()
  await login.password.fill('secret')
  await expect(login.password).toHaveAccessibleDescription(/Password strength: Weak/)
  await expect(save).toBeDisabled()
  await login.password.fill('Robin-2027')
  await expect(login.popup.getByText('Leave your name and email out of your password.')).toBeVisible()
  await login.password.fill('Baseball!')
  await expect(login.popup.getByText(/on the list of most used passwords/)).toBeVisible()
  await expect(login.popup.getByRole('listitem').filter({ hasText: ': missing' })).toHaveText(/^A number/)
  await expect(save).toBeDisabled()
  await login.password.fill(newPassword)
  await expect(login.password).toHaveAccessibleDescription(/Password strength: Strong/)
  for (const [typed, fault] of [
    ['', 'Please enter password confirmation'],
    ['Fast', 'Password Confirmation must be at least 6 characters long.'],
    ['Fast-Break9', "Password Confirmation doesn't match with Password"],
  ] as const) {
    await confirmation.fill(typed)
    await save.click()
    await expect(confirmation).toHaveAccessibleDescription(fault)
    await expect(confirmation).toBeFocused()
  }
  await expectAccessible(page, '[role="dialog"]')
})

test("the link's page is closed to search engines, and its address is not leaked", async ({ page }) => {
  const answer = await page.goto('/password/reset/no-such-token?email=robin@example.test')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
})

test.describe('when refused', () => {
  test.use({ expectedComplaint: /^Failed to load resource.*422/ })

  test('an unknown or malformed address shows an error', async ({ page }) => {
    const login = loginPopup(page)
    await login.open()
    await login.button('Reset Password?').click()
    const { email } = aPerson()
    await login.email.fill(email)
    await login.button('Request a Password Reset').click()
    await expect(login.email).toHaveAccessibleDescription("We can't find a user with that e-mail address.")
    await expect(login.email).toHaveValue(email)
    await login.email.fill('robin@')
    await login.button('Request a Password Reset').click()
    await expect(login.email).toHaveAccessibleDescription('The email is invalid.')
  })

  test('a link works one time; after that, another one can be requested', async ({
    page,
    context,
    request,
  }) => {
    const { email } = await signUpByApi(page.request)
    await context.clearCookies()
    await request.post('/api/password/email', { data: { email } })
    const link = await linkFor(request, email, '/password/reset/')
    const token = /reset\/([^?]+)/.exec(link)?.[1]
    const used = await request.post('/api/password/reset', { data: { token, email, password: newPassword } })
    expect(used.status()).toBe(200)

    const login = loginPopup(page)
    await page.goto(link)
    await expect(login.titled('This Link No Longer Works'), 'shown before a password is typed').toBeVisible()
    await expect(login.password).toHaveCount(0)
    await login.button('Request a new link').click()
    await expect(login.titled('Reset Password')).toBeVisible()
    await expect(login.email).toHaveValue(email)
  })
})
