import type { User } from '@fieldhouse/contract/accounts'
import type { CoachVerification } from '@fieldhouse/contract/colleges.verification'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { namedCollege, portlandState, verificationOf } from './coach.factory.ts'
import { forgetCoachDraft } from './coach-drafts.ts'
import { CoachStatusPage } from './coach-status-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  forgetCoachDraft(viewerOf().id)
})

type Answers = Parameters<typeof network>[0]

const status = 'GET /coach/verification'
const request = 'POST /coach/verification'
const sendCode = 'POST /coach/verification/email'
const confirm = 'POST /coach/verification/code'

const told = (facts: Partial<CoachVerification> = {}) => Response.json({ data: verificationOf(facts) })
const verified = { ...namedCollege, status: 'verified', method: 'email' } as const
const colleges = {
  'GET /colleges/find': () =>
    Response.json({ data: [{ ...portlandState, city: 'Portland', state: 'Oregon' }] }),
}

const open = async (facts: Partial<CoachVerification>, answers: Answers = {}, user: Partial<User> = {}) => {
  const viewer = viewerOf({ type: 'coach', ...user })
  const asked = network({
    [status]: () => told(facts),
    'GET /user': () => Response.json({ data: { ...viewer, is_verified_coach: true } }),
    ...answers,
  })
  const site = await openSite({
    viewer,
    Frame: ({ viewer: present }) =>
      present && (
        <main id="content" tabIndex={-1}>
          <p>{present.is_verified_coach ? 'Menus of a verified coach' : 'Menus of a visitor'}</p>
          <CoachStatusPage viewer={present} />
          <Toaster />
        </main>
      ),
  })
  return { ...site, asked }
}

