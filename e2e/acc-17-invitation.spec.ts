import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { comeByNetwork } from './networks.ts'
import { aPerson, codeFor, linkFor, signUpByApi } from './people.ts'

/** A mother who has added her athlete. The request context is hers. */
const aFamily = async (request: APIRequestContext) => {
  const athlete = { athlete_first_name: 'Nia', athlete_last_name: aPerson().last_name }
  const mother = await signUpByApi(request, { type: 'mother', ...athlete })
  const headers = { authorization: `Bearer ${mother.token}` }
  const { data } = await (await request.get('/api/user/families', { headers })).json()
  const slug = `nia-${athlete.athlete_last_name.toLowerCase()}`
  return {
    mother,
    slug,
    athlete: `Nia ${athlete.athlete_last_name}`,
    athlete_user_id: data[0].athlete_user_id,
  }
}

/** The same link on a page that loads fast: an invitation works on any page. */
const onAboutUs = (link: string) => `/about-us${link.slice(1)}`

/** Invites a person to the family. Returns the id of the invitation. */
const inviteByApi = async (
  request: APIRequestContext,
  { mother, athlete_user_id }: Awaited<ReturnType<typeof aFamily>>,
  { email, role }: { email: string; role: string },
) => {
  const headers = { authorization: `Bearer ${mother.token}` }
  const data = { athlete_user_id, email, role }
  const answer = await request.post('/api/user/invitations', { data, headers })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data.id as string
}

/** Invites a person to a new family. Returns the path of the emailed link. */
const anInvitation = async (request: APIRequestContext, role: string) => {
  const family = await aFamily(request)
  const { email } = aPerson()
  const id = await inviteByApi(request, family, { email, role })
  return { ...family, id, email, link: onAboutUs(await linkFor(request, email, '/?invite=')) }
}

/** The last sign-up step, then the code from the email. */
const finish = async (page: Page, email: string, person = aPerson()) => {
  const login = loginPopup(page)
  await login.fillPerson(person)
  await login.button('Create account').click()
  await expect(login.titled('Check Your Email')).toBeVisible()
  await login.typeCode(await codeFor(page.request, email))
  await login.button('Got It').click()
}

const viewer = async (page: Page) => (await (await page.request.get('/api/user')).json()).data

test.describe('ACC-17 an invitation to a family', () => {
  test('a parent invites the athlete from the settings, who signs up and takes over the page', async ({
    page,
    context,
  }) => {
    const ownFamily = await aFamily(page.request)
    const { athlete, mother, slug } = ownFamily
    const { email } = aPerson()
    const mistyped = aPerson().email
    await inviteByApi(page.request, ownFamily, { email: mistyped, role: 'uncle' })
    const login = loginPopup(page)

    await test.step('a parent invites the athlete from the settings and can withdraw an invitation', async () => {
      await page.goto('/parent/account-info')
      const family = page.getByRole('region', { name: `Family of ${athlete}` })
      await family.getByRole('button', { name: 'Invite someone' }).click()
      const form = page.getByRole('dialog', { name: 'Invite to the family' })
      await form.getByLabel(/^Relationship/).selectOption('Athlete')
      await form.getByLabel(/^Email/).fill(email)
      await expectAccessible(page)
      await form.getByRole('button', { name: 'Send invitation' }).click()
      await expect(form).toBeHidden()
      await expect(family.getByRole('listitem').filter({ hasText: email })).toContainText(
        'Athlete, invited until',
      )
      await family.getByRole('button', { name: `Withdraw the invitation to ${mistyped}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
      await expect(family.getByText(mistyped)).toHaveCount(0)
    })

    await test.step('the athlete signs up with it and takes over the page', async () => {
      await page.goto('about:blank')
      await context.clearCookies({ name: /^main-auth/ })
      const link = await linkFor(page.request, email, '/?invite=')
      expect(link).toMatch(/^\/\?invite=[\w-]{43}$/)
      await login.openSignUp(onAboutUs(link))
      await expect(login.popup).toContainText(
        `${mother.first_name} ${mother.last_name} has started your page. Sign up to make it yours.`,
      )
      await expect(page).toHaveURL('/about-us')
      await expect(login.email).toHaveValue(email)
      await login.toStep(2)
      // The invitation fixes the role, so there is nothing to choose.
      await expect(login.popup.getByRole('combobox')).toHaveCount(0)
      await expect(login.popup.getByRole('radio')).toHaveCount(0)
      await login.toStep(3)
      await finish(page, email, { ...aPerson(), first_name: 'Nia' })
      await expect(page).toHaveURL(`/${slug}?mode=edit#guide`)
      expect(await viewer(page)).toMatchObject({ type: 'athlete', athlete_slug: slug, email })
      await expect.poll(() => page.evaluate(() => localStorage.getItem('inviteParams'))).toBeNull()
    })
  })

  test('a second relative joins the same family, even after closing the popup', async ({ page, request }) => {
    const { link, email, slug, athlete, mother } = await anInvitation(request, 'aunt')
    const login = loginPopup(page)
    await login.openSignUp(link)
    const words = `${mother.first_name} ${mother.last_name} invites you to the family of ${athlete}.`
    await expect(login.popup).toContainText(words)
    await page.keyboard.press('Escape')
    await expect(login.popup).toBeHidden()

    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
    await login.button('Create an account').click()
    await login.button('Sign up with email').click()
    await expect(login.popup).toContainText(words)
    await login.toStep(2)
    await expect(login.popup).toContainText('You sign up asAunt')
    await login.toStep(3)
    await expect(login.field('First Name')).toBeVisible()
    await expect(login.field("Athlete's First Name")).toHaveCount(0)
    await finish(page, email)
    await expect(page).toHaveURL(`/${slug}?mode=edit#guide`)
    expect(await viewer(page)).toMatchObject({ type: 'parent', athletes: [{ athlete_slug: slug }] })
  })

  test('a person from a network accepts it by choosing the role', async ({ page, request }) => {
    const { link, slug } = await anInvitation(request, 'athlete')
    const person = aPerson()
    await comeByNetwork(page.request, 'google', person)
    await page.goto(link)
    const role = page.getByRole('dialog', { name: 'Tell Us About Yourself' })
    await expect(role).toContainText('You join as')
    await expect(role.getByRole('combobox')).toHaveCount(0)
    await role.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(`/${slug}?mode=edit#guide`)
    expect(await viewer(page)).toMatchObject({ type: 'athlete', athlete_slug: slug, email: person.email })
  })

  test.describe('with an invalid link', () => {
    test.use({ expectedComplaint: /^Failed to load resource.*422/ })

    test('a withdrawn invitation, or one for a coach, goes home, and no popup opens', async ({
      page,
      request,
    }) => {
      const { link, id, mother } = await anInvitation(request, 'father')
      const headers = { authorization: `Bearer ${mother.token}` }
      const forCoach = await page.request.get(`${link}&role=coach`, { maxRedirects: 0 })
      expect([forCoach.status(), forCoach.headers().location]).toEqual([302, '/'])
      expect((await request.delete(`/api/user/invitations/${id}`, { headers })).status()).toBe(200)
      await page.goto(link)
      await expect(page).toHaveURL('/')
      await expect(page.getByText('This invitation is not valid.')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('inviteParams'))).toBeNull()
    })
  })
})
