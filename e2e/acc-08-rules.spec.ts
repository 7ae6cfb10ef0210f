import { expect, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { aPerson, codeFor } from './people.ts'

test('fields show their errors at the right moment, and stray characters do not reach the account', async ({
  page,
  request,
}) => {
  const { first_name, last_name, email, password } = aPerson()
  const login = loginPopup(page)
  await login.open()

  await test.step('a field shows its error when you leave it, not while you are still typing', async () => {
    await login.email.press('Tab')
    await expect(login.email).toHaveAccessibleDescription('Please enter email address')
    await login.email.fill('robin')
    await expect(login.email).toHaveAccessibleDescription('Enter a valid email, such as name@example.com')
    await login.email.fill('robin@example.test')
    await expect(login.email).not.toHaveAttribute('aria-invalid', 'true')
    await login.password.press('Tab')
    await expect(login.password).toHaveAccessibleDescription('Please enter your password')
    await login.password.fill('12345')
    await expect(login.password).toHaveAccessibleDescription('Password must be at least 6 characters long.')
  })

  await test.step('a button stays under the finger when the field above it gets an error', async () => {
    await login.button('Reset Password?').click()
    await login.button('Back to Log In').click()
    await login.email.fill('robin')
    await expect(login.email).not.toHaveAttribute('aria-invalid', 'true')
    await login.button('Create an account').click()
    await expect(login.titled('Create Your Account')).toBeVisible()
  })

  await test.step('Enter with invalid fields shows what is wrong', async () => {
    await login.button('Sign up with email').click()
    await login.email.press('Enter')
    await expect(login.email).toHaveAccessibleDescription('Please enter a valid email address.')
  })

  await test.step('stray characters are removed and do not reach the account', async () => {
    await login.email.fill('')
    await login.email.pressSequentially(` ${email.replace('@', ' @ ')} `)
    await expect(login.email).toHaveValue(email)
    await login.toStep(2)
    await login.toStep(3)
    await login.field('First Name').fill('Al')
    await login.field('First Name').press('Enter')
    await expect(login.field('First Name')).toHaveAccessibleDescription(
      'Please enter First Name (at least 3 symbols)',
    )
    await login.field('First Name').fill(`  ${first_name}   Lee `)
    await login.field('Last Name').fill(`\t${last_name} `)
    await login.password.pressSequentially(`${password.slice(0, 5)} ${password.slice(5)} `)
    await expect(login.password).toHaveValue(password)
    await login.button('Create account').click()
    await login.typeCode(await codeFor(page.request, email))
    await expect(login.titled('Congratulations')).toBeVisible()
    const { data } = await (await page.request.get('/api/user')).json()
    expect(data).toMatchObject({ first_name: `${first_name} Lee`, last_name, email })
    const signedIn = await request.post('/api/login', { data: { email, password } })
    expect(signedIn.status()).toBe(200)
  })
})
