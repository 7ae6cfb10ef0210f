import type { User } from '@fieldhouse/contract/accounts'
import type { Invitation } from '@fieldhouse/contract/accounts.sign-up'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { clearCookie } from '../../../lib/cookies.ts'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import type { SignUpStart } from '../sign-up/sign-up-start.ts'
import { SelectRoleDialog } from './select-role-dialog.tsx'

beforeEach(() => {
  sessionStorage.clear()
  clearCookie('promo-code')
  return page.viewport(1440, 900)
})
afterEach(() => vi.unstubAllGlobals())

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const save = 'POST /user/save-role'
const activate = 'POST /user/activate'
const verify = `POST /email/verify/${id}`
const resend = 'POST /user/verify-email'

const saved = (needs_code: boolean) => () => Response.json({ data: { user_id: id, needs_code } })
const activated = () => Response.json({ data: { user_id: id, type: 'athlete' } })
const session = () => Response.json({ token: 't', token_type: 'bearer', expires_in: 1 })

const colleges = {
  'GET /colleges/find': () =>
    Response.json({
      data: [
        {
          id: 209_807,
          name: 'Portland State University',
          short_name: 'Portland State',
          city: 'Portland',
          state: 'Oregon',
        },
      ],
    }),
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const college = page.getByRole('combobox', { name: 'College' })
const role = page.getByRole('combobox', { name: 'I am' })
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })

const start: SignUpStart = {
  role: null,
  isRoleFixed: false,
  teamId: null,
  eventId: null,
  invite: null,
  invitation: null,
  promoCode: null,
}

const open = async (
  viewer: Partial<User> = {},
  link: Partial<SignUpStart> = {},
  title = 'Tell Us About Yourself',
) => {
  const heard = { onClose: vi.fn(), onActivated: vi.fn(), onSignOut: vi.fn() }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { unmount } = await render(
    <QueryClientProvider client={client}>
      <SelectRoleDialog
        isOpen
        viewer={viewerOf({ type: 'unknown', ...viewer })}
        start={{ ...start, ...link }}
        {...heard}
      />
    </QueryClientProvider>,
  )
  await expect.element(dialog(title)).toBeVisible()
  return { ...heard, unmount }
}

/** Continues, with an answer to the question without a default. */
const goOn = async () => {
  const genders = page.getByRole('radio')
  if (genders.elements().length > 0 && page.getByRole('radio', { checked: true }).elements().length === 0)
    await genders.first().click()
  const birthYear = field('Birth Year')
  if (birthYear.elements().length > 0) await birthYear.fill('2009')
  await button('Continue').click()
}

