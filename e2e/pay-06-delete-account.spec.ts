import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { mailTo, signUpByApi } from './people.ts'

test('PAY-06 an account is deleted, and restored by the link in the email', async ({ page }) => {
  const { email, password, first_name, last_name } = await signUpByApi(page.request)
  const slug = `${first_name}-${last_name}`.toLowerCase()
  await page.goto('/user/setting')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const question = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(question.getByText(/^Your page, with everything on it/)).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await question.getByLabel(/^Password \*/).fill(password)
  await question.getByRole('button', { name: 'Delete my account' }).click()

  await expect(page).toHaveURL('/delete-sorry')
  await expect(page.getByRole('heading', { name: 'Sorry to see you go' })).toBeVisible()
  expect((await page.request.get('/api/user')).status()).toBe(401)
  expect((await page.request.get(`/${slug}`)).status()).toBe(404)

  const mail = await mailTo(page.request, email, /is deleted/)
  const link = /\S+\/delete-sorry#restore=[\w-]+/.exec(mail)?.[0] ?? ''
  // Another document: the address differs in its hash alone.
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByRole('button', { name: 'Restore my account' }).click()
  // Signed in again, on the athlete's own page, and the secret is in no address.
  await expect(page).toHaveURL(new RegExp(`/${slug}`))
  expect((await page.request.get('/api/user')).status()).toBe(200)
  expect((await page.request.get(`/${slug}`)).status()).toBe(200)
})
