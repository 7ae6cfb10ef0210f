import type { User } from '@fieldhouse/contract/accounts'
import type { Invitation } from '@fieldhouse/contract/accounts.sign-up'
import { useRouterState } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signUpDraftKey } from '../features/accounts/sign-up/sign-up-draft-key.ts'
import { clearCookie, readCookie } from '../lib/cookies.ts'
import { readInviteParams, saveInviteParams } from '../lib/invite-params.ts'
import { network, refusal } from '../lib/network.factory.ts'
import { openSite } from '../lib/site.factory.tsx'
import { viewerOf } from '../lib/viewer.factory.ts'
import { toasts } from '../ui/feedback/toast.ts'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { useLoadParameters } from './load-parameters.ts'
import { PopupHost } from './popup-host.tsx'
import { PopupPage } from './popups/popup-page.tsx'
import { closePopup, currentPopup, openCollege, openPopup } from './popups.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  closePopup()
  localStorage.clear()
  clearCookie('promo-code')
  for (const { id } of toasts.current()) toasts.dismiss(id)
})

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const invitation: Invitation = {
  inviter_name: 'Dana Okafor',
  athlete_first_name: 'Maya',
  athlete_last_name: 'Okafor',
  sport_key: 'soccer',
  gender: 'female',
  email: 'aunt@mail.example',
  type: 'aunt',
}
const promo = {
  code: 'MAYA15',
  kind: 'percent',
  percent: 15,
  amount: null,
  currency: 'USD',
  text: '15% off',
  user: null,
}

const answers = {
  'GET /oauth': () => Response.json({ data: [] }),
  'GET /promo-code/verify': () => Response.json({ data: promo }),
  'POST /register/check-email': () => Response.json({ data: { is_free: true } }),
  'POST /register/check-invite': () => Response.json({ data: invitation }),
}

/** The real site's addresses that open a popup. */
const Addresses = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  if (path === '/athlete/maya15')
    return <PopupPage popup={{ name: 'promo-code', code: 'maya15' }}>{null}</PopupPage>
  if (path === '/email/resend') return <PopupPage popup={{ name: 'resend-code' }}>{null}</PopupPage>
  return null
}

const Frame = () => {
  useLoadParameters()
  return (
    <>
      <Addresses />
      <PopupHost />
      <Toaster />
    </>
  )
}

