import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { comeByNetwork } from './networks.ts'
import { aPerson, codeFor, linkFor, signedInAs, signUpByApi } from './people.ts'

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

/** Invites a person to a new family. Returns the path of the emailed link. */
const anInvitation = async (request: APIRequestContext, role: string) => {
  const family = await aFamily(request)
  const { email } = aPerson()
  const headers = { authorization: `Bearer ${family.mother.token}` }
  const data = { athlete_user_id: family.athlete_user_id, email, role }
  const answer = await request.post('/api/user/invitations', { data, headers })
  expect(answer.status(), await answer.text()).toBe(200)
  const { id } = (await answer.json()).data
  return { ...family, id, email, headers, link: await linkFor(request, email, '/?invite=') }
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
  test('a parent invites the athlete from the settings and can withdraw the invitation', async ({ page }) => {
    const { athlete } = await aFamily(page.request)
    const { email } = aPerson()
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
    expect(await linkFor(page.request, email, '/?invite=')).toMatch(/^\/\?invite=[\w-]{43}$/)

    await family.getByRole('button', { name: `Withdraw the invitation to ${email}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(family.getByText(email)).toHaveCount(0)
  })

  test('the athlete signs up with it and takes over the page', async ({ page, request }) => {
    const { link, email, slug, mother } = await anInvitation(request, 'athlete')
    const login = loginPopup(page)
    await login.openSignUp(link)
    await expect(login.popup).toContainText(
      `${mother.first_name} ${mother.last_name} has started your page. Sign up to make it yours.`,
    )
    await expect(page).toHaveURL('/')
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

  test('a second relative joins the same family, even after closing the popup', async ({ page, request }) => {
    const { link, email, slug, athlete, mother } = await anInvitation(request, 'aunt')
    const login = loginPopup(page)
    await login.openSignUp(link)
    const words = `${mother.first_name} ${mother.last_name} invites you to the family of ${athlete}.`
    await expect(login.popup).toContainText(words)
    await page.keyboard.press('Escape')
    await expect(login.popup).toBeHidden()

    await login.open('/about-us')
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

  test('a signed-in person learns how to use it', async ({ page, context, request }) => {
    const { link } = await anInvitation(request, 'uncle')
    await signedInAs(context, 'coach')
    await page.goto(link)
    await expect(page.getByText(/^You are signed in already. To use the invitation, sign out/)).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test("an invitation can't create a coach: such a link goes home", async ({ page, request }) => {
    const { link } = await anInvitation(request, 'mother')
    await page.goto(`/about-us${link.slice(1)}&role=coach`)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('inviteParams'))).toBeNull()
  })

  test.describe('with an invalid link', () => {
    test.use({ expectedComplaint: /^Failed to load resource.*422/ })

    test('a made-up or withdrawn invitation goes home, and no popup opens', async ({ page, request }) => {
      const { link, id, headers } = await anInvitation(request, 'father')
      expect((await request.delete(`/api/user/invitations/${id}`, { headers })).status()).toBe(200)
      for (const query of [link.slice(1), '?invite=made-up', '?invite=made-up&role=father']) {
        await page.goto(`/about-us${query}`)
        await expect(page).toHaveURL('/')
        await expect(page.getByText('This invitation is not valid.')).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        expect(await page.evaluate(() => localStorage.getItem('inviteParams'))).toBeNull()
      }
    })
  })
})
