import { expect, expectAccessible, onPhonesToo, test } from './fixtures.ts'
import { loginPopup, nameCollege } from './login-popup.ts'
import { aPerson, codeFor, linkFor, mailsTo, signUpByApi } from './people.ts'

test('an athlete signs up in three steps, enters the code, and has a page', onPhonesToo, async ({ page }) => {
  const person = aPerson()
  const login = loginPopup(page)
  await login.open()
  await login.button('Create an account').click()
  await login.button('Sign up with email').click()
  await expect(login.password, 'hidden until the address is valid').toHaveCount(0)
  await login.email.fill(person.email)
  await login.toStep(2)
  await login.choice('Sport').selectOption('Soccer')
  await login.popup.getByRole('radio', { name: 'Female' }).check()
  await login.toStep(3)
  await login.fillPerson(person)
  await login.button('Create account').click()
  await login.typeCode(await codeFor(page.request, person.email))
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
  await login.toStep(3)
  await login.fillPerson(mother)
  await expect(login.button('Create account')).toBeDisabled()
  await login.field("Athlete's First Name").fill(athlete.first_name)
  await login.field("Athlete's Last Name").fill(athlete.last_name)
  await login.button('Create account').click()
  await login.typeCode(await codeFor(page.request, mother.email))
  await login.button('Got It').click()
  await expect(page).toHaveURL(`/robin-${athlete.last_name.toLowerCase()}?mode=edit#guide`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(athlete.last_name)

  await page.goto('/parent/account-info')
  const family = page.getByRole('region', { name: `Family of ${athlete.first_name} ${athlete.last_name}` })
  const members = family.getByRole('listitem')
  await expect(members.filter({ hasText: athlete.last_name })).toContainText('Athlete, can’t sign in yet')
  await expect(members.filter({ hasText: mother.last_name })).toContainText(`Mother, ${mother.email}`)
  const { data } = await (await page.request.get('/api/user')).json()
  expect(data).toMatchObject({ type: 'parent', gender: 'female', sport: { key: 'hockey' } })
})

test('a coach is not asked for sport, gender, or promo code, and starts at the athletes', async ({
  page,
}) => {
  const person = aPerson()
  const login = loginPopup(page)
  await login.openSignUp()
  await login.email.fill(person.email)
  await login.toStep(2)
  await login.choice('I am').selectOption('Coach')
  await expect(login.popup.getByRole('radio')).toHaveCount(0)
  await expect(login.choice('Sport')).toHaveCount(0)
  await nameCollege(login.popup)
  await login.toStep(3)
  await expect(login.field('Promo code')).toHaveCount(0)
  await login.fillPerson(person)
  await login.button('Create account').click()
  await login.typeCode(await codeFor(page.request, person.email))
  await login.button('Got It').click()
  await expect(page).toHaveURL('/coach/users')
})

test('no step has accessibility violations', onPhonesToo, async ({ page }) => {
  const login = loginPopup(page)
  await login.openSignUp('/contact-us?role=aunt')
  await login.email.fill(aPerson().email)
  await login.toStep(2)
  await expectAccessible(page, '[role="dialog"]')
  await login.toStep(3)
  await login.password.fill('weak')
  await login.password.blur()
  await expectAccessible(page, '[role="dialog"]')
  await login.button('Back').click()
  await login.choice('I am').selectOption('Coach')
  await login.field('Position').focus()
  await login.field('Position').blur()
  await expect(login.field('Position')).toHaveAccessibleDescription('Please enter Position')
  await expectAccessible(page, '[role="dialog"]')
})

test.describe('the address', () => {
  test('shows that it is taken while you type, and links to Sign In', async ({ page, request }) => {
    const { email } = await signUpByApi(request)
    const login = loginPopup(page)
    await login.openSignUp()
    await expect(login.button('Continue')).toBeDisabled()
    await login.email.pressSequentially(email.toUpperCase())
    await expect(login.email).toHaveAccessibleDescription('This email has already been taken')
    await expect(login.button('Continue')).toBeDisabled()
    await login.button('Sign In').click()
    await expect(login.titled('Sign In')).toBeVisible()
    await expect(login.email).toHaveValue(email.toUpperCase())
  })

  test('is checked again after each change, and the earlier check is canceled', async ({ page, request }) => {
    const { email: taken } = await signUpByApi(request)
    const cancelled: string[] = []
    page.on('requestfailed', (failed) => {
      if (failed.url().endsWith('/check-email')) cancelled.push(failed.postDataJSON().email)
    })
    const held = Promise.withResolvers<void>()
    await page.route('**/api/register/check-email', async (route) => {
      if (route.request().postDataJSON().email === taken) await held.promise
      await route.continue().catch(() => {})
    })
    const login = loginPopup(page)
    await login.openSignUp()
    const asked = page.waitForRequest('**/api/register/check-email')
    await login.email.fill(taken)
    await asked
    await expect(login.popup.getByText('Checking the address…')).toBeVisible()
    await login.email.fill(aPerson().email)
    await expect(login.button('Continue')).toBeEnabled()
    expect(cancelled).toEqual([taken])
    held.resolve()
    await expect(login.email).not.toHaveAttribute('aria-invalid', 'true')
  })
})

test('Back and Continue lose nothing; another role starts over but keeps the address', async ({ page }) => {
  const person = aPerson()
  const login = loginPopup(page)
  await login.openSignUp()
  await login.email.fill(person.email)
  await login.toStep(2)
  await login.choice('Sport').selectOption('Lacrosse')
  await login.toStep(3)
  await login.fillPerson(person)
  await login.button('Back').click()
  await expect(login.choice('Sport')).toHaveValue('lacrosse')
  await login.toStep(3)
  await expect(login.field('First Name')).toHaveValue(person.first_name)
  await expect(login.password).toHaveValue(person.password)

  await login.button('Back').click()
  await login.choice('I am').selectOption('Uncle')
  await expect(login.choice("Athlete's Sport")).toHaveValue('basketball')
  await login.toStep(3)
  await expect(login.field('First Name')).toHaveValue('')
  await expect(login.password).toHaveValue('')
  await login.button('Back').click()
  await login.button('Back').click()
  await expect(login.email).toHaveValue(person.email)
})

test('ACC-07 a Weak password prevents creating the account', async ({ page }) => {
  const login = loginPopup(page)
  await login.openSignUp()
  await login.email.fill(aPerson().email)
  await login.toStep(2)
  await login.toStep(3)
  await login.fillPerson(aPerson())
  const missing = login.popup.getByRole('listitem').filter({ hasText: ': missing' })
  for (const [password, strength, isEnabled, missed] of [
    ['secret', 'Weak', false, 3],
    ['Secret', 'Weak', false, 2],
    ['Secret7', 'Good', true, 1],
    ['Secret7!', 'Strong', true, 0],
  ] as const) {
    await login.password.fill(password)
    await expect(login.password).toHaveAccessibleDescription(new RegExp(`Password strength: ${strength}`))
    await expect(login.button('Create account')).toBeEnabled({ enabled: isEnabled })
    await expect(missing).toHaveCount(missed)
  }
  for (const [password, reason] of [
    ['Robin-2027', 'Leave your name and email out of your password.'],
    ['Password1!', "Too easy to guess: it's on the list of most used passwords."],
  ] as const) {
    await login.password.fill(password)
    await expect(login.popup.getByText(reason)).toBeVisible()
    await expect(login.password).toHaveAccessibleDescription(/Password strength: Weak/)
    await expect(login.button('Create account')).toBeDisabled()
  }
  await expectAccessible(page, '[role="dialog"]')
})

test('a double click registers one account', async ({ page }) => {
  let registered = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/register')) registered += 1
  })
  const person = aPerson()
  const login = loginPopup(page)
  await login.openSignUp()
  await login.email.fill(person.email)
  await login.toStep(2)
  await login.toStep(3)
  await login.fillPerson(person)
  await login.button('Create account').dblclick()
  await expect(login.titled('Check Your Email')).toBeVisible()
  expect(registered).toBe(1)
  await codeFor(page.request, person.email)
  expect(await mailsTo(page.request, person.email)).toHaveLength(1)
})

