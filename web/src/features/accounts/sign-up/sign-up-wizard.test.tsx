import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { LoginDialog } from '../login/login-dialog.tsx'
import type { SignUpStart } from './sign-up-start.ts'

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
const userId = '2b4e2f0a-76c4-4f4c-9a3a-5d2a8f6f1c77'
const eventId = 'c6a7f0f2-3d8e-4a53-8a77-1f1f0a3a2b10'
const teamId = '5f6ad2f5-6f0e-4a9a-9c0e-0d8f3c0f4a11'

const checkEmail = 'POST /register/check-email'
const register = 'POST /register'
const free = () => Response.json({ data: { is_free: true } })
const taken = () => Response.json({ data: { is_free: false } })
const registered = () => Response.json({ data: { user_id: userId } }, { status: 201 })
const server = { 'GET /oauth': () => Response.json({ data: [] }), [checkEmail]: free, [register]: registered }

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const choice = (name: string) => page.getByRole('combobox', { name })
const email = field('Email')
const password = page.getByLabelText(/^Password \*/)
const birthYear = field('Birth Year')
const step = (place: number) => page.getByText(`Step ${place} of 3`)

const open = async (given: Partial<SignUpStart> = {}) => {
  const heard = { onClose: vi.fn(), onSignedIn: vi.fn(), onSignedUp: vi.fn(), onCodeNeeded: vi.fn() }
  const { unmount } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <LoginDialog isOpen view="signUp" start={{ ...start, ...given }} {...heard} />
    </QueryClientProvider>,
  )
  await expect.element(email).toHaveFocus()
  /** Like a reload. */
  return { ...heard, leave: unmount }
}

const heardBy = ({ leave: _, ...heard }: Awaited<ReturnType<typeof open>>) => heard

const goOn = async () => {
  const genders = page.getByRole('radio')
  // There is no default.
  if (genders.elements().length > 0 && page.getByRole('radio', { checked: true }).elements().length === 0)
    await genders.first().click()
  if (birthYear.elements().length > 0) await birthYear.fill('2009')
  await expect.element(button('Continue')).toBeEnabled()
  await button('Continue').click()
}

const toNames = async () => {
  await email.fill('maya@mail.example')
  await goOn()
  await expect.element(step(2)).toBeVisible()
  await goOn()
  await expect.element(step(3)).toBeVisible()
}

const fillNames = async () => {
  await field('First Name').fill('Maya')
  await field('Last Name').fill('Okafor')
  await password.fill('Skyline7!')
}