const open = async (at: string, viewer: User | null = null) => {
  const site = await openSite({ at, viewer, Frame })
  return {
    ...site,
    /** Waits until the address is handled, so a missing popup stays missing. */
    settle: async () => {
      await import('./load-parameters/follow.ts')
      await site.router.invalidate()
    },
  }
}
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const anyDialog = page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('SHL-13 an opened page', () => {
  test('without a parameter requests nothing and opens nothing', async () => {
    const asked = network(answers)
    const { place, settle } = await open('/packages?q=1')
    await settle()
    expect(place()).toBe('/packages?q=1')
    expect(currentPopup()).toBeNull()
    expect(asked).toEqual([])
  })

  test('with login=1 opens the login popup one time, and keeps the page to return to', async () => {
    network(answers)
    const { place } = await open('/packages?login=1&url=%2Fmaya-ortiz#faq')
    await expect.element(dialog('Sign In')).toBeVisible()
    expect(place()).toBe('/packages?url=%2Fmaya-ortiz#faq')
    await userEvent.keyboard('{Escape}')
    await expect.element(anyDialog).not.toBeInTheDocument()
  })

  test('with a page to return to opens the login popup again after a reload', async () => {
    network(answers)
    const { place } = await open('/packages?url=%2Fparent%2Faccount-info')
    await expect.element(dialog('Sign In')).toBeVisible()
    expect(place()).toBe('/packages?url=%2Fparent%2Faccount-info')
  })

  test.each([
    ['with a page of another site', '/packages?url=%2F%2Fevil.example', null],
    ['opened by a signed-in person', '/packages?url=%2Fmaya-ortiz', viewerOf()],
  ])('%s to return to opens nothing', async (_, at, viewer) => {
    network(answers)
    const { settle } = await open(at, viewer)
    await settle()
    expect(currentPopup()).toBeNull()
  })

  test('with a page to return to goes on with a sign-up that was open', async () => {
    network(answers)
    sessionStorage.setItem(signUpDraftKey, '{"isOpen":true}')
    onTestFinished(() => sessionStorage.clear())
    await open('/packages?url=%2Fmaya-ortiz')
    await expect.element(dialog('Sign Up')).toBeVisible()
  })

  test('with a role and a team opens the sign-up, and remembers both', async () => {
    network(answers)
    const { place } = await open(`/?role=athlete&team_id=${id}`)
    await expect.element(dialog('Sign Up')).toBeVisible()
    expect(place()).toBe('/')
    expect(readInviteParams()).toEqual({ role: 'athlete', team_id: id, event: null, invite: null })
  })

  test('opens the sign-up 200 ms after the rest', async () => {
    network(answers)
    const real = globalThis.setTimeout
    const held: (() => void)[] = []
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay: number) =>
      delay === 200 ? held.push(run) : real(run, delay)) as typeof setTimeout)
    await open('/?role=athlete')
    await expect.poll(() => held.length).toBe(1)
    expect(currentPopup()).toBeNull()
    held[0]?.()
    await expect.poll(() => currentPopup()?.name).toBe('login')
  })

  test('with a promo code shows the result, then continues', async () => {
    network(answers)
    const { place } = await open('/?promo_code=maya15&role=athlete')
    await expect.element(dialog('Promo code MAYA15 applied')).toBeVisible()
    expect(place()).toBe('/')
    expect(readCookie('promo-code')).toBe('MAYA15')
    await button('Got It').click()
    await expect.element(dialog('Sign Up')).toBeVisible()
  })

  test('with affInvite opens the activation of an affiliate', async () => {
    network({
      ...answers,
      'POST /auth/affiliate/check-invite': () =>
        refusal(422, '', { code: ['This invitation is not valid.'] }, 'affiliate_invitation_ended'),
    })
    const { place } = await open('/about-us?affInvite=abc')
    await expect.element(dialog('Become an affiliate')).toBeVisible()
    expect(place()).toBe('/about-us')
    await button('Activate your affiliate profile').click()
    await expect.element(anyDialog).not.toBeInTheDocument()
    await expect.element(page.getByText('This invitation is not valid.')).toBeVisible()
  })

  test('passes to the new affiliate behind the popup, which says that everything is ready', async () => {
    const affiliate = viewerOf({ type: 'affiliate', id: '01890a5d-ac96-774b-bcce-b302099a8099' })
    network({
      ...answers,
      'POST /auth/affiliate/check-invite': () =>
        Response.json({
          data: { first_name: 'Maya', last_name: 'Ortiz', gender: 'female', email: 'maya@mail.example' },
        }),
      'POST /auth/affiliate/apply-invite': () =>
        Response.json({ token: 't', token_type: 'bearer', expires_in: 1 }),
      'GET /user': () => Response.json({ data: affiliate }),
    })
    const { router, place } = await open('/?affInvite=abc')
    await button('Activate your affiliate profile').click()
    await page.getByLabelText(/^Password \*/).fill('Skyline7!')
    await button('Activate my profile').click()
    await expect.element(page.getByRole('heading', { name: 'You’re All Set' })).toBeVisible()
    await expect.poll(() => router.state.matches[0]?.context).toMatchObject({ viewer: { type: 'affiliate' } })
    expect(place()).toBe('/')
    await page.getByRole('link', { name: 'Go to My Sales' }).click()
    await expect.poll(place).toBe('/affiliate/my-sales')
    await expect.element(anyDialog).not.toBeInTheDocument()
  })

  test('does not ask a signed-in person to sign up', async () => {
    const asked = network(answers)
    const { place, settle } = await open(`/packages?role=mother&team_id=${id}&login=1`, viewerOf())
    await expect.poll(place).toBe(`/packages?role=mother&team_id=${id}`)
    await settle()
    expect(currentPopup()).toBeNull()
    expect(asked).toEqual([])
  })
})

test('SHL-14 on an athlete’s subdomain reads no parameters', async () => {
  const asked = network(answers)
  const root = document.documentElement
  Object.assign(root.dataset, { subdomain: 'maya-ortiz', siteOrigin: 'https://fieldhouse.test' })
  onTestFinished(() => {
    for (const name of ['subdomain', 'siteOrigin']) delete root.dataset[name]
  })
  const { place, settle } = await open('/?login=1&promo_code=maya15')
  await settle()
  expect(place()).toBe('/?login=1&promo_code=maya15')
  expect(currentPopup()).toBeNull()
  expect(asked).toEqual([])
})

