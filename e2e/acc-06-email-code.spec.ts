import type { Page } from '@playwright/test'
import { expect, overflowOf, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { aPerson, codeFor, linkFor } from './people.ts'

/** The codes sent for checking, in order. */
const sentCodes = (page: Page) => {
  const codes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/email/verify/') && request.postDataJSON().code)
      codes.push(request.postDataJSON().code)
  })
  return codes
}

test.use({ expectedComplaint: /^Failed to load resource.*422/ })

test('the link in the email opens the code boxes, and the code and the password finish the sign-up', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 320, height: 640 })
  const person = aPerson()
  await page.request.post('/api/register', { data: { ...person, type: 'athlete', gender: 'female' } })
  const code = await codeFor(page.request, person.email)
  const wrong = (by: number) => `${code.slice(0, 3)}${(Number(code.at(-1)) + by) % 10}`
  const codes = sentCodes(page)
  const login = loginPopup(page)
  const typed = () =>
    login.boxes.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value || '_').join(''))
  await page.goto(await linkFor(page.request, person.email, '/email/verify/'))
  await expect(login.boxes).toHaveCount(4)

  await test.step('the boxes take digits only, hide them, delete them one by one, and fit 320 px', async () => {
    const overflow = await login.popup.evaluate((popup) => popup.scrollWidth - popup.clientWidth)
    expect([await overflowOf(page), overflow]).toEqual([0, 0])
    await expect(login.boxes.first()).toBeFocused()
    await page.keyboard.type('1a-2 3')
    expect(await typed()).toBe('123_')
    const secrets = login.boxes.evaluateAll((boxes) =>
      boxes.map((box) => getComputedStyle(box).getPropertyValue('-webkit-text-security')),
    )
    expect(await secrets).toEqual(Array(4).fill('disc'))
    await page.keyboard.press('Backspace')
    await expect.poll(typed).toBe('12__')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect.poll(typed).toBe('____')
    await expect(login.boxes.first()).toBeFocused()
    expect(codes).toEqual([])
  })

  await test.step('a wrong code shows an error and is cleared; the same code is not sent again, another one is', async () => {
    await page.keyboard.type(wrong(1))
    await expect(login.refusal).toHaveText('The verification code is invalid.')
    await expect.poll(typed).toBe('____')
    await expect(login.boxes.first()).toBeFocused()
    await page.keyboard.type(wrong(1))
    expect(await typed()).toBe(wrong(1))
    await page.keyboard.press('Backspace')
    await page.keyboard.type(wrong(2).slice(-1))
    await expect.poll(() => codes).toEqual([wrong(1), wrong(2)])
    await expect.poll(typed).toBe('____')
    await expect(login.boxes.first()).toBeFocused()
  })

  await test.step('a pasted code fills all boxes and is checked automatically', async () => {
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      ` ${code.slice(0, 2)} ${code.slice(2)}\n`,
    )
    await login.boxes.first().focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(login.titled('Enter Your Password')).toBeVisible()
    expect(codes).toEqual([wrong(1), wrong(2), code])
  })

  await test.step('a person who knows the password of the sign-up continues', async () => {
    await expect(login.password).toBeFocused()
    await page.keyboard.type('Owner1!')
    await page.keyboard.press('Enter')
    await expect(login.password).toHaveAccessibleDescription('This is not the password you signed up with.')
    await login.password.fill(person.password)
    await login.button('Continue').click()
    await login.button('Got It').click()
    await expect(page).toHaveURL(`/robin-${person.last_name.toLowerCase()}?mode=edit#guide`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.last_name)
  })
})