describe('ACC-13 Tell Us About Yourself', () => {
  test('saves the role with the known facts about the person, and starts', async () => {
    const asked = network({ [save]: saved(false), [activate]: activated })
    const { onActivated } = await open()
    await expect.element(role).toHaveFocus()
    await expect.element(field('First Name')).toHaveValue('Noor')
    await expect.element(field('Last Name')).toHaveValue('Castellanos')
    await expect.element(field('Email')).not.toBeInTheDocument()
    await page.getByRole('combobox', { name: 'Sport' }).selectOptions('soccer')
    await page.getByRole('radio', { name: 'Female' }).click()
    await goOn()
    await expect.poll(() => onActivated.mock.calls.length).toBe(1)
    expect(bodiesOf(asked, save)).toEqual([
      {
        type: 'athlete',
        sport_key: 'soccer',
        gender: 'female',
        birth_year: '2009',
        team_id: '',
        first_name: 'Noor',
        last_name: 'Castellanos',
        promo_code: '',
      },
    ])
    expect(asked.map(({ call }) => call)).toEqual([save, activate])
  })

  test('asks relatives for the athlete', async () => {
    const asked = network({ [save]: saved(false), [activate]: activated })
    const { onActivated } = await open()
    await role.selectOptions('grand-mother')
    await expect.element(page.getByRole('radiogroup', { name: "Athlete's Gender" })).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: "Athlete's Sport" })).toBeVisible()
    await goOn()
    await expect.element(page.getByText("Please enter Athlete's First Name")).toBeVisible()
    await expect.element(page.getByText("Please enter Athlete's Last Name")).toBeVisible()
    await expect.element(field("Athlete's First Name")).toHaveFocus()
    await field("Athlete's First Name").fill('Mia')
    await field("Athlete's Last Name").fill('Castellanos')
    await goOn()
    await expect.poll(() => onActivated.mock.calls.length).toBe(1)
    expect(bodiesOf(asked, save)[0]).toMatchObject({
      type: 'grand-mother',
      athlete_first_name: 'Mia',
      athlete_last_name: 'Castellanos',
    })
  })

  test('does not ask coaches for sport, gender, or promo code', async () => {
    const asked = network({ [save]: saved(false), [activate]: activated, ...colleges })
    const { onActivated } = await open()
    await expect.element(field('Promo code')).toBeVisible()
    await role.selectOptions('coach')
    await expect.element(field('Promo code')).not.toBeInTheDocument()
    await expect.element(page.getByRole('radiogroup', { name: 'Gender' })).not.toBeInTheDocument()
    await college.fill('port')
    await page.getByRole('option', { name: /Portland State/ }).click()
    await field('Position').fill('Head coach')
    await page.getByRole('radio', { name: 'Men’s basketball', exact: true }).click()
    await goOn()
    await expect.poll(() => onActivated.mock.calls.length).toBe(1)
    expect(bodiesOf(asked, save)).toEqual([
      {
        type: 'coach',
        team_id: '',
        first_name: 'Noor',
        last_name: 'Castellanos',
        college_id: '209807',
        position: 'Head coach',
        team_gender: 'male',
        staff_page_url: '',
      },
    ])
  })

  test('asks coaches for the college, the position, and the team', async () => {
    const asked = network({ [save]: saved(false), [activate]: activated, ...colleges })
    await open()
    await role.selectOptions('coach')
    await expect
      .element(page.getByText('Use your college email and you are verified right away.'))
      .toBeVisible()
    await expect.element(college).toBeVisible()
    await button('Continue').click()
    await expect.element(page.getByText('Please select College')).toBeVisible()
    await expect.element(college).toHaveFocus()
    await expect.element(page.getByText('Please enter Position')).toBeVisible()
    await expect.element(page.getByText('Please select the team you coach')).toBeVisible()
    expect(bodiesOf(asked, save)).toEqual([])
  })

  test("does not ask a coach who joins through a team's link for a college", async () => {
    const asked = network({ [save]: saved(false), [activate]: activated })
    const { onActivated } = await open({}, { role: 'coach', isRoleFixed: true, teamId: id })
    await expect.element(college).not.toBeInTheDocument()
    await goOn()
    await expect.poll(() => onActivated.mock.calls.length).toBe(1)
    expect(bodiesOf(asked, save)).toEqual([
      { type: 'coach', team_id: id, first_name: 'Noor', last_name: 'Castellanos' },
    ])
  })

  test('does not ask for a promo code after one was used', async () => {
    network({})
    await open({ can_use_promo_code: false })
    await expect.element(field('Promo code')).not.toBeInTheDocument()
  })

  test('keeps what was typed when the role changes', async () => {
    network({})
    await open()
    await field('First Name').fill('Nora')
    await role.selectOptions('father')
    await expect.element(field('First Name')).toHaveValue('Nora')
  })

  test.each<[string, Partial<User>, string]>([
    ['is missing', { email: null, email_verified: false }, ''],
    ['is unverified', { email: 'noor@mail.example', email_verified: false }, 'noor@mail.example'],
  ])('asks for the email when it %s, and for its code before it starts', async (_, viewer, shown) => {
    const asked = network({ [save]: saved(true), [verify]: session, [activate]: activated })
    const { onActivated } = await open(viewer)
    await expect.element(field('Email')).toHaveValue(shown)
    await field('Email').fill('noor@other.example')
    await goOn()
    await expect.element(dialog('Check Your Email')).toBeVisible()
    await expect.element(page.getByText('no•••@other.example')).toBeVisible()
    expect(asked.map(({ call }) => call)).toEqual([save])
    expect(bodiesOf(asked, save)[0]).toMatchObject({ email: 'noor@other.example' })
    await userEvent.keyboard('4821')
    await expect.poll(() => onActivated.mock.calls.length).toBe(1)
    expect(bodiesOf(asked, verify)).toEqual([{ code: '4821' }])
    expect(asked.map(({ call }) => call)).toEqual([save, verify, activate])
  })

  test('a wrong code can be typed again', async () => {
    let isWrong = true
    const wrong = () =>
      refusal(422, 'Please check the highlighted fields.', { code: ['The verification code is invalid.'] })
    network({ [save]: saved(true), [verify]: () => (isWrong ? wrong() : session()), [activate]: activated })
    const { onActivated } = await open({ email_verified: false })
    await goOn()
    await expect.element(dialog('Check Your Email')).toBeVisible()
    await userEvent.keyboard('1111')
    await expect.element(page.getByText('The verification code is invalid.')).toBeVisible()
    isWrong = false
    await userEvent.keyboard('2222')
    await expect.poll(() => onActivated.mock.calls.length).toBe(1)
  })

  test('the address can be changed, and typed text is still there', async () => {
    const asked = network({ [save]: saved(true) })
    await open({ email: 'wrong@mail.example', email_verified: false })
    await role.selectOptions('uncle')
    await field("Athlete's First Name").fill('Mia')
    await field("Athlete's Last Name").fill('Castellanos')
    await goOn()
    await button('Change the address').click()
    await expect.element(field('Email')).toHaveFocus()
    await expect.element(field("Athlete's First Name")).toHaveValue('Mia')
    await field('Email').fill('right@mail.example')
    await goOn()
    await expect.element(page.getByText('ri•••@mail.example')).toBeVisible()
    expect(bodiesOf(asked, save).map(({ email }) => email)).toEqual([
      'wrong@mail.example',
      'right@mail.example',
    ])
  })

  test('the code is sent again, a minute after the last one', async () => {
    const asked = network({
      [save]: saved(true),
      [resend]: () => Response.json({ data: { user_id: id } }),
    })
    await open({ email_verified: false })
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    try {
      await goOn()
      await expect.element(page.getByText('Resend in 1:00')).toBeVisible()
      vi.advanceTimersByTime(60_000)
      await button('Resend').click()
      await expect.element(page.getByText('A new code is on its way.')).toBeVisible()
      expect(bodiesOf(asked, resend)).toEqual([{ email: 'noor@mail.example' }])
    } finally {
      vi.useRealTimers()
    }
  })

  test('shows server errors at their fields', async () => {
    network({ [save]: () => refusal(422, '', { email: ['This email has already been taken'] }) })
    await open({ email_verified: false })
    await goOn()
    await expect.element(field('Email')).toHaveAccessibleDescription('This email has already been taken')
    await expect.element(field('Email')).toHaveFocus()
  })

  test('retries the start after a failure, without saving again', async () => {
    let isAway = true
    const asked = network({
      [save]: saved(false),
      [activate]: () => (isAway ? refusal(409, 'Please confirm your email address first.') : activated()),
    })
    const { onActivated } = await open()
    await goOn()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Please confirm your email address first.')
    expect(onActivated).not.toHaveBeenCalled()
    isAway = false
    await button('Try again').click()
    await expect.poll(() => onActivated.mock.calls.length).toBe(1)
    expect(asked.map(({ call }) => call)).toEqual([save, activate, activate])
  })

  test('keeps typed text through a reload until the role takes effect', async () => {
    network({ [save]: saved(false), [activate]: activated })
    const { unmount } = await open()
    await role.selectOptions('uncle')
    await field('First Name').fill('Nora')
    await field("Athlete's First Name").fill('Mia')
    await unmount()
    const { onActivated } = await open()
    await expect.element(role).toHaveValue('uncle')
    await expect.element(field('First Name')).toHaveValue('Nora')
    await expect.element(field("Athlete's First Name")).toHaveValue('Mia')
    await field("Athlete's Last Name").fill('Castellanos')
    await goOn()
    await expect.poll(() => onActivated.mock.calls.length).toBe(1)
    expect(sessionStorage.getItem('roleDraft')).toBeNull()
  })

  test('keeps the chosen college over a reload', async () => {
    const asked = network({ [save]: saved(false), [activate]: activated, ...colleges })
    const { unmount } = await open()
    await role.selectOptions('coach')
    await college.fill('portland')
    await page.getByRole('option', { name: /^Portland State University/ }).click()
    await unmount()
    await open()
    await expect.element(college).toHaveValue('Portland State University')
    await field('Position').fill('Assistant coach')
    await goOn()
    await expect.poll(() => bodiesOf(asked, save)).toMatchObject([{ college_id: '209807' }])
  })

  test('asks for the code again after a reload, until the address is changed', async () => {
    const noor = { email: 'noor@mail.example', email_verified: false }
    network({ [save]: saved(true), [verify]: session, [activate]: activated })
    const first = await open(noor)
    await goOn()
    await expect.element(dialog('Check Your Email')).toBeVisible()
    await first.unmount()
    const second = await open(noor, {}, 'Check Your Email')
    await expect.element(page.getByText('no•••@mail.example')).toBeVisible()
    await userEvent.keyboard('4821')
    await expect.poll(() => second.onActivated.mock.calls.length).toBe(1)
    await second.unmount()

    const third = await open(noor)
    await goOn()
    await button('Change the address').click()
    await third.unmount()
    await open(noor)
  })

  test('can be left by signing out', async () => {
    network({})
    const { onSignOut } = await open()
    await button('Sign out').click()
    expect(onSignOut).toHaveBeenCalledOnce()
  })

  test('can be dismissed', async () => {
    network({})
    const { onClose } = await open()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('fits a screen of 360 px', async () => {
    network({})
    await page.viewport(360, 640)
    await open({ email_verified: false })
    await role.selectOptions('aunt')
    const shown = page.getByRole('dialog').element()
    expect(shown.scrollWidth).toBe(shown.clientWidth)
  })
})