const title = page.getByRole('heading', { level: 1 })
const email = page.getByRole('textbox', { name: 'College email' })
const college = page.getByRole('combobox', { name: 'College' })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe("a coach's status", () => {
  test('a coach without a college is asked for it, and a double press sends one request', async () => {
    const answer = Promise.withResolvers<Response>()
    const { asked } = await open({}, { ...colleges, [request]: () => answer.promise })
    await expect.element(title).toHaveTextContent('Get verified')
    await expect.element(page.getByText('Contact details of athletes and their families')).toBeVisible()
    await expect.element(email).not.toBeInTheDocument()
    await college.fill('port')
    await page.getByRole('option', { name: /Portland State/ }).click()
    await field('Position').fill('Assistant coach')
    await page.getByRole('radio', { name: 'Women’s basketball' }).click()
    await button('Send').dblClick()
    answer.resolve(told({ ...namedCollege, status: 'pending' }))
    await expect.element(title).toHaveTextContent('We are checking')
    await expect.element(page.getByText(/usually answer within two business days/)).toBeVisible()
    await expect.element(page.getByText('Nov 2, 2026')).toBeVisible()
    await expect.element(college).not.toBeInTheDocument()
    expect(bodiesOf(asked, request)).toEqual([
      { college_id: '209807', position: 'Assistant coach', team_gender: 'female', staff_page_url: '' },
    ])
  })

  test('a missing value is shown at its field, and nothing is sent', async () => {
    const { asked } = await open({})
    await button('Send').click()
    await expect.element(page.getByText('Please select College')).toBeVisible()
    await expect.element(college).toHaveFocus()
    await expect.element(page.getByText('Please enter Position')).toBeVisible()
    expect(bodiesOf(asked, request)).toEqual([])
  })

  test('typed text is still there after leaving the page, and after a failure', async () => {
    const first = await open(
      {},
      { ...colleges, [request]: () => refusal(429, 'Please try again in 9 minutes.') },
    )
    await college.fill('port')
    await page.getByRole('option', { name: /Portland State/ }).click()
    await field('Position').fill('Scout')
    await page.getByRole('radio', { name: 'Women’s basketball' }).click()
    await button('Send').click()
    await expect.element(page.getByText('Please try again in 9 minutes.')).toBeVisible()
    await expect.element(field('Position')).toHaveValue('Scout')
    await first.unmount()
    await open({})
    await expect.element(field('Position')).toHaveValue('Scout')
    await expect.element(college).toHaveValue('Portland State University')
  })

  test("one coach's typed text is not shown to the next", async () => {
    const { unmount } = await open({})
    await field('Position').fill('Scout')
    await unmount()
    await open({}, {}, { id: 'another' })
    await expect.element(field('Position')).toHaveValue('')
  })

  test('a waiting coach can confirm the college email by keyboard alone, and the menus update', async () => {
    const { asked } = await open(
      { ...namedCollege, status: 'pending' },
      {
        [sendCode]: () => Response.json({ data: { email: 'noor@pdx.edu' } }),
        [confirm]: () => told(verified),
      },
    )
    await expect.element(page.getByText('Use an address ending in @pdx.edu.')).toBeVisible()
    await expect.element(page.getByText('Menus of a visitor')).toBeVisible()
    await email.click()
    await userEvent.keyboard('noor@pdx.edu{Enter}')
    await expect.element(page.getByText('no•••@pdx.edu')).toBeVisible()
    await expect.element(field('Code')).toHaveFocus()
    await userEvent.keyboard('4821')
    await expect.element(page.getByText('Menus of a verified coach')).toBeVisible()
    await expect.element(title).toHaveTextContent('You are verified')
    await expect.element(page.getByText('You are verified.', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('main')).toHaveFocus()
    expect(bodiesOf(asked, sendCode)).toEqual([{ email: 'noor@pdx.edu' }])
    expect(bodiesOf(asked, confirm)).toEqual([{ code: '4821' }])
  })

  test('an address outside the college is refused at its field', async () => {
    const text = 'Please use an address of Portland State.'
    await open(
      { ...namedCollege, status: 'pending' },
      { [sendCode]: () => refusal(422, 'Please check.', { email: [text] }) },
    )
    await email.fill('noor@mail.example')
    await button('Send the code').click()
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveValue('noor@mail.example')
  })

  test('a wrong code shows an error, an unchecked code can be retried, and the address can be changed', async () => {
    let isAway = false
    const { asked } = await open(
      { ...namedCollege, status: 'pending' },
      {
        [sendCode]: () => Response.json({ data: { email: 'noor@pdx.edu' } }),
        [confirm]: () =>
          isAway
            ? refusal(503, 'We’ll be right back.')
            : refusal(422, 'x', { code: ['The verification code is invalid.'] }),
      },
    )
    await email.fill('noor@pdx.edu')
    await button('Send the code').click()
    await field('Code').click()
    await userEvent.keyboard('0000')
    await expect.element(page.getByText('The verification code is invalid.')).toBeVisible()
    await expect.element(field('Code')).toHaveValue('')
    isAway = true
    await userEvent.keyboard('1111')
    await expect.element(page.getByText('We’ll be right back.')).toBeVisible()
    await button('Try again').click()
    await expect
      .poll(() => bodiesOf(asked, confirm))
      .toEqual([{ code: '0000' }, { code: '1111' }, { code: '1111' }])
    await button('Change the address').click()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveValue('noor@pdx.edu')
  })

  test('an earlier code can be entered without requesting another', async () => {
    const { asked } = await open({ ...namedCollege, status: 'pending' }, { [confirm]: () => told(verified) })
    await button('I have a code').click()
    await expect.element(field('Code')).toHaveFocus()
    await userEvent.keyboard('4821')
    await expect.element(title).toHaveTextContent('You are verified')
    expect(bodiesOf(asked, sendCode)).toEqual([])
  })

  test('a college without a known domain is checked by hand', async () => {
    await open({ ...namedCollege, status: 'pending', accepted_domains: [] })
    await expect.element(page.getByText('Nothing. We check your account by hand.')).toBeVisible()
    await expect.element(email).not.toBeInTheDocument()
  })

  test.each(['refused', 'paused'] as const)(
    'a %s coach reads why, corrects it, and sends it again',
    async (given) => {
      const { asked } = await open(
        { ...namedCollege, status: given, reason: 'The staff page does not name you.' },
        { [request]: () => told({ ...namedCollege, status: 'pending' }) },
      )
      await expect.element(page.getByText('The staff page does not name you.')).toBeVisible()
      await expect.element(email).toBeVisible()
      await expect.element(college).toHaveValue('Portland State University')
      await field('Link to the staff page (optional)').fill('goviks.test/coaches')
      await button('Send again').click()
      await expect.element(title).toHaveTextContent('We are checking')
      expect(bodiesOf(asked, request)).toEqual([
        {
          college_id: '209807',
          position: 'Assistant coach',
          team_gender: 'female',
          staff_page_url: 'goviks.test/coaches',
        },
      ])
    },
  )

  test('a coach who signed up before we asked is asked only for the team', async () => {
    const { asked } = await open(
      { ...namedCollege, team_gender: null, status: 'pending' },
      { [request]: () => told({ ...namedCollege, team_gender: 'male', status: 'pending' }) },
    )
    await expect.element(page.getByRole('heading', { name: 'Which team do you coach?' })).toBeVisible()
    await button('Save').click()
    await expect.element(page.getByText('Please select the team you coach')).toBeVisible()
    expect(bodiesOf(asked, request)).toEqual([])
    await page.getByRole('radio', { name: 'Men’s basketball', exact: true }).click()
    await button('Save').click()
    await expect.element(page.getByText('Men’s basketball')).toBeVisible()
    await expect
      .element(page.getByRole('heading', { name: 'Which team do you coach?' }))
      .not.toBeInTheDocument()
    expect(bodiesOf(asked, request)).toEqual([
      {
        college_id: '209807',
        position: 'Assistant coach',
        team_gender: 'male',
        staff_page_url: 'https://goviks.test/staff',
      },
    ])
  })

  test('a waiting coach can still correct the sent answers', async () => {
    const { asked } = await open(
      { ...namedCollege, status: 'pending' },
      { [request]: () => told({ ...namedCollege, status: 'pending', position: 'Head coach' }) },
    )
    await button('Change').click()
    await expect.element(college).toHaveFocus()
    await field('Position').fill('Head coach')
    await button('Send again').click()
    await expect.element(button('Change')).toHaveFocus()
    await expect.element(page.getByText('Head coach')).toBeVisible()
    expect(bodiesOf(asked, request)).toHaveLength(1)
    await button('Change').click()
    await expect.element(field('Position')).toHaveValue('Head coach')
    await expect.element(button('Send again')).toBeEnabled()
  })

  test('a right code that still needs an admin says so', async () => {
    await open(
      { ...namedCollege, status: 'pending' },
      { [confirm]: () => told({ ...namedCollege, status: 'pending' }) },
    )
    await button('I have a code').click()
    await userEvent.keyboard('4821')
    await expect.element(page.getByText('Your email is confirmed. We will check your account.')).toBeVisible()
    await expect.element(email).toHaveFocus()
    await expect.element(title).toHaveTextContent('We are checking')
  })

  test.each([
    ['paused', true],
    ['refused', false],
  ] as const)('who is %s keeps the conversations: %s', async (given, isKept) => {
    await open({ ...namedCollege, status: given })
    await expect.element(college).toBeVisible()
    expect(page.getByRole('link', { name: 'Open your messages' }).elements()).toHaveLength(isKept ? 1 : 0)
  })

  test('an approval in the meantime appears when the page gets the focus again', async () => {
    let facts: Partial<CoachVerification> = { ...namedCollege, status: 'pending' }
    const { queryClient } = await open({}, { [status]: () => told(facts) })
    await expect.element(title).toHaveTextContent('We are checking')
    facts = { ...namedCollege, status: 'verified', method: 'admin' }
    await queryClient.invalidateQueries({ queryKey: ['/coach/verification'] })
    await expect.element(page.getByText('Menus of a verified coach')).toBeVisible()
  })

  test('says when the status did not load, and tries again', async () => {
    let isAway = true
    await open({}, { [status]: () => (isAway ? refusal(503, 'We’ll be right back.') : told()) })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Your status did not load.*right back/)
    isAway = false
    await button('Try again').click()
    await expect.element(college).toBeVisible()
  })

  test("ACC-15 an impersonating admin can't change anything", async () => {
    await open({ ...namedCollege, status: 'refused' }, {}, { impersonator_id: 'admin' })
    await expect.element(email).toBeDisabled()
    await expect.element(button('Send the code')).toBeDisabled()
    await expect.element(college).toBeDisabled()
    await expect.element(button('Send again')).toBeDisabled()
  })
})

