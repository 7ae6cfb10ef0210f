import type { Page } from '@playwright/test'
import { anAffiliate } from './affiliates.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { loginPopup, nameCollege } from './login-popup.ts'
import { beSomebody, comeByNetwork, windowOf } from './networks.ts'
import { aPerson, codeFor, demoCollege } from './people.ts'

const popup = (page: Page, name: string) => page.getByRole('dialog', { name })
const network = (page: Page, name: string) => page.getByRole('button', { name: `Sign in with ${name}` })
const tellUs = (page: Page) => popup(page, 'Tell Us About Yourself')
const viewer = async (page: Page) => (await (await page.request.get('/api/user')).json()).data

/** Opens the login popup, then the window of Google. */
const openWindow = async (page: Page) => {
  await page.goto('/about-us?login=1')
  return windowOf(page, () => network(page, 'Google').click())
}

test.use({ expectedComplaint: /^(Failed to load resource|Scripts may close only the windows)/ })

test.describe('ACC-12 signing in with a network', () => {
  test('a new person signs up with it, fills in the profile, and starts in the role they chose', async ({
    page,
  }) => {
    const person = aPerson()
    await page.goto('/about-us?login=1')
    await page.getByRole('button', { name: 'Create an account' }).click()
    const ways = popup(page, 'Create Your Account')
    await expect(ways.getByRole('button', { name: /^Sign up with/ })).toHaveText([
      'Sign up with Google',
      'Sign up with Facebook',
      'Sign up with Twitter',
      'Sign up with email',
    ])
    const google = ways.getByRole('button', { name: 'Sign up with Google' })

    await test.step('closing the window changes nothing', async () => {
      const there = await windowOf(page, () => google.click())
      await expect(google).toHaveAttribute('aria-busy', 'true')
      await there.close()
      await expect(google).toHaveAttribute('aria-busy', 'false')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(ways).toBeVisible()
    })

    await beSomebody(await windowOf(page, () => google.click()), person)
    await expect(ways).toBeHidden()
    await expect(tellUs(page).getByLabel(/^First Name/)).toHaveValue(person.first_name)
    await expect(tellUs(page).getByLabel(/^Last Name/)).toHaveValue(person.last_name)
    // Google has verified the address.
    await expect(tellUs(page).getByLabel('Email')).toHaveCount(0)
    await tellUs(page).getByLabel('I am').selectOption('Coach')
    await nameCollege(tellUs(page))
    await tellUs(page).getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/coach/users')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await viewer(page)).toMatchObject({ type: 'coach', email: person.email, email_verified: true })
  })

  test('a returning person may cancel, and is signed in right away', async ({ page, request }) => {
    const person = aPerson()
    await comeByNetwork(request, 'google', person)
    const headers = { origin: new URL((await request.get('/')).url()).origin }
    const role = {
      ...person,
      type: 'coach',
      college_id: demoCollege.id,
      position: 'Head coach',
      team_gender: 'female',
    }
    expect((await request.post('/api/user/save-role', { data: role, headers })).status()).toBe(200)
    expect((await request.post('/api/user/activate', { headers })).status()).toBe(200)

    const there = await openWindow(page)
    await test.step('Cancel at the network shows an alert with a title and the server’s message', async () => {
      await there.getByRole('button', { name: 'Cancel' }).click()
      const alert = page.getByRole('alertdialog', { name: 'Sign in with Google did not work' })
      await expect(alert).toContainText('You did not allow Google to tell us who you are.')
      await expectAccessible(page)
      await alert.getByRole('button', { name: 'OK' }).click()
      await expect(alert).toBeHidden()
      await expect(popup(page, 'Sign In')).toBeVisible()
      expect((await page.request.get('/api/user')).status()).toBe(401)
    })

    await beSomebody(await windowOf(page, () => network(page, 'Google').click()), person)
    await expect(page).toHaveURL('/coach/users')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('Facebook is under See other options, and the address it shares is a suggestion', async ({ page }) => {
    const person = aPerson()
    await page.goto('/about-us?login=1')
    await expect(network(page, 'Google')).toBeVisible()
    for (const name of ['Facebook', 'Twitter']) await expect(network(page, name)).toHaveCount(0)
    await page.getByRole('button', { name: 'See other options' }).click()
    await expect(network(page, 'Twitter')).toBeVisible()
    await beSomebody(await windowOf(page, () => network(page, 'Facebook').click()), person)
    await expect(tellUs(page).getByLabel('Email')).toHaveValue(person.email)
    expect(await viewer(page)).toMatchObject({ type: 'unknown', email_verified: false })
  })

  test('an address with an account needs a code; then the two are linked', async ({
    page,
    context,
    request,
  }) => {
    const { email } = await anAffiliate(request)
    const person = { ...aPerson(), email }
    await beSomebody(await openWindow(page), person)
    await expect(popup(page, 'Check Your Email')).toBeVisible()
    expect((await page.request.get('/api/user')).status()).toBe(401)
    await loginPopup(page).typeCode(await codeFor(page.request, email))
    await popup(page, 'Congratulations').getByRole('button', { name: 'Got It' }).click()
    await expect(page).toHaveURL('/affiliate/my-sales')
    await expect(page.getByRole('main')).toContainText('ROBIN')

    await page.goto('about:blank')
    await context.clearCookies({ name: /^main-auth/ })
    await comeByNetwork(page.request, 'google', person)
    expect(await viewer(page)).toMatchObject({ type: 'affiliate', email })
  })
})

test('ACC-12 an answer that this browser did not request signs nobody in', async ({ page }) => {
  await page.goto('/callback/google?code=stolen&state=made-up')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in with Google did not work')
  await expect(page.getByRole('status')).toContainText('no longer valid')
  // The network's answer is gone from the address and from the history.
  await expect(page).toHaveURL('/callback/google')
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/')
  expect((await page.request.get('/callback/nowhere')).status(), 'an unknown network').toBe(404)
})