describe('ACC-17 an invitation', () => {
  test('that is valid opens the sign-up, and is remembered until it is used', async () => {
    const asked = network(answers)
    const { place } = await open('/?invite=abc')
    await expect.element(dialog('Sign Up')).toBeVisible()
    await expect
      .element(page.getByText('Dana Okafor invites you to the family of Maya Okafor.'))
      .toBeVisible()
    expect(place()).toBe('/')
    expect(asked[0]).toMatchObject({ call: 'POST /register/check-invite', body: { invite: 'abc' } })
    expect(readInviteParams()?.invite).toBe('abc')
  })

  test('that is invalid goes home, says so, and opens nothing', async () => {
    network({
      ...answers,
      'POST /register/check-invite': () =>
        refusal(
          422,
          'This invitation is not valid.',
          { invite: ['This invitation is not valid.'] },
          'invitation_ended',
        ),
    })
    const { place } = await open('/packages?invite=abc')
    await expect.element(page.getByText('This invitation is not valid.')).toBeVisible()
    expect(place()).toBe('/')
    expect(currentPopup()).toBeNull()
    expect(readInviteParams()).toBeNull()
  })

  test('that could not be checked is checked again at the sign-up', async () => {
    let isAway = true
    network({
      ...answers,
      'POST /register/check-invite': () =>
        isAway ? refusal(503, 'We’ll be right back.') : Response.json({ data: invitation }),
    })
    await open('/?invite=abc')
    await expect.element(page.getByText('We’ll be right back.')).toBeVisible()
    isAway = false
    openPopup({ name: 'login', view: 'signUp' })
    await expect
      .element(page.getByText('Dana Okafor invites you to the family of Maya Okafor.'))
      .toBeVisible()
  })

  test('that ended after it was stored is forgotten', async () => {
    network({
      ...answers,
      'POST /register/check-invite': () =>
        refusal(422, 'This invitation is not valid.', undefined, 'invitation_ended'),
    })
    saveInviteParams({ role: 'mother', team_id: null, event: null, invite: 'abc' })
    await open('/')
    openPopup({ name: 'login', view: 'signUp' })
    await expect.element(dialog('Sign Up')).toBeVisible()
    expect(readInviteParams()).toEqual({ role: 'mother', team_id: null, event: null, invite: null })
  })

  test('opened by a signed-in person is left alone', async () => {
    const asked = network(answers)
    const { place, settle } = await open('/?invite=abc', viewerOf())
    await expect.element(page.getByText(/You are signed in already/)).toBeVisible()
    await settle()
    expect(place()).toBe('/')
    expect(currentPopup()).toBeNull()
    expect(asked).toEqual([])
  })
})

describe('ACC-03 signing in', () => {
  const enters = (viewer: User) => ({
    ...answers,
    'POST /login': () => Response.json({ token: 't', token_type: 'bearer', expires_in: 1 }),
    'GET /user': () => Response.json({ data: viewer }),
  })
  const signIn = async () => {
    openPopup({ name: 'login' })
    await page.getByRole('textbox', { name: 'Email' }).fill('noor@mail.example')
    await page.getByLabelText(/^Password \*/).fill('Skyline7!')
    await button('Sign In').last().click()
  }

  test("joins the link's team, says so, and then forgets the link", async () => {
    const asked = network({
      ...enters(viewerOf({ type: 'coach' })),
      [`GET /team-link/${id}`]: () => Response.json({ data: { id, name: 'Rise 17U', standing: 'waiting' } }),
    })
    saveInviteParams({ role: 'coach', team_id: id, event: null, invite: null })
    const { place } = await open('/')
    await signIn()
    await expect.poll(place).toBe('/coach/users')
    await expect.element(anyDialog).not.toBeInTheDocument()
    expect(asked.find(({ call }) => call === 'POST /login')?.body).toMatchObject({ team_id: id })
    await expect.poll(readInviteParams).toBeNull()
    await expect.element(page.getByText(/^You asked to join Rise 17U\./)).toBeVisible()
  })

  test('without a role yet keeps the link for the role question', async () => {
    network(enters(viewerOf({ type: 'unknown' })))
    saveInviteParams({ role: 'athlete', team_id: id, event: null, invite: null })
    await open('/')
    await signIn()
    await expect.element(dialog('Tell Us About Yourself')).toBeVisible()
    expect(readInviteParams()?.team_id).toBe(id)
  })
})

