import type { Page } from '@playwright/test'
import { inviteAffiliate } from './affiliates.ts'
import { expect, expectAccessible, onPhonesToo, test } from './fixtures.ts'
import { aPerson, linkFor, mailTo, signedInAs } from './people.ts'

const popup = (page: Page) => page.getByRole('dialog', { name: 'Become an affiliate' })
const activate = (page: Page) =>
  popup(page).getByRole('button', { name: 'Activate your affiliate profile' }).click()
const form = (page: Page) => popup(page).getByRole('form', { name: 'Finish Setting Up' })
const submit = (page: Page) => form(page).getByRole('button', { name: 'Activate my profile' }).click()

test.describe('ACC-16 an affiliate', () => {
  test('is invited by an admin, gets an email, and its link opens the sign-up', async ({ page, context }) => {
    const { first_name, last_name, email } = aPerson()
    await signedInAs(context, 'admin')
    await page.goto('/admin/users')
    await page.getByRole('button', { name: 'Invite affiliate' }).click()
    const invitation = page.getByRole('dialog', { name: 'Invite affiliate' })
    await invitation.getByLabel(/^First Name/).fill(first_name)
    await invitation.getByLabel(/^Last Name/).fill(last_name)
    await invitation.getByLabel(/^Email/).fill(email)
    await expectAccessible(page)
    await invitation.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible()
    await expect(invitation).toBeHidden()

    expect(await mailTo(page.request, email, /affInvite/)).toContain(`Welcome to the team, ${first_name}`)
    await context.clearCookies({ name: 'main-auth-token' })
    await page.goto(await linkFor(page.request, email, '/?affInvite='))
    await expect(popup(page)).toContainText('You’re invited')
    await expect(page).toHaveURL('/')
  })

  test(
    'finishes setting up, is signed in, and goes to My Sales with a new code',
    onPhonesToo,
    async ({ page }) => {
      const { link, first_name, last_name, email, password } = await inviteAffiliate(page.request)
      await page.goto(link)
      await expect(popup(page)).toBeVisible()
      await activate(page)
      await expect(popup(page)).toContainText(`Welcome, ${first_name}`)
      await expect(form(page).getByLabel(/^First Name/)).toHaveValue(first_name)
      await expect(form(page).getByLabel(/^Last Name/)).toHaveValue(last_name)
      await expect(form(page).getByRole('radio', { name: 'Female' })).toBeChecked()
      await expect(form(page).getByLabel(/^Email/)).toHaveValue(email)
      await expect(form(page).getByLabel(/^Email/)).not.toBeEditable()
      await expectAccessible(page)

      await form(page)
        .getByLabel(/^Password/)
        .fill('weakling')
      await submit(page)
      await expect(form(page).getByLabel(/^Password/)).toHaveAccessibleDescription(/too weak/)
      await form(page)
        .getByLabel(/^Password/)
        .fill(password)
      await submit(page)
      await expect(popup(page)).toContainText('You’re All Set')
      await expectAccessible(page)
      await popup(page).getByRole('link', { name: 'Go to My Sales' }).click()
      await expect(page).toHaveURL('/affiliate/my-sales')
      await expect(popup(page)).toBeHidden()
      await expect(page.getByRole('main')).toContainText('ROBIN')
    },
  )

  test('a person signed in as someone else becomes the affiliate here', async ({
    page,
    context,
    request,
  }) => {
    const { link, email, password } = await inviteAffiliate(request)
    await signedInAs(context, 'coach')
    await page.goto(link)
    await activate(page)
    await form(page)
      .getByLabel(/^Password/)
      .fill(password)
    await submit(page)
    await expect(popup(page)).toContainText('You’re All Set')
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()
    expect((await (await page.request.get('/api/user')).json()).data).toMatchObject({
      type: 'affiliate',
      email,
    })
  })

  test.describe('with an invalid link', () => {
    test.use({ expectedComplaint: /^Failed to load resource.*422/ })

    test('a used link closes and says so', async ({ page, request }) => {
      const { link, password, email: _, ...names } = await inviteAffiliate(request)
      await page.goto(link)
      await activate(page)
      // Meanwhile, on another device.
      const code = link.split('=')[1]
      const taken = { ...names, email: _, gender: 'male', new_password: password, code }
      expect((await request.post('/api/auth/affiliate/apply-invite', { data: taken })).status()).toBe(200)
      await form(page)
        .getByLabel(/^Password/)
        .fill(password)
      await submit(page)
      await expect(
        form(page).getByRole('alert').filter({ hasText: 'This invitation is not valid.' }),
      ).toBeVisible()

      await page.goto(link)
      await activate(page)
      await expect(popup(page)).toBeHidden()
      await expect(page.getByText('This invitation is not valid.')).toBeVisible()
      await expect(page).toHaveURL('/')
    })

    test('an unknown link closes and leaves a clean address', async ({ page }) => {
      await page.goto('/about-us?affInvite=made-up&x=1#content')
      await expect(popup(page)).toBeVisible()
      await expect(page).toHaveURL('/about-us?x=1#content')
      await activate(page)
      await expect(popup(page)).toBeHidden()
      await expect(page.getByText('This invitation is not valid.')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
})
