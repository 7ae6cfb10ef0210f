import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { mailTo, signUpByApi } from './people.ts'

const codeIn = /^\s*(\d{4} \d{4})\s*$/m
const signInCodeFor = async (request: APIRequestContext, address: string): Promise<string> =>
  codeIn.exec(await mailTo(request, address, codeIn))?.[1] ?? ''

const elsewhere = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` })

test.describe('after a wrong password', () => {
  test.use({ expectedComplaint: /^Failed to load resource.*422/ })

  test('an emailed code signs the owner in', async ({ page, request }) => {
    const { email } = await signUpByApi(request)
    const login = loginPopup(page)
    await login.open()
    await login.signIn({ email, password: 'Not-The-Password-1' })
    await expect(login.refusal).toBeVisible()
    await login.button('Email me a code instead').click()
    await expect(login.titled('Enter Your Code')).toContainText('If ro•••@example.test has an account')
    const code = login.popup.getByRole('textbox', { name: 'Code' })
    await expect(code).toBeFocused()
    await expectAccessible(page, '[role="dialog"]')

    const right = await signInCodeFor(request, email)
    const wrong = String((Number(right.replace(' ', '')) + 1) % 100_000_000).padStart(8, '0')
    await code.fill(wrong)
    await login.button('Sign In').click()
    await expect(code).toHaveAccessibleDescription(
      'This code is not right. Check the newest email from us and try again.',
    )
    await code.fill(right)
    await expect(code).toHaveValue(right.replace(' ', ''))
    await login.button('Sign In').click()
    await expect(login.popup).toBeHidden()
    await expect(page).toHaveURL(/\/robin-/)
  })
})

test("guesses from many places don't lock the owner out: the password plus a code work on a new device", async ({
  browser,
  request,
}) => {
  const home = await browser.newContext({ extraHTTPHeaders: elsewhere() })
  const { email, password } = await signUpByApi(home.request)
  await home.close()
  for (let tried = 0; tried < 20; tried += 1) {
    const data = { email, password: 'Not-The-Password-1' }
    const answer = await request.post('/api/login', { data, headers: elsewhere() })
    expect(answer.status()).toBe(422)
  }
  const device = await browser.newContext({ extraHTTPHeaders: elsewhere() })
  const page = await device.newPage()
  const login = loginPopup(page)
  await login.open()
  await login.signIn({ email, password })
  await expect(login.titled('Enter Your Code')).toContainText('If your password is right, we sent a code')
  await login.popup.getByRole('textbox', { name: 'Code' }).fill(await signInCodeFor(request, email))
  await login.button('Sign In').click()
  await expect(login.popup).toBeHidden()
  await expect(page).toHaveURL(/\/robin-/)
  await device.close()
})
