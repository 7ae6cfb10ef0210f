import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import type { SignUpStart } from '../sign-up/sign-up-start.ts'
import { LoginDialog } from './login-dialog.tsx'
import type { LoginView } from './login-views.ts'

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1440, 900)
})
afterEach(() => vi.unstubAllGlobals())

const start: SignUpStart = {
  role: null,
  isRoleFixed: false,
  teamId: null,
  eventId: null,
  invite: null,
  invitation: null,
  promoCode: null,
}
const offering = (...networks: string[]) => ({ 'GET /oauth': () => Response.json({ data: networks }) })
const session = () => Response.json({ token: 't', token_type: 'bearer', expires_in: 1 })

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const email = page.getByRole('textbox', { name: 'Email' })
const password = page.getByLabelText(/^Password \*/)

const open = async (props: { view?: LoginView; start?: Partial<SignUpStart>; email?: string } = {}) => {
  const heard = { onClose: vi.fn(), onSignedIn: vi.fn(), onSignedUp: vi.fn(), onCodeNeeded: vi.fn() }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const shown = (isOpen: boolean) => (
    <QueryClientProvider client={client}>
      <LoginDialog isOpen={isOpen} {...props} start={{ ...start, ...props.start }} {...heard} />
    </QueryClientProvider>
  )
  const { rerender } = await render(shown(true))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return { ...heard, toggle: (isOpen: boolean) => rerender(shown(isOpen)) }
}

describe('ACC-02 Sign In', () => {
  test('needs a valid address and a password of six characters', async () => {
    network(offering())
    await open()
    await expect.element(email).toHaveFocus()
    await expect.element(button('Sign In')).toBeDisabled()
    await userEvent.keyboard('maya@mail.example{Tab}12345')
    await expect.element(button('Sign In')).toBeDisabled()
    await userEvent.keyboard('6')
    await expect.element(button('Sign In')).toBeEnabled()
    await email.fill('maya@')
    await expect.element(button('Sign In')).toBeDisabled()
  })

  test('works by keyboard alone, and remembers the person by default', async () => {
    const asked = network({ ...offering(), 'POST /login': session })
    const { onSignedIn } = await open()
    await expect.element(email).toHaveFocus()
    await userEvent.keyboard(' maya@mail.example{Tab}secret1')
    await expect.element(button('Sign In')).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
    expect(bodiesOf(asked, 'POST /login')).toEqual([
      { email: 'maya@mail.example', password: 'secret1', remember: true },
    ])
  })

  test('with an unconfirmed email address returns to the code, which signs in', async () => {
    const userId = '2b4e2f0a-76c4-4f4c-9a3a-5d2a8f6f1c77'
    const asked = network({
      ...offering(),
      'POST /login': () => Response.json({ status: 'email-unconfirmed', user_id: userId }),
      [`POST /email/verify/${userId}`]: session,
    })
    const { onSignedUp } = await open()
    await email.fill('maya@mail.example')
    await password.fill('secret1')
    await button('Sign In').click()
    await expect.element(dialog('Check Your Email')).toBeVisible()
    await page.getByRole('group', { name: 'Verification code' }).getByRole('textbox').first().click()
    await userEvent.keyboard('1234')
    await button('Got It').click()
    expect(bodiesOf(asked, `POST /email/verify/${userId}`)).toEqual([{ code: '1234' }])
    expect(onSignedUp).toHaveBeenCalledOnce()
  })

  test("keeps the link's team, and does not remember a person who declines", async () => {
    const asked = network({ ...offering(), 'POST /login': session })
    const { onSignedIn } = await open({ start: { teamId: '5f6ad2f5-6f0e-4a9a-9c0e-0d8f3c0f4a11' } })
    await email.fill('maya@mail.example')
    await password.fill('secret1')
    await page.getByRole('checkbox', { name: 'Remember Me' }).click()
    await button('Sign In').click()
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
    expect(bodiesOf(asked, 'POST /login')[0]).toMatchObject({
      remember: false,
      team_id: '5f6ad2f5-6f0e-4a9a-9c0e-0d8f3c0f4a11',
    })
  })

  test.each([
    [
      'wrong_password',
      'The password you entered is incorrect.',
      /^Incorrect passwordThe password you entered is incorrect\.$/,
    ],
    [
      'wrong_credentials',
      'The email and password you entered did not match our records. Please double-check and try again.',
      /^The email and password you entered did not match our records\. Please double-check and try again\.$/,
    ],
  ] as const)('%s says “%s” and keeps what was typed', async (code, message, shown) => {
    network({ ...offering(), 'POST /login': () => refusal(422, message, undefined, code) })
    const { onSignedIn } = await open()
    await email.fill('maya@mail.example')
    await password.fill('secret1')
    await button('Sign In').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(shown)
    await expect.element(email).toHaveValue('maya@mail.example')
    await expect.element(password).toHaveValue('secret1')
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  test("ACC-08 shows a field's error after it was left", async () => {
    network(offering())
    await open()
    await email.fill('maya@')
    await password.fill('12345')
    await expect.element(page.getByText(/^Enter a valid email, such as/)).toBeVisible()
    await email.click()
    await expect.element(page.getByText('Password must be at least 6 characters long.')).toBeVisible()
  })

  test('shows Google, and the others on request', async () => {
    network(offering('google', 'facebook', 'twitter'))
    await open()
    await expect.element(button('Sign in with Google')).toBeVisible()
    const facebook = page.getByRole('button', { name: /Facebook/ })
    await expect.element(facebook).not.toBeInTheDocument()
    await button('See other options').click()
    await expect.element(facebook).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Twitter/ })).toBeVisible()
    await expect.element(button('See other options')).not.toBeInTheDocument()
    await expect.element(email).toHaveFocus()
    await expect.element(email).not.toHaveAttribute('aria-invalid', 'true')
  })

  test("by keyboard, the first of the other networks takes the button's focus", async () => {
    network(offering('google', 'facebook', 'twitter'))
    await open()
    await expect.element(button('Sign in with Google')).toBeVisible()
    const more = button('See other options').element() as HTMLElement
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Sign in with Facebook')).toHaveFocus()
  })

  test('ACC-08 removes spaces around an email address while typing', async () => {
    network(offering())
    await open()
    await expect.element(email).toHaveFocus()
    await userEvent.keyboard('  maya @mail.example ')
    const field = email.element() as HTMLInputElement
    expect(field.value).toBe('maya@mail.example')
    // For an email input the browser would show spaces that its value does not have.
    expect([field.type, field.inputMode]).toEqual(['text', 'email'])
  })

  test('shows only available networks', async () => {
    network(offering())
    await open()
    await expect.element(dialog('Sign In')).not.toMatchTextContent(/Google|other options/)
  })
})