describe('ACC-04 the sign-up wizard', () => {
  test('an athlete signs up by keyboard alone, enters the code, and is congratulated', async () => {
    const asked = network({
      ...server,
      [`POST /email/verify/${userId}`]: () =>
        Response.json({ token: 't', token_type: 'bearer', expires_in: 1 }),
    })
    const { onSignedUp } = await open()
    await userEvent.keyboard('maya@mail.example')
    await expect.element(button('Continue')).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect.element(choice('I am')).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}{ArrowDown}{Tab}2009{Tab}{Tab}{Enter}')
    await expect.element(field('First Name')).toHaveFocus()
    await userEvent.keyboard('Maya{Tab}Okafor{Tab}Skyline7!')
    await expect.element(button('Create account')).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog('Check Your Email')).toBeVisible()
    expect(bodiesOf(asked, register)).toEqual([
      {
        email: 'maya@mail.example',
        type: 'athlete',
        first_name: 'Maya',
        last_name: 'Okafor',
        password: 'Skyline7!',
        team_id: '',
        gender: 'female',
        birth_year: '2009',
        sport_key: 'basketball',
        promo_code: '',
      },
    ])
    await userEvent.keyboard('1234')
    await expect.element(dialog('Congratulations')).toMatchTextContent(/Your account is ready, Maya\./)
    await button('Got It').click()
    expect(onSignedUp).toHaveBeenCalledOnce()
  })

  test('a taken address shows an error, and links to Sign In with it', async () => {
    network({ ...server, [checkEmail]: taken })
    await open()
    await email.fill('maya@mail.example')
    await expect.element(page.getByText('This email has already been taken')).toBeVisible()
    await expect.element(button('Continue')).toBeDisabled()
    await button('Sign In').click()
    await expect.element(dialog('Sign In')).toBeVisible()
    await expect.element(email).toHaveValue('maya@mail.example')
  })

  test('each new check of an address cancels the earlier one', async () => {
    const late = Promise.withResolvers<Response>()
    const asked = network({
      ...server,
      [checkEmail]: ({ body }) => (body.email === 'maya@mail.example' ? late.promise : free()),
    })
    const signals: (AbortSignal | null | undefined)[] = []
    const answered = globalThis.fetch
    vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
      if (address.endsWith('/register/check-email')) signals.push(request.signal)
      return answered(address, request)
    })
    await open()
    await email.fill('maya@mail.example')
    await expect.poll(() => signals).toHaveLength(1)
    await expect.element(page.getByText('Checking the address…')).toBeVisible()
    await email.fill('mayo@mail.example')
    await expect.element(button('Continue')).toBeEnabled()
    expect(signals[0]?.aborted).toBe(true)
    expect(bodiesOf(asked, checkEmail).at(-1)).toEqual({ email: 'mayo@mail.example' })
    late.resolve(taken())
    await expect.element(page.getByText('This email has already been taken')).not.toBeInTheDocument()
    await expect.element(button('Continue')).toBeEnabled()
  })

  test.each([
    ['is asked too often', () => refusal(429, 'Please try again in 9 s.')],
    ['does not answer', () => Promise.reject(new TypeError('failed to fetch'))],
  ])('a check that %s does not block the sign-up', async (_, answer) => {
    network({ ...server, [checkEmail]: answer })
    await open()
    await email.fill('maya@mail.example')
    await expect.element(button('Continue')).toBeEnabled()
  })

  test('invalid addresses are not checked', async () => {
    const asked = network(server)
    await open()
    await email.fill('maya@')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect.element(button('Continue')).toBeDisabled()
    expect(bodiesOf(asked, checkEmail)).toEqual([])
  })

  test('the password is hidden until the address is valid', async () => {
    network(server)
    await open()
    await expect.element(password).not.toBeInTheDocument()
    await toNames()
    await expect.element(password).toBeVisible()
  })

  test('ACC-07 a Weak password prevents creating the account', async () => {
    network(server)
    await open()
    await toNames()
    await fillNames()
    await expect.element(button('Create account')).toBeEnabled()
    await password.fill('secret')
    await expect.element(page.getByText('Password strength: Weak')).toBeInTheDocument()
    await expect.element(button('Create account')).toBeDisabled()
  })

  test.each([
    ['Okafor-12', 'Leave your name and email out of your password.'],
    ['Password1!', "Too easy to guess: it's on the list of most used passwords."],
  ])('ACC-07 says why %s is Weak, and waits for another', async (typed, reason) => {
    const asked = network(server)
    await open()
    await toNames()
    await fillNames()
    await password.fill(typed)
    await expect.element(page.getByText('Password strength: Weak')).toBeInTheDocument()
    await expect.element(page.getByText(reason)).toBeVisible()
    await expect.element(button('Create account')).toBeDisabled()
    await field('First Name').click()
    expect(page.getByText(reason).elements()).toHaveLength(1)
    expect(bodiesOf(asked, 'POST /register')).toEqual([])
  })

  test('ACC-07 checks the password against the current name', async () => {
    network(server)
    await open()
    await toNames()
    await fillNames()
    await password.fill('Rivera-12')
    await expect.element(button('Create account')).toBeEnabled()
    await field('Last Name').fill('Rivera')
    await expect.element(button('Create account')).toBeDisabled()
    await expect.element(page.getByText('Leave your name and email out of your password.')).toBeVisible()
  })

  test('ACC-07 shows the five criteria, each met or missing', async () => {
    network(server)
    await open()
    await toNames()
    const missing = () => page.getByText(': missing').elements().length
    await expect.poll(missing).toBe(5)
    await password.fill('Skyline')
    await expect.poll(missing).toBe(2)
    await password.fill('Skyline7!')
    await expect.poll(missing).toBe(0)
  })

  test('Back keeps what was typed', async () => {
    network(server)
    await open()
    await email.fill('maya@mail.example')
    await goOn()
    await choice('Sport').selectOptions('lacrosse')
    await goOn()
    await expect.element(step(3)).toBeVisible()
    await fillNames()
    await button('Back').click()
    await expect.element(step(2)).toBeVisible()
    await expect.element(choice('Sport')).toHaveValue('lacrosse')
    await goOn()
    await expect.element(field('First Name')).toHaveValue('Maya')
    await expect.element(password).toHaveValue('Skyline7!')
  })

  test('another role starts the form over but keeps the address', async () => {
    network(server)
    await open()
    await toNames()
    await fillNames()
    await button('Back').click()
    await choice('Sport').selectOptions('hockey')
    await choice('I am').selectOptions('mother')
    await expect.element(choice("Athlete's Sport")).toHaveValue('basketball')
    await expect.element(page.getByRole('radiogroup', { name: "Athlete's Gender" })).toBeVisible()
    await goOn()
    await expect.element(field('First Name')).toHaveValue('')
    await expect.element(field("Athlete's First Name")).toBeVisible()
    await button('Back').click()
    await button('Back').click()
    await expect.element(email).toHaveValue('maya@mail.example')
  })

  test('a relative enters the athlete’s names, and sees which one is missing', async () => {
    const asked = network(server)
    await open({ role: 'aunt' })
    await toNames()
    await fillNames()
    await field("Athlete's First Name").fill('Jo')
    await field("Athlete's Last Name").click()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText("Please enter Athlete's Last Name")).toBeVisible()
    await expect.element(button('Create account')).toBeDisabled()
    await field("Athlete's Last Name").fill('Li')
    await button('Create account').click()
    await expect.element(dialog('Check Your Email')).toBeVisible()
    expect(bodiesOf(asked, register)[0]).toMatchObject({
      type: 'aunt',
      gender: 'male',
      athlete_first_name: 'Jo',
      athlete_last_name: 'Li',
    })
  })

  const portland = { id: 209_807, name: 'Portland State University', short_name: 'Portland State' }
  const colleges = {
    'GET /colleges/find': () => Response.json({ data: [{ ...portland, city: 'Portland', state: 'Oregon' }] }),
  }

  test('a coach names the college by keyboard alone, and finds it again after going back', async () => {
    const asked = network({ ...server, ...colleges })
    await open({ role: 'coach' })
    await expect
      .element(email)
      .toHaveAccessibleDescription('Use your college email and you are verified right away.')
    await email.fill('maya@mail.example')
    await goOn()
    await expect.element(choice('I am')).toHaveFocus()
    await expect
      .element(page.getByText('Use your college email and you are verified right away.'))
      .toBeVisible()
    await expect.element(choice('College')).toBeVisible()
    await expect.element(button('Continue')).toBeDisabled()
    await userEvent.keyboard('{Tab}port')
    await expect.element(page.getByRole('option', { name: /Portland State/ })).toBeVisible()
    await userEvent.keyboard('{Enter}{Tab}')
    await expect.element(field('Position')).toHaveFocus()
    // There is no default: Space selects the first team.
    await userEvent.keyboard('Head coach{Tab} {Tab}goviks.test/staff{Tab}')
    await expect.element(button('Continue')).toBeEnabled()
    await button('Continue').click()
    await button('Back').click()
    await expect.element(choice('College')).toHaveValue('Portland State University')
    await expect.element(field('Position')).toHaveValue('Head coach')
    await expect.element(page.getByRole('radio', { name: 'Women’s basketball' })).toBeChecked()
    await expect.element(field('Link to the staff page (optional)')).toHaveValue('goviks.test/staff')
    await goOn()
    await fillNames()
    await expect.element(page.getByLabelText('Promo code')).not.toBeInTheDocument()
    await button('Create account').click()
    await expect.element(dialog('Check Your Email')).toBeVisible()
    expect(bodiesOf(asked, register)).toEqual([
      {
        email: 'maya@mail.example',
        type: 'coach',
        first_name: 'Maya',
        last_name: 'Okafor',
        password: 'Skyline7!',
        team_id: '',
        college_id: '209807',
        position: 'Head coach',
        team_gender: 'female',
        staff_page_url: 'goviks.test/staff',
      },
    ])
  })

  test('a coach sees what is missing as each field is left', async () => {
    network({ ...server, ...colleges })
    await open({ role: 'coach' })
    await email.fill('maya@mail.example')
    await goOn()
    await choice('College').click()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText('Please select College')).toBeVisible()
    await field('Link to the staff page (optional)').fill('my page')
    await expect.element(page.getByText('Please enter Position')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(field('Link to the staff page (optional)')).toBeInvalid()
    await expect.element(button('Continue')).toBeDisabled()
  })

  test('a server error returns to its step, with the focus in the field', async () => {
    const exists = 'An account with the email maya@mail.example already exists.'
    network({ ...server, [register]: () => refusal(422, 'Please check.', { email: [exists] }) })
    await open()
    await toNames()
    await fillNames()
    await button('Create account').click()
    await expect.element(page.getByText(exists)).toBeVisible()
    await expect.element(step(1)).toBeVisible()
    await expect.element(email).toHaveFocus()
  })

  test('a refusal without a field is shown at the button, and nothing is lost', async () => {
    network({ ...server, [register]: () => refusal(429, 'Please try again in 9 minutes.') })
    await open()
    await toNames()
    await fillNames()
    await button('Create account').click()
    await expect.element(page.getByText('Please try again in 9 minutes.')).toBeVisible()
    await expect.element(field('First Name')).toHaveValue('Maya')
  })

  test('a mistyped address can be changed on the code screen', async () => {
    network(server)
    await open()
    await toNames()
    await fillNames()
    await button('Create account').click()
    await button('Change the address').click()
    await expect.element(step(1)).toBeVisible()
    await email.fill('mayo@mail.example')
    await goOn()
    await goOn()
    await expect.element(field('First Name')).toHaveValue('Maya')
  })

  test('the same form again returns to its code without another request; a changed one is sent', async () => {
    const asked = network(server)
    await open()
    await toNames()
    await fillNames()
    await button('Create account').click()
    for (const lastName of ['Okafor', 'Okafor-Diaz']) {
      await button('Change the address').click()
      await goOn()
      await goOn()
      await field('Last Name').fill(lastName)
      await button('Create account').click()
      await expect.element(dialog('Check Your Email')).toBeVisible()
      expect(bodiesOf(asked, register)).toHaveLength(lastName === 'Okafor' ? 1 : 2)
    }
  })

  test('the terms open in a new tab', async () => {
    network(server)
    await open()
    await toNames()
    for (const [name, href] of [
      ['Terms & Conditions', '/terms'],
      ['Privacy Policy', '/policy'],
    ] as const) {
      const link = page.getByRole('link', { name })
      await expect.element(link).toHaveAttribute('href', href)
      await expect.element(link).toHaveAttribute('target', '_blank')
    }
  })

  test('every step fits a screen of 360 px', async () => {
    await page.viewport(360, 640)
    network(server)
    await open({ role: 'grand-mother' })
    const fits = () => {
      const popup = page.getByRole('dialog').element()
      expect(popup.scrollWidth).toBeLessThanOrEqual(popup.clientWidth)
    }
    fits()
    await email.fill('maya@mail.example')
    await goOn()
    await expect.element(step(2)).toBeVisible()
    fits()
    await goOn()
    await expect.element(step(3)).toBeVisible()
    fits()
  })
})

