import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { ResendDialog } from './resend-dialog.tsx'
import { VerifyDialog } from './verify-dialog.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const userId = '2b4e2f0a-76c4-4f4c-9a3a-5d2a8f6f1c77'
const verify = `POST /email/verify/${userId}`
const resend = 'POST /email/resend-code'
const session = () => Response.json({ token: 't', token_type: 'bearer', expires_in: 1 })
const wrong = () =>
  refusal(422, 'Please check.', { code: ['The verification code is invalid.'] }, 'wrong_code')
const sent = () => Response.json({ data: { sent: true } })

const dialog = (name: string) => page.getByRole('dialog', { name })
const boxes = page.getByRole('group', { name: 'Verification code' }).getByRole('textbox')
const button = (name: string) => page.getByRole('button', { name, exact: true })

const open = async (props: { email?: string } = {}) => {
  const onSignedIn = vi.fn()
  const onClose = vi.fn()
  const screen = await render(<VerifyDialog isOpen userId={userId} {...{ onClose, onSignedIn }} {...props} />)
  await expect.element(boxes.first()).toHaveFocus()
  return { ...screen, onSignedIn, onClose }
}

describe('ACC-06 the code boxes', () => {
  test('show where the code was sent without revealing the address', async () => {
    network({})
    await open({ email: 'maya.okafor@mail.example' })
    await expect.element(dialog('Check Your Email')).toMatchTextContent(/on their way to ma•••@mail.example/)
    await expect.element(dialog('Check Your Email')).toMatchTextContent(/spam folder/)
    await expect.element(page.getByText('maya.okafor')).not.toBeInTheDocument()
  })

  test('check automatically, congratulate, and sign in on Got It', async () => {
    const asked = network({ [verify]: session })
    const { onSignedIn } = await open({ email: 'maya@mail.example' })
    await userEvent.keyboard('1234')
    await expect.element(dialog('Congratulations')).toBeVisible()
    expect(bodiesOf(asked, verify)).toEqual([{ code: '1234' }])
    expect(onSignedIn).not.toHaveBeenCalled()
    await button('Got It').click()
    expect(onSignedIn).toHaveBeenCalledOnce()
  })

  test('closing the congratulations signs in too', async () => {
    network({ [verify]: session })
    const { onSignedIn, onClose } = await open()
    await userEvent.keyboard('1234')
    await expect.element(dialog('Congratulations')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(onSignedIn).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('a wrong code shows an error, is cleared, and is typed again; the same code is not sent again', async () => {
    const asked = network({ [verify]: wrong })
    await open({ email: 'maya@mail.example' })
    await userEvent.keyboard('1234')
    await expect.element(page.getByRole('alert')).toHaveTextContent('The verification code is invalid.')
    await expect.element(boxes.first()).toHaveFocus()
    await expect.element(boxes.first()).toHaveValue('')
    await userEvent.keyboard('1234')
    await expect.element(boxes.last()).toHaveValue('4')
    await userEvent.keyboard('{Backspace}5')
    await expect.poll(() => bodiesOf(asked, verify)).toEqual([{ code: '1234' }, { code: '1235' }])
    await expect.element(boxes.first()).toHaveValue('')
  })

  test('an unchecked code stays and can be retried', async () => {
    let isAway = true
    const asked = network({
      [verify]: () => (isAway ? refusal(429, 'Please try again in 9 s.') : session()),
    })
    await open({ email: 'maya@mail.example' })
    await userEvent.keyboard('1234')
    await expect.element(page.getByText('Please try again in 9 s.')).toBeVisible()
    await expect.element(boxes.last()).toHaveValue('4')
    isAway = false
    await button('Try again').click()
    await expect.element(dialog('Congratulations')).toBeVisible()
    expect(bodiesOf(asked, verify)).toEqual([{ code: '1234' }, { code: '1234' }])
  })

  test('a code can be sent again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const asked = network({ [resend]: sent })
    await open({ email: 'maya@mail.example' })
    await expect.element(page.getByText('Resend in 1:00')).toBeVisible()
    await vi.advanceTimersByTimeAsync(18_000)
    await expect.element(page.getByText('Resend in 0:42')).toBeVisible()
    await vi.advanceTimersByTimeAsync(42_000)
    await button('Resend').click()
    await expect.element(page.getByText('A new code is on its way.')).toBeVisible()
    await expect.element(page.getByText('Resend in 1:00')).toBeVisible()
    expect(bodiesOf(asked, resend)).toEqual([{ email: 'maya@mail.example' }])
  })

  test('too many requests show when to come back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    network({ [resend]: () => refusal(429, 'Please try again in 30 minutes.') })
    await open({ email: 'maya@mail.example' })
    await vi.advanceTimersByTimeAsync(60_000)
    await button('Resend').click()
    await expect.element(page.getByText('Please try again in 30 minutes.')).toBeVisible()
  })

  test('a person from the link enters the address to get another code', async () => {
    const asked = network({ [resend]: sent })
    await open()
    await expect.element(button('Resend')).not.toBeInTheDocument()
    await button('Didn’t get a code?').click()
    const email = page.getByRole('textbox', { name: 'Email' })
    await expect.element(email).toHaveFocus()
    await email.fill('maya@')
    await button('Resend').click()
    await expect.element(page.getByText('Please enter a valid email address.')).toBeVisible()
    await email.fill(' maya@mail.example')
    await button('Resend').click()
    await expect.element(page.getByText(/^If this address still needs a code/)).toBeVisible()
    expect(bodiesOf(asked, resend)).toEqual([{ email: 'maya@mail.example' }])
  })

  test('a person from the link enters the sign-up password after the code', async () => {
    const faults = [
      { password: ['Please enter the password you signed up with.'] },
      { password: ['Not it.'] },
    ]
    const asked = network({
      [verify]: () => {
        const fault = faults.shift()
        return fault ? refusal(422, 'Please check.', fault, 'password_needed') : session()
      },
    })
    await open()
    await userEvent.keyboard('1234')
    const password = page.getByLabelText('Password *')
    await expect.element(dialog('Enter Your Password')).toBeVisible()
    await expect.element(password).toHaveFocus()
    await userEvent.keyboard('Wrong1!{Enter}')
    await expect.element(page.getByText('Not it.')).toBeVisible()
    await expect.element(password).toHaveValue('Wrong1!')
    await password.fill('Right1!')
    await button('Continue').click()
    await expect.element(dialog('Congratulations')).toBeVisible()
    expect(bodiesOf(asked, verify)).toEqual([
      { code: '1234', came_by: 'mail' },
      { code: '1234', came_by: 'mail', password: 'Wrong1!' },
      { code: '1234', came_by: 'mail', password: 'Right1!' },
    ])
  })

  test('fit a screen of 360 px', async () => {
    await page.viewport(360, 640)
    network({})
    await open({ email: `${'long'.repeat(12)}@${'mail'.repeat(12)}.example` })
    const popup = dialog('Check Your Email').element()
    expect(popup.scrollWidth).toBeLessThanOrEqual(popup.clientWidth)
  })

  test('are empty each time they open', async () => {
    network({ [verify]: session })
    const onClose = vi.fn()
    const shown = (isOpen: boolean) => (
      <VerifyDialog isOpen={isOpen} userId={userId} onClose={onClose} onSignedIn={() => {}} />
    )
    const { rerender } = await render(shown(true))
    await expect.element(boxes.first()).toHaveFocus()
    await userEvent.keyboard('1234')
    await expect.element(dialog('Congratulations')).toBeVisible()
    await rerender(shown(false))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await rerender(shown(true))
    await expect.element(dialog('Check Your Email')).toBeVisible()
    await expect.element(boxes.first()).toHaveValue('')
  })
})

describe('ACC-10 requesting the code again', () => {
  test('does not reveal whether an address is waiting for one', async () => {
    const asked = network({ [resend]: sent })
    const onClose = vi.fn()
    await render(<ResendDialog isOpen onClose={onClose} />)
    const email = page.getByRole('textbox', { name: 'Email' })
    await expect.element(email).toHaveFocus()
    await userEvent.keyboard('maya@mail.example{Enter}')
    await expect.element(dialog('Check Your Email')).toMatchTextContent(/If this address still needs a code/)
    expect(bodiesOf(asked, resend)).toEqual([{ email: 'maya@mail.example' }])
    await button('Got It').click()
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('keeps the address after a refusal', async () => {
    network({ [resend]: () => refusal(429, 'Please try again in 40 s.') })
    await render(<ResendDialog isOpen onClose={() => {}} />)
    const email = page.getByRole('textbox', { name: 'Email' })
    await expect.element(email).toHaveFocus()
    await userEvent.keyboard('maya@mail.example{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please try again in 40 s.')
    await expect.element(email).toHaveValue('maya@mail.example')
  })
})