describe('ACC-01 the login popup', () => {
  test('links between views, each with its own title, and keeps the address', async () => {
    network(offering('google', 'facebook'))
    await open()
    await email.fill('maya@mail.example')
    await button('Reset Password?').click()
    await expect.element(dialog('Reset Password')).toBeVisible()
    await expect.element(email).toHaveValue('maya@mail.example')
    await expect.element(email).toHaveFocus()
    await email.fill('mayo@mail.example')
    await button('Back to Log In').click()
    await expect.element(dialog('Sign In')).toBeVisible()
    await expect.element(email).toHaveValue('mayo@mail.example')
    await button('Create an account').click()
    await expect.element(dialog('Create Your Account')).toHaveFocus()
    await expect.element(page.getByRole('button', { name: /^Sign up with/ })).toHaveLength(3)
    await button('Sign In').click()
    await expect.element(dialog('Ways to Sign In')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Sign in with/ })).toHaveLength(3)
    await button('Back').click()
    await button('Sign up with email').click()
    await expect.element(dialog('Sign Up')).toBeVisible()
    await expect.element(email).toHaveValue('mayo@mail.example')
  })

  test('opens at the requested view, closes on Escape, and starts over', async () => {
    network(offering())
    const { onClose, toggle } = await open({ view: 'forgotPassword' })
    await email.fill('maya@mail.example')
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
    await toggle(false)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await toggle(true)
    await expect.element(dialog('Reset Password')).toBeVisible()
    await expect.element(email).toHaveValue('')
  })

  test.each<LoginView>(['appLogin', 'loginList', 'signUpList', 'signUp', 'forgotPassword'])(
    'the view %s fits a screen of 360 px, with room for fingers',
    async (view) => {
      await page.viewport(360, 640)
      network(offering('google', 'facebook', 'twitter'))
      await open({ view })
      const popup = page.getByRole('dialog').element()
      expect(popup.scrollWidth).toBeLessThanOrEqual(popup.clientWidth)
      for (const field of popup.querySelectorAll('input:not([type=checkbox], [type=hidden])'))
        expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(42)
    },
  )
})

describe('ACC-09 a forgotten password', () => {
  test('is requested by email; then Got It returns to Sign In', async () => {
    const asked = network({
      ...offering(),
      'POST /password/email': () => Response.json({ data: { sent: true } }),
    })
    await open({ view: 'forgotPassword', email: 'maya@mail.example' })
    await button('Request a Password Reset').click()
    await expect
      .element(dialog('Time to Check Your Email'))
      .toMatchTextContent(/We will send you a link to change your password\./)
    expect(bodiesOf(asked, 'POST /password/email')).toEqual([{ email: 'maya@mail.example' }])
    await button('Got It').click()
    await expect.element(dialog('Sign In')).toBeVisible()
    await expect.element(email).toHaveValue('maya@mail.example')
  })

  test.each([
    ['an unknown address', 'nobody@mail.example', "We can't find a user with that e-mail address."],
    ['an invalid address', 'nobody', 'The email is invalid.'],
  ])('shows what is wrong with %s', async (_, typed, text) => {
    network({
      ...offering(),
      'POST /password/email': () => refusal(422, 'Please check.', { email: [text] }),
    })
    await open({ view: 'forgotPassword' })
    await email.fill(typed)
    await button('Request a Password Reset').click()
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(email).toHaveFocus()
  })
})