describe('ACC-05 what a link says', () => {
  const teams = (...names: string[]) => ({
    'POST /gbl/event-teams': () =>
      Response.json({
        data: names.map((name, place) => ({ id: place === 0 ? teamId : eventId, name })),
        event: { id: eventId, name: 'Rose City Showcase' },
      }),
  })

  test('a coach from an event picks one of its teams', async () => {
    const asked = network({ ...server, ...teams('Ridgeline', 'Harbor') })
    await open({ role: 'coach', isRoleFixed: true, eventId, fromEventId: eventId })
    await expect.element(page.getByText('You are signing up for Rose City Showcase.')).toBeVisible()
    await email.fill('maya@mail.example')
    await goOn()
    await expect.element(choice('Team')).toBeEnabled()
    await expect.element(choice('Team')).toHaveAccessibleDescription('Teams at Rose City Showcase')
    await expect.element(choice('I am')).not.toBeInTheDocument()
    await expect.element(dialog('Sign Up')).toMatchTextContent(/You sign up asCoach/)
    await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument()
    await expect.element(button('Continue')).toBeDisabled()
    await choice('Team').selectOptions('Ridgeline')
    await goOn()
    await fillNames()
    await expect.element(page.getByLabelText('Promo code')).not.toBeInTheDocument()
    await button('Create account').click()
    await expect.element(dialog('Check Your Email')).toBeVisible()
    expect(bodiesOf(asked, 'POST /gbl/event-teams')).toEqual([{ event_id: eventId }])
    expect(bodiesOf(asked, register)[0]).toMatchObject({ type: 'coach', event: eventId, team_id: teamId })
  })

  test("a link's team that is not at the event is not selected", async () => {
    network({ ...server, ...teams('Ridgeline') })
    await open({ role: 'coach', isRoleFixed: true, eventId, teamId: userId })
    await email.fill('maya@mail.example')
    await goOn()
    await expect.element(choice('Team')).toHaveValue('')
    await expect.element(button('Continue')).toBeDisabled()
  })

  test('an event without teams says so, and a failed load can be retried', async () => {
    let isAway = true
    network({
      ...server,
      'POST /gbl/event-teams': () =>
        isAway
          ? refusal(429, 'Please try again in 9 s.')
          : Response.json({ data: [], event: { id: eventId, name: 'Rose City' } }),
    })
    await open({ role: 'coach', isRoleFixed: true, eventId })
    await email.fill('maya@mail.example')
    await goOn()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/The teams did not load/)
    isAway = false
    await button('Try again').click()
    await expect.element(page.getByText(/^This event has no teams yet/)).toBeVisible()
    await expect.element(button('Continue')).toBeDisabled()
  })

  test('an invitation shows its sender, fills in the address, and skips known questions', async () => {
    const asked = network(server)
    await open({
      invite: 'invitation-code',
      invitation: {
        inviter_name: 'Ada Achebe',
        athlete_first_name: 'Jordan',
        athlete_last_name: 'Achebe',
        sport_key: 'soccer',
        gender: 'female',
        email: 'uncle@mail.example',
        type: null,
      },
    })
    await expect.element(email).toHaveValue('uncle@mail.example')
    await expect
      .element(page.getByText('Ada Achebe invites you to the family of Jordan Achebe.'))
      .toBeVisible()
    await goOn()
    const roles = [...choice('I am').element().querySelectorAll('option')].map(({ value }) => value)
    expect(roles).toHaveLength(8)
    expect(roles).not.toContain('coach')
    await choice('I am').selectOptions('uncle')
    await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument()
    await goOn()
    await fillNames()
    await expect.element(field("Athlete's First Name")).not.toBeInTheDocument()
    await button('Create account').click()
    await expect.element(dialog('Check Your Email')).toBeVisible()
    expect(bodiesOf(asked, register)[0]).toMatchObject({
      type: 'uncle',
      invite: 'invitation-code',
      sport_key: 'soccer',
      gender: 'female',
    })
  })
})

