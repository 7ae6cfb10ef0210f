import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { LoginDialog } from '../login/login-dialog.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const start = {
  role: null,
  isRoleFixed: false,
  teamId: null,
  eventId: null,
  invite: null,
  invitation: null,
  promoCode: null,
}
const attempt = 'a'.repeat(43)
const networks = { 'GET /oauth': () => Response.json({ data: [] }) }
const wrongPassword = {
  'POST /login': () => refusal(422, 'The email and password did not match.', undefined, 'wrong_credentials'),
}
const session = () => Response.json({ token: 't', token_type: 'bearer', expires_in: 1 })
const asked = () => Response.json({ data: { attempt } })

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const email = page.getByRole('textbox', { name: 'Email' })
const password = page.getByLabelText(/^Password \*/)
const code = page.getByRole('textbox', { name: 'Code' })
const offer = button('Email me a code instead')

const open = async () => {
  const heard = { onClose: vi.fn(), onSignedIn: vi.fn(), onSignedUp: vi.fn(), onCodeNeeded: vi.fn() }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await render(
    <QueryClientProvider client={client}>
      <LoginDialog isOpen start={start} {...heard} />
    </QueryClientProvider>,
  )
  await expect.element(dialog('Sign In')).toBeVisible()
  return heard
}

const signIn = async () => {
  await email.fill('maya@mail.example')
  await password.fill('secret1')
  await button('Sign In').click()
}

describe('ACC-02 a code instead of the password', () => {
  test('is offered after a wrong password, and signs in', async () => {
    const calls = network({
      ...networks,
      ...wrongPassword,
      'POST /login/code': asked,
      'POST /login/code/verify': session,
    })
    const { onSignedIn } = await open()
    await expect.element(email).toHaveFocus()
    await expect.element(offer).not.toBeInTheDocument()
    await page.getByRole('checkbox', { name: 'Remember Me' }).click()
    await signIn()
    await offer.click()
    await expect.element(dialog('Enter Your Code')).toMatchTextContent(/ma•••@mail\.example/)
    await expect.element(code).toHaveFocus()
    await expect.element(button('Sign In')).toBeDisabled()
    await userEvent.keyboard('0123 4567')
    await expect.element(code).toHaveValue('01234567')
    await expect.element(button('Sign In')).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
    expect(bodiesOf(calls, 'POST /login/code')).toEqual([
      { email: 'maya@mail.example', remember: false, team_id: '' },
    ])
    expect(bodiesOf(calls, 'POST /login/code/verify')).toEqual([{ attempt, code: '01234567' }])
  })

  test('is offered when the tries are used up, and a failed request shows why', async () => {
    const answers = [
      () => refusal(429, 'Too many attempts. Please try again in 40 s.'),
      () => refusal(422, 'Please check.', { email: ['Enter a valid email, such as name@example.com'] }),
      asked,
    ]
    network({
      ...networks,
      'POST /login': () =>
        refusal(429, 'Too many attempts. Please try again in 9 minutes.', undefined, 'too_many_attempts'),
      'POST /login/code': () => (answers.shift() ?? asked)(),
    })
    await open()
    await signIn()
    await offer.click()
    await expect.element(page.getByText('Too many attempts. Please try again in 40 s.')).toBeVisible()
    await offer.click()
    await expect.element(page.getByText('Enter a valid email, such as name@example.com')).toBeVisible()
    await offer.click()
    await expect.element(dialog('Enter Your Code')).toBeVisible()
  })

  test('is not offered when the server could not be reached', async () => {
    network(networks)
    await open()
    await signIn()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(offer).not.toBeInTheDocument()
  })

  test('a wrong code shows an error and stays for correction; Back keeps the address', async () => {
    const wrong = 'This code is not right. Check the newest email from us and try again.'
    network({
      ...networks,
      ...wrongPassword,
      'POST /login/code': asked,
      'POST /login/code/verify': () => refusal(422, wrong, { code: [wrong] }),
    })
    const { onSignedIn } = await open()
    await signIn()
    await offer.click()
    await code.fill('01234567')
    await button('Sign In').click()
    await expect.element(code).toHaveAccessibleDescription(wrong)
    await expect.element(code).toHaveFocus()
    await button('Back').click()
    await expect.element(dialog('Sign In')).toBeVisible()
    await expect.element(email).toHaveValue('maya@mail.example')
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  test('can be sent again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const resends = [
      () => Response.json({ data: { sent: true } }),
      () => refusal(429, 'Too many attempts. Please try again in 30 minutes.'),
    ]
    const calls = network({
      ...networks,
      ...wrongPassword,
      'POST /login/code': asked,
      'POST /login/code/resend': () => (resends.shift() ?? asked)(),
    })
    await open()
    await signIn()
    await offer.click()
    await expect.element(page.getByText('Resend in 1:00')).toBeVisible()
    vi.advanceTimersByTime(60_000)
    await button('Resend').click()
    await expect.element(page.getByText(/a new one is on its way/)).toBeVisible()
    vi.advanceTimersByTime(60_000)
    await button('Resend').click()
    await expect.element(page.getByText('Too many attempts. Please try again in 30 minutes.')).toBeVisible()
    expect(bodiesOf(calls, 'POST /login/code/resend')).toEqual([{ attempt }, { attempt }])
  })

  test('fits a screen of 360 px', async () => {
    await page.viewport(360, 640)
    network({ ...networks, ...wrongPassword, 'POST /login/code': asked })
    await open()
    await signIn()
    await offer.click()
    await expect.element(dialog('Enter Your Code')).toBeVisible()
    const popup = page.getByRole('dialog').element()
    expect(popup.scrollWidth).toBeLessThanOrEqual(popup.clientWidth)
  })
})

describe('ACC-02 a code in addition to the password', () => {
  test('is needed for a protected account, without revealing that the password was right', async () => {
    const calls = network({
      ...networks,
      'POST /login': () => Response.json({ status: 'code-needed', attempt }),
      'POST /login/code/verify': session,
    })
    const { onSignedIn } = await open()
    await signIn()
    await expect
      .element(dialog('Enter Your Code'))
      .toMatchTextContent(/If your password is right, we sent a code/)
    expect(onSignedIn).not.toHaveBeenCalled()
    await code.fill('76543210')
    await button('Sign In').click()
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
    expect(bodiesOf(calls, 'POST /login/code/verify')).toEqual([{ attempt, code: '76543210' }])
  })
})

test('PAY-06 signing in to a deleted account says so, and offers a link to restore it', async () => {
  const calls = network({
    ...networks,
    'POST /login': () =>
      Response.json({ status: 'account-deleted', restorable_until: '2026-12-16T12:00:00.000Z' }),
    'POST /my-account/restore-link': () => Response.json({ data: { sent: true } }),
  })
  const { onSignedIn } = await open()
  await signIn()
  await expect.element(dialog('Account Deleted').getByText(/You can restore it until/)).toBeVisible()
  await button('Email me the link').click()
  await expect.element(page.getByRole('status')).toMatchTextContent(/We sent a link to maya@mail\.example/)
  expect(bodiesOf(calls, 'POST /my-account/restore-link')).toEqual([{ email: 'maya@mail.example' }])
  expect(onSignedIn).not.toHaveBeenCalled()
  await button('Back').click()
  await expect.element(dialog('Sign In')).toBeVisible()
})