describe('ACC-13 a signed-in person without a role', () => {
  const unknown = viewerOf({ type: 'unknown' })

  test('is asked for one on any page, one time; Sign In asks again', async () => {
    network(answers)
    const { router } = await open('/packages', unknown)
    await expect.element(dialog('Tell Us About Yourself')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(anyDialog).not.toBeInTheDocument()
    await router.navigate({ href: '/about-us' })
    await router.invalidate()
    expect(currentPopup()).toBeNull()
    openPopup({ name: 'login' })
    await expect.element(dialog('Tell Us About Yourself')).toBeVisible()
    await expect.element(dialog('Sign In')).not.toBeInTheDocument()
  })

  test('is not interrupted while a popup is open', async () => {
    network(answers)
    await open('/email/resend', unknown)
    await expect.element(dialog('Resend the Code')).toBeVisible()
    expect(currentPopup()?.name).toBe('resend-code')
  })

  test('can sign out instead', async () => {
    network({ ...answers, 'POST /logout': () => Response.json({ data: { signed_out: true } }) })
    await open('/packages', unknown)
    await button('Sign out').click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure that you want to Sign Out?' })
    await expect.element(question).toBeVisible()
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect.element(anyDialog).not.toBeInTheDocument()
    openPopup({ name: 'login' })
    await expect.element(dialog('Sign In')).toBeVisible()
  })
})

describe('ACC-10, ACC-11 a popup with its own address', () => {
  test('is open there, and goes home when it is closed', async () => {
    network(answers)
    const { place, router } = await open('/athlete/maya15')
    await expect.element(dialog('Promo code MAYA15 applied')).toBeVisible()
    await button('Got It').click()
    await expect.poll(place).toBe('/')
    await expect.element(anyDialog).not.toBeInTheDocument()
    expect(router.history.length).toBe(1)
  })

  test('closes with the page', async () => {
    network(answers)
    const { router, place } = await open('/email/resend')
    await expect.element(dialog('Resend the Code')).toBeVisible()
    await router.navigate({ href: '/packages' })
    await expect.element(anyDialog).not.toBeInTheDocument()
    expect(place()).toBe('/packages')
  })

  test('may be followed by another, and goes home after that', async () => {
    network(answers)
    const { place } = await open('/email/resend')
    await expect.element(dialog('Resend the Code')).toBeVisible()
    openPopup({ name: 'login' })
    await expect.element(dialog('Sign In')).toBeVisible()
    await expect.poll(() => anyDialog.elements().at(-1)?.contains(document.activeElement)).toBe(true)
    expect(place()).toBe('/email/resend')
    await userEvent.keyboard('{Escape}')
    await expect.poll(place).toBe('/')
  })
})

test('MSG-04 the messenger closes when its page is left', async () => {
  network({ ...answers, 'GET /my-rsa': () => refusal(503, 'Away.') })
  const { router } = await open('/about-us', viewerOf())
  openPopup({ name: 'messenger' })
  const messenger = page.getByRole('dialog', { name: 'Chat with your success coach' })
  await expect.element(messenger).toBeVisible()
  await router.navigate({ to: '/contact-us' })
  await expect.element(messenger).not.toBeInTheDocument()
  // When closed, it leaves other popups alone.
  openPopup({ name: 'login' })
  await router.navigate({ to: '/about-us' })
  expect(currentPopup()).toMatchObject({ name: 'login' })
})

test('PRO-07 a college opens with its facts, and says when it did not load', async () => {
  let isThere = false
  const college = {
    ...{ id: 209807, name: 'Portland State University', short_name: 'Portland State', city: 'Portland' },
    ...{
      state: { key: 'OR', title: 'Oregon' },
      logo: null,
      image: null,
      colors: ['#154734'],
      mascot: 'Vikings',
    },
    ...{ division: 'NCAA D1', conference: 'Big Sky Conference', level: '4-year', control: 'public' },
    ...{ setting: 'city', undergrad_enrollment: 14_000, admission_rate: 0.9, open_admission: false },
    ...{ avg_net_cost: 12_932, website: 'https://www.pdx.edu', sat_avg: null, act_25: null, act_75: null },
    ...{ in_state_tuition: 11_000, out_state_tuition: 31_000, cost_of_attendance: 29_000 },
    ...{ graduation_rate: 0.48, top_majors: [], hbcu: false, single_sex: null },
  }
  network({
    ...answers,
    'GET /colleges/209807': () => (isThere ? Response.json({ data: college }) : refusal(503, 'Away.')),
  })
  await open('/about-us', viewerOf())
  openCollege(college)
  const popup = page.getByRole('dialog', { name: 'Portland State University' })
  await expect.element(popup.getByText('The college did not load')).toBeVisible()
  isThere = true
  await popup.getByRole('button', { name: 'Try again' }).click()
  await expect.element(popup.getByText('$12,932')).toBeVisible()
  await expect.element(popup.getByText('48% graduate')).toBeVisible()
})