describe('an unfinished sign-up', () => {
  const pressOutside = () => userEvent.click(document.documentElement, { position: { x: 2, y: 2 } })

  test('stays open when someone presses outside', async () => {
    network(server)
    const { onClose } = await open()
    await pressOutside()
    await toNames()
    await pressOutside()
    expect(onClose).not.toHaveBeenCalled()
    await fillNames()
    await button('Create account').click()
    await expect.element(dialog('Check Your Email')).toBeVisible()
    await pressOutside()
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
  })

  test('continues where it was left when it opens again; only the password is typed again', async () => {
    network(server)
    const first = await open()
    await toNames()
    await fillNames()
    await first.leave()
    await render(
      <QueryClientProvider client={new QueryClient()}>
        <LoginDialog isOpen view="signUp" start={start} {...heardBy(first)} />
      </QueryClientProvider>,
    )
    await expect.element(step(3)).toBeVisible()
    await expect.element(field('First Name')).toHaveValue('Maya')
    await expect.element(password).toHaveValue('')
    expect(sessionStorage.getItem('signUpDraft')).not.toContain('Skyline7!')
  })

  test('that waits for its code opens at the code, and is forgotten after the right code', async () => {
    network({
      ...server,
      [`POST /email/verify/${userId}`]: () =>
        Response.json({ token: 't', token_type: 'bearer', expires_in: 1 }),
    })
    const first = await open()
    await toNames()
    await fillNames()
    await button('Create account').click()
    await expect.element(dialog('Check Your Email')).toBeVisible()
    await first.leave()
    await render(
      <QueryClientProvider client={new QueryClient()}>
        <LoginDialog isOpen view="signUp" start={start} {...heardBy(first)} />
      </QueryClientProvider>,
    )
    await page.getByRole('group', { name: 'Verification code' }).getByRole('textbox').first().click()
    await userEvent.keyboard('1234')
    await expect.element(dialog('Congratulations')).toBeVisible()
    expect(sessionStorage.getItem('signUpDraft')).toBeNull()
  })

  test('with another link starts over', async () => {
    network(server)
    const first = await open()
    await toNames()
    await first.leave()
    await open({ role: 'mother', isRoleFixed: true, teamId })
    await expect.element(email).toHaveValue('')
  })
})