describe('ACC-05 a role chosen after a sign-up link', () => {
  const invitation: Invitation = {
    inviter_name: 'Dana Okafor',
    athlete_first_name: 'Maya',
    athlete_last_name: 'Okafor',
    sport_key: 'soccer',
    gender: 'female',
    email: 'noor@mail.example',
    type: null,
  }

  test('with a team is fixed, and joins the team', async () => {
    const asked = network({ [save]: saved(false), [activate]: activated })
    const { onActivated } = await open({}, { role: 'athlete', isRoleFixed: true, teamId: id })
    await expect.element(role).not.toBeInTheDocument()
    await goOn()
    await expect.poll(() => onActivated.mock.calls.length).toBe(1)
    expect(bodiesOf(asked, save)[0]).toMatchObject({ type: 'athlete', team_id: id })
  })

  test('from an event is a coach’s, who must pick a team', async () => {
    const asked = network({
      [save]: saved(false),
      [activate]: activated,
      'POST /gbl/event-teams': () =>
        Response.json({ data: [{ id, name: 'Portland Rain' }], event: { id, name: 'Rose City' } }),
    })
    const { onActivated } = await open({}, { role: 'coach', isRoleFixed: true, eventId: id })
    const team = page.getByRole('combobox', { name: 'Team' })
    await expect.element(team).toBeEnabled()
    await goOn()
    await expect.element(team).toHaveAccessibleDescription('Please select Team')
    await team.selectOptions(id)
    await goOn()
    await expect.poll(() => onActivated.mock.calls.length).toBe(1)
    expect(bodiesOf(asked, save)[0]).toMatchObject({ type: 'coach', event: id, team_id: id })
  })

  test('by an invitation is never a coach’s, and knows the athlete', async () => {
    const asked = network({ [save]: saved(false), [activate]: activated })
    const { onActivated } = await open({}, { invite: 'abc', invitation })
    await expect
      .element(page.getByText('Dana Okafor invites you to the family of Maya Okafor.'))
      .toBeVisible()
    await expect.element(page.getByRole('option', { name: 'Coach' })).not.toBeInTheDocument()
    await role.selectOptions('aunt')
    await expect.element(field("Athlete's First Name")).not.toBeInTheDocument()
    await goOn()
    await expect.poll(() => onActivated.mock.calls.length).toBe(1)
    expect(bodiesOf(asked, save)[0]).toMatchObject({
      type: 'aunt',
      invite: 'abc',
      gender: 'female',
      sport_key: 'soccer',
    })
  })
})
