import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { aPerson, linkFor, mailTo, signedInAs } from './people.ts'

const popup = (page: Page) => page.getByRole('dialog', { name: 'Become an affiliate' })
const activate = (page: Page) =>
  popup(page).getByRole('button', { name: 'Activate your affiliate profile' }).click()
const form = (page: Page) => popup(page).getByRole('form', { name: 'Finish Setting Up' })
const submit = (page: Page) => form(page).getByRole('button', { name: 'Activate my profile' }).click()

test('ACC-16 an affiliate is invited by an admin, finishes setting up, and goes to My Sales with a new code', async ({
  page,
  context,
}) => {
  const { first_name, last_name, email, password } = aPerson()

  await test.step('an admin invites, and an email is sent', async () => {
    await signedInAs(context, 'admin')
    await page.goto('/admin/users')
    await page.getByRole('button', { name: 'Invite affiliate' }).click()
    const invitation = page.getByRole('dialog', { name: 'Invite affiliate' })
    await invitation.getByLabel(/^First Name/).fill(first_name)
    await invitation.getByLabel(/^Last Name/).fill(last_name)
    await invitation.getByLabel(/^Email/).fill(email)
    await invitation.getByLabel(/^Gender/).selectOption('Female')
    await expectAccessible(page)
    await invitation.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible()
    await expect(invitation).toBeHidden()
    expect(await mailTo(page.request, email, /affInvite/)).toContain(`Welcome to the team, ${first_name}`)
  })

  await test.step('the link opens the sign-up', async () => {
    await page.goto('about:blank')
    await context.clearCookies({ name: 'main-auth-token' })
    await page.goto(await linkFor(page.request, email, '/?affInvite='))
    await expect(popup(page)).toContainText('You’re invited')
    await expect(page).toHaveURL('/')
    await activate(page)
    await expect(popup(page)).toContainText(`Welcome, ${first_name}`)
    await expect(form(page).getByLabel(/^First Name/)).toHaveValue(first_name)
    await expect(form(page).getByLabel(/^Last Name/)).toHaveValue(last_name)
    await expect(form(page).getByRole('radio', { name: 'Female' })).toBeChecked()
    await expect(form(page).getByLabel(/^Email/)).toHaveValue(email)
    await expect(form(page).getByLabel(/^Email/)).not.toBeEditable()
    await expectAccessible(page)
  })

  await test.step('the affiliate is signed in and goes to My Sales with a new code', async () => {
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
    expect((await (await page.request.get('/api/user')).json()).data).toMatchObject({
      type: 'affiliate',
      email,
    })
  })
})

test.describe('ACC-16 with an invalid link', () => {
  test.use({ expectedComplaint: /^Failed to load resource.*422/ })

  test('the popup closes and leaves a clean address', async ({ page }) => {
    await page.goto('/about-us?affInvite=made-up&x=1#content')
    await expect(popup(page)).toBeVisible()
    await expect(page).toHaveURL('/about-us?x=1#content')
    await activate(page)
    await expect(popup(page)).toBeHidden()
    await expect(page.getByText('This invitation is not valid.')).toBeVisible()
  })
})