describe("a coach who joined through a team's link", () => {
  const team = { team_id: 't', name: 'Ridgeline Hoops', reason: null, athletes: [] }

  test('waits for the team, and may add a college too', async () => {
    await open({ teams: [{ ...team, status: 'pending' }] })
    await expect.element(title).toHaveTextContent('Waiting for your team')
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Ridgeline Hoops' }))
      .toMatchTextContent(/Waiting/)
    await expect.element(college).not.toBeInTheDocument()
    await button('Add your college').click()
    await expect.element(college).toBeVisible()
  })

  test("finds the team's athletes after the confirmation", async () => {
    const athletes = [{ athlete_slug: 'amara-whitlock', first_name: 'Amara', last_name: 'Whitlock' }]
    await open({ teams: [{ ...team, status: 'verified', athletes }] })
    await expect.element(title).toHaveTextContent('Your team confirmed you')
    await expect
      .element(page.getByRole('link', { name: 'Amara Whitlock' }))
      .toHaveAttribute('href', '/amara-whitlock')
    await expect
      .element(page.getByRole('link', { name: 'Open your messages' }))
      .toHaveAttribute('href', '/coach/messenger')
  })

  test('reads why after a refusal', async () => {
    await open({ teams: [{ ...team, status: 'refused', reason: 'You are not on our staff.' }] })
    await expect.element(title).toHaveTextContent('Your team did not confirm you')
    await expect.element(page.getByText('You are not on our staff.')).toBeVisible()
    await expect
      .element(page.getByText(/Talk to the person who sent you the link, or write to us/))
      .toBeVisible()
    await expect.element(page.getByText(/A team that confirms you, or a college/)).toBeVisible()
  })
})

test.each<[string, Partial<CoachVerification>]>([
  ['without a college', {}],
  ['refused', { ...namedCollege, status: 'refused', reason: 'x'.repeat(200) }],
  [
    'of a team with a long name',
    { teams: [{ team_id: 't', name: 'Ridge'.repeat(20), status: 'pending', reason: null, athletes: [] }] },
  ],
])("a coach's status %s fits a screen of 360 px", async (_, facts) => {
  await page.viewport(360, 640)
  await open(facts)
  await expect.element(page.getByText('What verified college coaches get')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
