import { expect, expectAccessible, onPhonesToo, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { aPerson, codeFor, mailsTo, signUpByApi } from './people.ts'

test(
  'an athlete signs up in three steps, enters the code, and has a page',
  onPhonesToo,
  async ({ page, request }) => {
    const person = aPerson()
    const login = loginPopup(page)
    let registered = 0
    page.on('request', (sent) => {
      if (sent.url().endsWith('/api/register')) registered += 1
    })
    await login.open()

    await test.step('a taken address shows that while you type, and links to Sign In', async () => {
      const { email } = await signUpByApi(request)
      await login.button('Create an account').click()
      await login.button('Sign up with email').click()
      await expect(login.password, 'hidden until the address is valid').toHaveCount(0)
      await expect(login.button('Continue')).toBeDisabled()
      await login.email.fill(email.toUpperCase())
      await expect(login.email).toHaveAccessibleDescription('This email has already been taken')
      await expect(login.button('Continue')).toBeDisabled()
      await login.button('Sign In').click()
      await expect(login.titled('Sign In')).toBeVisible()
      await expect(login.email).toHaveValue(email.toUpperCase())
      await login.button('Create an account').click()
      await login.button('Sign up with email').click()
    })

    await test.step('ACC-07 a Weak password prevents creating the account', async () => {
      await login.email.fill(person.email)
      await login.toStep(2)
      await login.choice('Sport').selectOption('Soccer')
      await login.popup.getByRole('radio', { name: 'Female' }).check()
      await login.toStep(3)
      await login.fillPerson({ ...person, password: 'Robin-2027' })
      await expect(login.popup.getByText('Leave your name and email out of your password.')).toBeVisible()
      await expect(login.password).toHaveAccessibleDescription(/Password strength: Weak/)
      await expect(login.button('Create account')).toBeDisabled()
      await login.password.fill(person.password)
      await expect(login.password).toHaveAccessibleDescription(/Password strength: Strong/)
    })

    await test.step('a double click registers one account and sends one email', async () => {
      await login.button('Create account').dblclick()
      await expect(login.titled('Check Your Email')).toBeVisible()
      await codeFor(page.request, person.email)
      expect(registered).toBe(1)
      expect(await mailsTo(page.request, person.email)).toHaveLength(1)
    })

    await test.step('ACC-06 the screen shows where the code was sent; a right code congratulates and signs in', async () => {
      await expect(login.popup).toContainText('Four digits are on their way to ro•••@example.test')
      await expect(login.popup).toContainText('Check your spam folder')
      await login.typeCode(await codeFor(page.request, person.email))
      await expect(login.titled('Congratulations')).toContainText('Your account is ready, Robin.')
      await login.button('Got It').click()
      await expect(page).toHaveURL(`/robin-${person.last_name.toLowerCase()}?mode=edit#guide`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(person.last_name)
      const { data } = await (await page.request.get('/api/user')).json()
      expect(data).toMatchObject({
        type: 'athlete',
        gender: 'female',
        sport: { key: 'soccer' },
        email: person.email,
      })
    })
  },
)

test("a mother names her athlete and gets the athlete's page and a family", async ({ page }) => {
  const mother = aPerson()
  const athlete = aPerson()
  const login = loginPopup(page)
  await login.openSignUp()
  await login.email.fill(mother.email)
  await login.toStep(2)
  await login.choice('I am').selectOption('Mother')
  await login.choice("Athlete's Sport").selectOption('Hockey')
  await login.popup.getByRole('radiogroup', { name: "Athlete's Gender" }).getByLabel('Female').check()
  await expectAccessible(page, '[role="dialog"]')
  await login.toStep(3)
  await login.fillPerson({ ...mother, password: 'weak' })
  await login.password.blur()
  await expectAccessible(page, '[role="dialog"]')
  await login.password.fill(mother.password)
  await expect(login.button('Create account')).toBeDisabled()
  await login.field("Athlete's First Name").fill(athlete.first_name)
  await login.field("Athlete's Last Name").fill(athlete.last_name)
  await login.button('Create account').click()
  await login.typeCode(await codeFor(page.request, mother.email))
  await login.button('Got It').click()
  await expect(page).toHaveURL(`/robin-${athlete.last_name.toLowerCase()}?mode=edit#guide`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(athlete.last_name)

  const { data } = await (await page.request.get('/api/user')).json()
  expect(data).toMatchObject({ type: 'parent', gender: 'female', sport: { key: 'hockey' } })
  const { data: families } = await (await page.request.get('/api/user/families')).json()
  expect(families).toMatchObject([
    { first_name: athlete.first_name, last_name: athlete.last_name, members: [{}, {}] },
  ])
})

test('an unfinished sign-up survives a reload, and Back goes one step back', async ({ page }) => {
  const person = aPerson()
  const login = loginPopup(page)
  await page.goto('/contact-us')
  await login.openSignUp('/about-us?role=mother')
  await login.email.fill(person.email)
  await login.toStep(2)
  await login.choice("Athlete's Sport").selectOption('Hockey')
  await login.popup.getByRole('radiogroup', { name: "Athlete's Gender" }).getByLabel('Female').check()
  await login.toStep(3)
  await login.field('First Name').fill(person.first_name)
  await page.reload()
  await expect(login.field('First Name')).toHaveValue(person.first_name)
  await page.goBack()
  await expect(login.popup.getByText('Step 2 of 3')).toBeVisible()
  await expect(login.choice("Athlete's Sport")).toHaveValue('hockey')
  await page.goBack()
  await expect(login.email).toHaveValue(person.email)
  await page.goBack()
  await expect(login.popup).toHaveCount(0)
  await expect(page).toHaveURL('/about-us')
  await page.goBack()
  await expect(page).toHaveURL('/contact-us')
})

test('a sign-up closed at the code step continues by signing in with its password', async ({ page }) => {
  const person = aPerson()
  const login = loginPopup(page)
  await login.signUp(person)
  await page.mouse.click(5, 5)
  await expect(login.titled('Check Your Email')).toBeVisible()
  await page.reload()
  await expect(login.titled('Check Your Email'), 'the code is still asked for').toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await login.button('Close').click()
  await expect(login.popup).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await login.signIn(person)
  await expect(login.titled('Check Your Email')).toBeVisible()
  await login.typeCode(await codeFor(page.request, person.email))
  await login.button('Got It').click()
  await expect(login.popup).toHaveCount(0)
  await expect(page).toHaveURL(/\/robin-/)
  await page.goBack()
  await expect(page, 'the dialog left no entry behind').toHaveURL('/about-us')
})
