import type { Page } from '@playwright/test'
import { expect, expectAccessible, onPhonesToo, overflowOf, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { aPerson, codeFor } from './people.ts'

/** Signs up through the API, then opens the code boxes from the emailed link. */
const atTheBoxes = async (page: Page) => {
  const person = { ...aPerson(), type: 'athlete', gender: 'female' }
  const registered = await page.request.post('/api/register', { data: person })
  const { user_id } = (await registered.json()).data
  const login = loginPopup(page)
  await page.goto(`/email/verify/${user_id}`)
  await expect(login.boxes.first()).toBeVisible()
  const code = await codeFor(page.request, person.email)
  return { login, code, wrong: (by: number) => `${code.slice(0, 3)}${(Number(code.at(-1)) + by) % 10}` }
}

const typed = (login: ReturnType<typeof loginPopup>) =>
  login.boxes.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value || '_').join(''))

/** The codes sent for checking, in order. */
const sentCodes = (page: Page) => {
  const codes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/email/verify/')) codes.push(request.postDataJSON().code)
  })
  return codes
}

test(
  'the screen shows where the code was sent; a right code congratulates and signs in',
  onPhonesToo,
  async ({ page }) => {
    const person = aPerson()
    const login = loginPopup(page)
    await login.signUp(person)
    await expect(login.popup).toContainText('Four digits are on their way to ro•••@example.test')
    await expect(login.popup).toContainText('Check your spam folder')
    await expectAccessible(page, '[role="dialog"]')
    await login.typeCode(await codeFor(page.request, person.email))
    await expect(login.titled('Congratulations')).toContainText('Your account is ready, Robin.')
    await login.button('Got It').click()
    await expect(login.popup).toBeHidden()
    await expect(page).toHaveURL(`/robin-${person.last_name.toLowerCase()}?mode=edit#guide`)
    await expect(page.getByRole('banner').getByRole('button', { name: /^Robin / })).toBeVisible()
  },
)

test('the boxes take digits only, hide them, delete them one by one, and fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const codes = sentCodes(page)
  const { login } = await atTheBoxes(page)
  const overflow = await login.popup.evaluate((popup) => popup.scrollWidth - popup.clientWidth)
  expect([await overflowOf(page), overflow]).toEqual([0, 0])
  await expect(login.boxes).toHaveCount(4)
  await expect(login.boxes.first()).toBeFocused()
  await page.keyboard.type('1a-2 3')
  expect(await typed(login)).toBe('123_')
  const secrets = login.boxes.evaluateAll((boxes) =>
    boxes.map((box) => getComputedStyle(box).getPropertyValue('-webkit-text-security')),
  )
  expect(await secrets).toEqual(Array(4).fill('disc'))
  await page.keyboard.press('Backspace')
  await expect.poll(() => typed(login)).toBe('12__')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect.poll(() => typed(login)).toBe('____')
  await expect(login.boxes.first()).toBeFocused()
  expect(codes).toEqual([])
})

test.describe('when refused', () => {
  test.use({ expectedComplaint: /^Failed to load resource.*(422|429)/ })

  test('a pasted code fills all boxes and is checked automatically', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { login, code } = await atTheBoxes(page)
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      ` ${code.slice(0, 2)} ${code.slice(2)}\n`,
    )
    await login.boxes.first().focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(login.titled('Enter Your Password')).toBeVisible()
  })

  test('a wrong code shows an error and is cleared; the same code is not sent again, another one is', async ({
    page,
  }) => {
    const codes = sentCodes(page)
    const { login, code, wrong } = await atTheBoxes(page)
    await page.keyboard.type(wrong(1))
    await expect(login.refusal).toHaveText('The verification code is invalid.')
    await expect.poll(() => typed(login)).toBe('____')
    await expect(login.boxes.first()).toBeFocused()

    await page.keyboard.type(wrong(1))
    expect(await typed(login)).toBe(wrong(1))
    await page.keyboard.press('Backspace')
    await page.keyboard.type(wrong(2).slice(-1))
    await expect.poll(() => codes).toEqual([wrong(1), wrong(2)])
    await expect.poll(() => typed(login)).toBe('____')
    await expect(login.boxes.first()).toBeFocused()

    await page.keyboard.type(code)
    await expect(login.titled('Enter Your Password')).toBeVisible()
    expect(codes).toEqual([wrong(1), wrong(2), code])
  })

  test('another code can be requested after a minute; an early request says when', async ({ page }) => {
    await page.clock.install()
    const person = aPerson()
    const login = loginPopup(page)
    await login.signUp(person)
    await expect(login.boxes.first()).toBeFocused()
    await expect(login.popup).toContainText(/Resend in (1:00|0:5\d)/)
    await expect(login.button('Resend')).toHaveCount(0)
    await page.clock.fastForward(60_000)
    // The server's clock has not moved.
    await login.button('Resend').click()
    await expect(login.popup.getByText(/^Too many attempts\. Please try again in \d+ s\.$/)).toBeVisible()

    const sent: string[] = []
    await page.route('**/api/email/resend-code', async (route) => {
      sent.push(route.request().postDataJSON().email)
      await route.fulfill({ json: { data: { sent: true } } })
    })
    await login.button('Resend').click()
    await expect(login.popup.getByText('A new code is on its way.')).toBeVisible()
    await expect(login.popup).toContainText(/Resend in (1:00|0:5\d)/)
    expect(sent).toEqual([person.email])
  })
})
