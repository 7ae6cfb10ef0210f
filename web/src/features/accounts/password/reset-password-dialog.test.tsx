import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const reset = 'POST /password/reset'
const dialog = (name: string) => page.getByRole('dialog', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const password = page.getByLabelText(/^Password \*/)
const confirmation = page.getByLabelText(/^Password confirmation/)
const save = button('Save the new password')

const linkWorks = (is_valid: boolean) => ({
  'POST /password/check-reset': () => Response.json({ data: { is_valid } }),
})

const open = async (email = 'maya@mail.example') => {
  const onChanged = vi.fn()
  const onClose = vi.fn()
  await render(<ResetPasswordDialog isOpen token="secret" {...{ email, onChanged, onClose }} />)
  await expect.element(password).toBeVisible()
  return { onChanged, onClose }
}

describe('ACC-09 a new password from the emailed link', () => {
  test("is sent with the link's token and address", async () => {
    const asked = network({ [reset]: () => Response.json({ data: { changed: true } }) })
    const { onChanged } = await open()
    await expect.element(password).toHaveFocus()
    await userEvent.keyboard('Skyline7!{Tab}{Tab}Skyline7!{Enter}')
    await expect.poll(() => onChanged.mock.calls.length).toBe(1)
    expect(bodiesOf(asked, reset)).toEqual([
      { token: 'secret', email: 'maya@mail.example', password: 'Skyline7!', confirm_password: 'Skyline7!' },
    ])
  })

  test('ACC-07 that is Weak can’t be sent', async () => {
    network({})
    await open()
    await expect.element(save).toBeDisabled()
    await password.fill('secret')
    await expect.element(page.getByText('Password strength: Weak')).toBeInTheDocument()
    await expect.element(save).toBeDisabled()
    await password.fill('Skyline7')
    await expect.element(save).toBeEnabled()
  })

  test.each([
    ['Maya-2027', 'Leave your name and email out of your password.'],
    ['Qwerty123!', "Too easy to guess: it's on the list of most used passwords."],
  ])('ACC-07 says why %s is Weak, and shows the criteria', async (typed, reason) => {
    network({})
    await open()
    await password.fill(typed)
    await expect.element(page.getByText(reason)).toBeVisible()
    await expect.element(save).toBeDisabled()
    expect(page.getByText(': met').elements().length).toBeGreaterThan(3)
  })

  test('ACC-07 shows a server-side error at the field', async () => {
    const fault = 'Leave your name and email out of your password.'
    network({ [reset]: () => refusal(422, 'Please check.', { password: [fault] }) })
    await open()
    await userEvent.keyboard('Okafor-12{Tab}{Tab}Okafor-12{Enter}')
    await expect.element(password).toHaveAccessibleDescription(new RegExp(fault))
    await expect.element(password).toHaveFocus()
  })

  test("ACC-08 and its confirmation are requested in the specification's words", async () => {
    const asked = network(linkWorks(true))
    await open()
    await password.fill('Skyline7!')
    await save.click()
    await expect.element(page.getByText('Please enter password confirmation')).toBeVisible()
    await expect.element(confirmation).toHaveFocus()
    await userEvent.keyboard('Sec')
    await expect
      .element(page.getByText('Password Confirmation must be at least 6 characters long.'))
      .toBeVisible()
    await userEvent.keyboard('ret2!')
    await expect.element(page.getByText("Password Confirmation doesn't match with Password")).toBeVisible()
    await confirmation.fill('Skyline7!')
    await expect.element(page.getByText(/Password Confirmation/)).not.toBeInTheDocument()
    expect(bodiesOf(asked, reset)).toEqual([])
  })

  test('with a used link offers another link', async () => {
    const asked = network({
      [reset]: () => refusal(422, 'Please check.', { token: ['This link is not valid.'] }),
      'POST /password/email': () => Response.json({ data: { sent: true } }),
    })
    const { onChanged, onClose } = await open()
    await password.fill('Skyline7!')
    await confirmation.fill('Skyline7!')
    await save.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^This link is not valid\./)
    await button('Request a new link').click()
    await expect.element(dialog('Reset Password')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('maya@mail.example')
    await button('Request a Password Reset').click()
    await expect.element(dialog('Time to Check Your Email')).toBeVisible()
    expect(bodiesOf(asked, 'POST /password/email')).toEqual([{ email: 'maya@mail.example' }])
    await button('Got It').click()
    expect(onClose).toHaveBeenCalledOnce()
    expect(onChanged).not.toHaveBeenCalled()
  })

  test('shows that a link is dead before a password is typed', async () => {
    const asked = network(linkWorks(false))
    await render(<ResetPasswordDialog isOpen token="secret" email="" onChanged={vi.fn()} onClose={vi.fn()} />)
    await expect.element(dialog('This Link No Longer Works')).toBeVisible()
    await expect.element(password).not.toBeInTheDocument()
    expect(asked.map(({ call, body }) => [call, body])).toEqual([
      ['POST /password/check-reset', { token: 'secret' }],
    ])
    await button('Request a new link').click()
    await expect.element(dialog('Reset Password')).toBeVisible()
  })

  test('asks for the address when the link has none', async () => {
    const asked = network({ [reset]: () => Response.json({ data: { changed: true } }) })
    const { onChanged } = await open('')
    await page.getByRole('textbox', { name: 'Email' }).fill('maya@mail.example')
    await password.fill('Skyline7!')
    await confirmation.fill('Skyline7!')
    await save.click()
    await expect.poll(() => onChanged.mock.calls.length).toBe(1)
    expect(bodiesOf(asked, reset)[0]).toMatchObject({ email: 'maya@mail.example' })
  })

  test('fits a screen of 360 px', async () => {
    await page.viewport(360, 640)
    network({})
    await open()
    const popup = dialog('Please input new password').element()
    expect(popup.scrollWidth).toBeLessThanOrEqual(popup.clientWidth)
  })
})
