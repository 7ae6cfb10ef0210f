import { expect, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { aPerson, demoAccountOf, signUpByApi } from './people.ts'

test("a parent lands on the athlete's page", async ({ page, request }) => {
  const child = aPerson()
  const parent = await signUpByApi(request, {
    type: 'aunt',
    athlete_first_name: child.first_name,
    athlete_last_name: child.last_name,
  })
  const login = loginPopup(page)
  await login.open()
  await login.signIn(parent)
  await expect(page).toHaveURL(`/robin-${child.last_name.toLowerCase()}?mode=edit`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(login.popup).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: parent.last_name })).toBeVisible()
})

test('a person without a role is asked for one on the current page', async ({ page }) => {
  const login = loginPopup(page)
  await login.open()
  await login.signIn(demoAccountOf('unknown'))
  await expect(login.titled('Tell Us About Yourself')).toBeVisible()
  await expect(login.titled('Sign In')).toHaveCount(0)
  await expect(page).toHaveURL('/about-us')
})