test.describe('the link in the email', () => {
  test.use({ expectedComplaint: /^Failed to load resource.*422/ })

  test('continues after a reload for a person who knows the password', async ({ page }) => {
    const person = aPerson()
    const login = loginPopup(page)
    await login.signUp(person)
    await page.reload()
    await expect(login.titled('Check Your Email'), 'the code is still asked for').toBeVisible()
    await page.goto(await linkFor(page.request, person.email, '/email/verify/'))
    await login.typeCode(await codeFor(page.request, person.email))
    await expect(login.titled('Enter Your Password')).toBeVisible()
    await expect(login.password).toBeFocused()
    await page.keyboard.type('Owner1!')
    await page.keyboard.press('Enter')
    await expect(login.password).toHaveAccessibleDescription('This is not the password you signed up with.')
    await login.password.fill(person.password)
    await login.button('Continue').click()
    await login.button('Got It').click()
    await expect(page).toHaveURL(`/robin-${person.last_name.toLowerCase()}?mode=edit#guide`)
  })
})

test.describe('an address that someone else verified in the meantime', () => {
  test.use({ expectedComplaint: /^Failed to load resource.*422/ })

  test('returns to the address step and keeps the rest', async ({ page, request }) => {
    const person = aPerson()
    const login = loginPopup(page)
    await login.openSignUp()
    await login.email.fill(person.email)
    await login.toStep(2)
    await login.toStep(3)
    await login.fillPerson(person)
    await signUpByApi(request, { email: person.email })
    await login.button('Create account').click()
    await expect(login.popup.getByText('Step 1 of 3')).toBeVisible()
    await expect(login.email).toHaveAccessibleDescription(
      `An account with the email ${person.email} already exists.`,
    )
    await expect(login.email).toBeFocused()
    await login.email.fill(aPerson().email)
    await login.toStep(2)
    await login.toStep(3)
    await expect(login.field('Last Name')).toHaveValue(person.last_name)
  })
})

test(
  'an unfinished sign-up survives a reload, and Back goes one step back',
  onPhonesToo,
  async ({ page }) => {
    const person = aPerson()
    const login = loginPopup(page)
    await page.goto('/contact-us')
    await login.openSignUp('/?role=mother')
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
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/contact-us')
  },
)

test('a sign-up closed at the code step continues by signing in with its password', async ({ page }) => {
  const person = aPerson()
  const login = loginPopup(page)
  await login.signUp(person)
  await page.mouse.click(5, 5)
  await expect(login.titled('Check Your Email')).toBeVisible()
  await login.button('Close').click()
  await expect(login.popup).toHaveCount(0)
  await login.open()
  await login.signIn(person)
  await expect(login.titled('Check Your Email')).toBeVisible()
  await login.typeCode(await codeFor(page.request, person.email))
  await login.button('Got It').click()
  await expect(login.popup).toHaveCount(0)
  await page.goBack()
  await expect(page, 'the dialog left no entry behind').toHaveURL('/')
})
