import type { Session, User } from '@fieldhouse/contract/accounts'
import type { Family } from '@fieldhouse/contract/accounts.family'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../../lib/api-error.ts'
import { handRequests } from '../../../lib/hand-requests.factory.ts'
import { network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { namedCollege, verificationOf } from '../coach/coach.factory.ts'
import { SettingsPage } from './settings-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const session = (id: string, device: string, is_current = false): Session => ({
  id,
  device,
  address: '203.0.113.7',
  created_at: new Date().toISOString(),
  last_used_at: new Date().toISOString(),
  is_current,
})

const family: Family = {
  athlete_user_id: '01890a5d-ac96-774b-bcce-b302099a8057',
  first_name: 'Noor',
  last_name: 'Castellanos',
  members: [
    {
      user_id: '1',
      first_name: 'Noor',
      last_name: 'Castellanos',
      email: null,
      role: 'athlete',
      is_me: false,
      can_sign_in: false,
    },
    {
      user_id: '2',
      first_name: 'Rosa',
      last_name: 'Castellanos',
      email: 'rosa@mail.example',
      role: 'mother',
      is_me: true,
      can_sign_in: true,
    },
  ],
  invitations: [{ id: 'i', email: 'tomas@mail.example', role: 'uncle', expires_at: '2026-03-09T12:00:00Z' }],
}

type Answers = Parameters<typeof network>[0]

const onDelete = vi.fn<(proof: object) => Promise<void>>()

const open = async (facts: Partial<User> = {}, answers: Answers = {}) => {
  const viewer = viewerOf({ type: 'coach', is_verified_coach: true, ...facts })
  const asked = network({
    'GET /user': () => Response.json({ data: viewer }),
    'GET /user/sessions': () =>
      Response.json({ data: [session('b', 'Safari on iPhone'), session('a', 'Chrome on Windows', true)] }),
    'GET /user/families': () => Response.json({ data: [family] }),
    'GET /coach/verification': () =>
      Response.json({ data: verificationOf({ ...namedCollege, status: 'verified', method: 'email' }) }),
    ...answers,
  })
  const site = await openSite({
    viewer,
    Frame: () => (
      <>
        <SettingsPage viewer={viewer} title="Settings" onDelete={onDelete} />
        <Toaster />
      </>
    ),
  })
  const sent = (call: string) => asked.filter((one) => one.call === call).map(({ body }) => body)
  return { ...site, asked, sent }
}

const dialog = (name: string) => page.getByRole('dialog', { name })

describe('PAY-06 account info', () => {
  const saved = { 'POST /my-account/info': ({ body }: { body: unknown }) => Response.json({ data: body }) }

  test('names and phone are saved, and wrong ones show their errors and stay', async () => {
    const { getByRole, getByText, sent } = await open(
      {
        ...{ type: 'rsc', first_name: 'Priya', last_name: 'Nair', phone: '(541) 555-0111' },
        is_verified_coach: false,
      },
      saved,
    )
    await expect.element(getByText(/The families on your roster see your phone/)).toBeVisible()
    const [first, phone] = [
      getByRole('textbox', { name: 'First name' }),
      getByRole('textbox', { name: 'Phone' }),
    ]
    await expect.element(phone).toHaveValue('(541) 555-0111')
    await first.fill('P')
    await phone.fill('555')
    await getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(getByText('Please enter First Name (at least 3 symbols)')).toBeVisible()
    await expect.element(getByText('Please enter phone (at least 10 digits)')).toBeVisible()
    expect(sent('POST /my-account/info')).toHaveLength(0)
    await expect.element(first).toHaveValue('P')
    await first.fill('Priyanka')
    await phone.fill('5415550190')
    await getByRole('button', { name: 'Save Changes' }).click()
    await expect
      .poll(() => sent('POST /my-account/info'))
      .toMatchObject([{ first_name: 'Priyanka', last_name: 'Nair', phone: '(541) 555-0190' }])
  })

  test('an athlete chooses a gender, and has no phone here', async () => {
    const athlete = await open({ type: 'athlete', gender: 'female' }, saved)
    await expect.element(athlete.getByRole('radio', { name: 'Female' })).toBeChecked()
    await expect.element(athlete.getByRole('textbox', { name: 'Phone' })).not.toBeInTheDocument()
  })

  test('a verified coach reads why the name is fixed', async () => {
    const { getByRole, getByText } = await open({ type: 'coach', is_verified_coach: true })
    await expect.element(getByText(/We checked your name with your college/)).toBeVisible()
    await expect.element(getByRole('textbox', { name: 'First name' })).toHaveAttribute('readonly')
  })
})

describe('PAY-06, MSG-04 the photo', () => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const chooser = () => page.getByLabelText('Photo', { exact: true })
  const photo = new File(['....'], 'me.png', { type: 'image/png' })
  const ownId = '01890a5d-ac96-774b-bcce-b302099a8058'
  const url = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

  test('replaces the initials after the upload', async () => {
    const { getByText, sent } = await open({ type: 'rsc', first_name: 'Priya', last_name: 'Nair' })
    const requests = handRequests()
    await expect.element(getByText('PN', { exact: true })).toBeVisible()
    await expect.element(getByText('Upload photo', { exact: true })).toBeVisible()
    await expect.element(button('Remove photo')).not.toBeInTheDocument()
    const asked = sent('GET /user').length
    chooser().element().focus()
    await userEvent.upload(chooser(), photo)
    await expect
      .poll(() => requests[0])
      .toMatchObject({
        call: expect.stringMatching(/^POST \/user\/photo\/[^/]+$/),
        fileName: 'me.png',
      })
    requests[0]?.reach(40)
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    await expect.element(button('Cancel')).toHaveFocus()
    requests[0]?.reach(100)
    await expect.element(getByText('Getting it ready…')).toBeVisible()
    // The server already has it: too late to cancel.
    await expect.element(button('Cancel')).not.toBeInTheDocument()
    requests[0]?.answer(200, { data: { photo: { url } } })
    await expect.element(getByText('Saved')).toBeVisible()
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
    await expect.element(chooser()).toHaveFocus()
    expect(sent('GET /user').length).toBeGreaterThan(asked)
  })

  test('that can’t be used gets a plain explanation; a failed upload can be retried', async () => {
    const { getByText } = await open({ type: 'editor' })
    const requests = handRequests()
    await userEvent.upload(chooser(), photo)
    await expect.poll(() => requests.length).toBe(1)
    requests[0]?.lose()
    await expect.element(getByText(/^We could not reach Fieldhouse/)).toBeVisible()
    await button('Try again').click()
    await expect.poll(() => requests.length).toBe(2)
    requests[1]?.answer(422, {
      message: 'Please check the highlighted fields.',
      code: 'invalid',
      request_id: 'x',
      errors: { file: ['The file is broken.'] },
    })
    await expect.element(getByText('The file is broken.')).toBeVisible()
    await expect.element(button('Try again')).not.toBeInTheDocument()
    const text = new File(['....'], 'me.gif', { type: 'image/gif' })
    await userEvent.upload(chooser(), text)
    const alert = page.getByRole('alertdialog', { name: 'Error' })
    await expect.element(alert.getByText(/^The specified file could not be uploaded/)).toBeVisible()
    expect(requests).toHaveLength(2)
  })

  test('is replaced, or removed after a question', async () => {
    let isRefused = true
    const { getByRole, getByText, sent } = await open(
      { type: 'rsc', photo: { url }, id: ownId },
      {
        [`DELETE /user/photo/${ownId}`]: () =>
          isRefused ? refusal(429, 'Please wait a moment.') : Response.json({ data: { photo: null } }),
      },
    )
    await expect.element(getByRole('img', { name: 'Your photo' })).toHaveAttribute('src', url)
    await expect.element(getByText('Replace photo', { exact: true })).toBeVisible()
    const question = page.getByRole('alertdialog', { name: 'Remove your photo?' })
    await button('Remove photo').click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(sent(`DELETE /user/photo/${ownId}`)).toHaveLength(0)
    await button('Remove photo').click()
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect.element(question.getByText('Please wait a moment.')).toBeVisible()
    isRefused = false
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(sent(`DELETE /user/photo/${ownId}`)).toHaveLength(2)
  })

  test('can only be changed by its owner, not by an impersonating admin', async () => {
    await open({ type: 'rsc', photo: { url }, impersonator_id: 'admin' })
    await expect.element(chooser()).toBeDisabled()
    await expect.element(button('Remove photo')).not.toBeInTheDocument()
  })

  test('is cropped before it is sent: the part moves by keys, and Cancel sends nothing', async () => {
    const canvas = new OffscreenCanvas(400, 200)
    canvas.getContext('2d')?.fillRect(0, 0, 400, 200)
    const wide = new File([await canvas.convertToBlob()], 'wide.png', { type: 'image/png' })
    await open({ type: 'parent', id: ownId })
    const requests = handRequests()
    const crop = dialog('Choose the part to show')
    const frame = crop.getByRole('button', { name: 'Part of the photo that is shown' })
    await userEvent.upload(chooser(), wide)
    await crop.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(crop).not.toBeInTheDocument()
    expect(requests).toHaveLength(0)
    await userEvent.upload(chooser(), wide)
    await expect.element(frame).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await crop.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => requests[0])
      .toMatchObject({
        call: `POST /user/photo/${ownId}`,
        fields: { crop: JSON.stringify({ x: 92, y: 0, width: 200, height: 200 }) },
      })
  })
})

describe('units (PRO-04)', () => {
  const own = () => page.getByRole('radiogroup', { name: 'For you' })

  test('are saved when they are chosen', async () => {
    const { sent } = await open(
      {},
      { 'POST /user/metric-type': () => Response.json({ data: { metric_type: 2 } }) },
    )
    await expect.element(own().getByRole('radio', { name: 'Fieldhouse default' })).toBeChecked()
    await own().getByRole('radio', { name: 'Metric' }).click()
    await expect.poll(() => sent('POST /user/metric-type')).toEqual([{ metric_type: 2 }])
  })

  test('are not shown to a success coach', async () => {
    const { getByText } = await open({ type: 'rsc' })
    await expect.element(getByText('Success coaches always see feet, inches and pounds.')).toBeVisible()
    await expect.element(own()).not.toBeInTheDocument()
  })

  test('of everyone else are an admin’s to choose', async () => {
    const setting = (metric_type: number) => () => Response.json({ data: { metric_type } })
    const { sent } = await open(
      { type: 'admin' },
      {
        'GET /panel/admin/settings/get/metric_type': setting(1),
        'POST /panel/admin/settings/update/metric_type': setting(2),
      },
    )
    const everyone = page.getByRole('radiogroup', { name: 'Fieldhouse default' })
    await expect.element(everyone.getByRole('radio', { name: 'Imperial' })).toBeChecked()
    await everyone.getByRole('radio', { name: 'Metric' }).click()
    await expect
      .poll(() => sent('POST /panel/admin/settings/update/metric_type'))
      .toEqual([{ metric_type: 2 }])
    await expect.element(everyone.getByRole('radio', { name: 'Metric' })).toBeChecked()
  })
})

describe('the sign-in address', () => {
  const change = async (answers: Answers) => {
    const site = await open({}, answers)
    await site.getByRole('button', { name: 'Change email' }).click()
    const form = dialog('Change email')
    await form.getByRole('textbox', { name: 'New email' }).fill('new@mail.example')
    await form.getByLabelText(/^Password \*/).fill('Fieldhouse1!')
    await form.getByRole('button', { name: 'Send the code' }).click()
    return { ...site, form }
  }
  const asked = () => Response.json({ data: { user_id: 'me', email: 'new@mail.example' } })

  test('changes after the emailed code', async () => {
    const { form, sent, getByText } = await change({
      'POST /user/change-email': asked,
      'POST /email/verify/me': () => Response.json({ token: 't', token_type: 'bearer', expires_in: 1 }),
    })
    await expect.element(form.getByText('new@mail.example')).toBeVisible()
    expect(sent('POST /user/change-email')).toEqual([{ email: 'new@mail.example', password: 'Fieldhouse1!' }])
    await expect.element(form.getByRole('textbox', { name: 'Code' })).toHaveFocus()
    await userEvent.keyboard('1234')
    await expect.element(getByText('From now on you sign in with new@mail.example.')).toBeVisible()
    await expect.element(form).not.toBeInTheDocument()
    expect(sent('POST /email/verify/me')).toEqual([{ code: '1234' }])
    expect(sent('GET /user')).toHaveLength(1)
  })

  test('a wrong code shows an error, the boxes are cleared, and Back works', async () => {
    const { form } = await change({
      'POST /user/change-email': asked,
      'POST /email/verify/me': () =>
        refusal(422, 'Please check the highlighted fields.', { code: ['The verification code is invalid.'] }),
    })
    await form.getByRole('textbox', { name: 'Code' }).click()
    await userEvent.keyboard('0000')
    await expect.element(form.getByText('The verification code is invalid.')).toBeVisible()
    await expect.element(form.getByRole('textbox', { name: 'Code' })).toHaveValue('')
    await form.getByRole('button', { name: 'Change the address' }).click()
    const address = form.getByRole('textbox', { name: 'New email' })
    await expect.element(address).toHaveValue('new@mail.example')
    await expect.element(address).toHaveFocus()
  })

  test('a wrong password is shown at its field, and typed text stays', async () => {
    const { form } = await change({
      'POST /user/change-email': () =>
        refusal(422, 'x', { password: ['The password you entered is incorrect.'] }),
    })
    await expect.element(form.getByText('The password you entered is incorrect.')).toBeVisible()
    await expect.element(form.getByRole('textbox', { name: 'New email' })).toHaveValue('new@mail.example')
  })
})

describe('the password', () => {
  const openForm = async (answers: Answers = {}) => {
    const site = await open({}, answers)
    await site.getByRole('button', { name: 'Change password' }).click()
    const form = dialog('Change password')
    const fill = async (now: string, next: string, again: string) => {
      await form.getByLabelText(/^Password \*/).fill(now)
      await form.getByLabelText(/^New password \*/).fill(next)
      await form.getByLabelText(/^New password again \*/).fill(again)
      await form.getByRole('button', { name: 'Change password' }).click()
    }
    return { ...site, form, fill }
  }

  test('is changed, and the list of sessions reloads', async () => {
    const { fill, form, sent, getByText } = await openForm({
      'POST /user/change-password': () => Response.json({ data: { ended: 1 } }),
    })
    await fill('Fieldhouse1!', 'Gymnasium2!', 'Gymnasium2!')
    await expect.element(getByText(/Your password is changed/)).toBeVisible()
    await expect.element(form).not.toBeInTheDocument()
    expect(sent('POST /user/change-password')).toEqual([
      { password: 'Fieldhouse1!', new_password: 'Gymnasium2!', confirm_password: 'Gymnasium2!' },
    ])
    await expect.poll(() => sent('GET /user/sessions').length).toBe(2)
  })

  test('ACC-08 shows errors without asking the server', async () => {
    const { fill, form, sent } = await openForm()
    await fill('', 'weak', '')
    await expect.element(form.getByText('Please enter your password')).toBeVisible()
    await expect.element(form.getByText('Password must be at least 6 characters long.')).toBeVisible()
    await expect.element(form.getByText('Please enter password confirmation')).toBeVisible()
    await fill('Fieldhouse1!', 'Noor-2027x', 'Noor-2027x')
    await expect.element(form.getByText('Leave your name and email out of your password.')).toBeVisible()
    await fill('Fieldhouse1!', 'Password1!', 'Password1!')
    await expect.element(form.getByText(/on the list of most used passwords/)).toBeVisible()
    await fill('Fieldhouse1!', 'Gymnasium2!', 'Gymnasium3!')
    await expect.element(form.getByText("Password Confirmation doesn't match with Password")).toBeVisible()
    expect(sent('POST /user/change-password')).toEqual([])
  })

  test('a person without one requests a link to set one', async () => {
    const { getByRole, getByText, sent } = await open(
      { has_password: false },
      { 'POST /password/email': () => Response.json({ data: { sent: true } }) },
    )
    await expect.element(getByRole('button', { name: 'Change email' })).not.toBeInTheDocument()
    await getByRole('button', { name: 'Send me a link to set a password' }).click()
    await expect.element(getByText('Time to Check Your Email')).toBeVisible()
    expect(sent('POST /password/email')).toEqual([{ email: 'noor@mail.example' }])
  })
})

describe('the list of sessions', () => {
  test('shows this device first and can’t end it', async () => {
    const { getByRole } = await open()
    const rows = getByRole('listitem')
    await expect.element(rows.first()).toMatchTextContent(/Chrome on Windows.*in use now.*This device/)
    await expect.element(rows.nth(1)).toMatchTextContent(/Safari on iPhone.*last used just now/)
    await expect.element(rows.first().getByRole('button')).not.toBeInTheDocument()
  })

  test('ends another one, and reloads', async () => {
    const { getByRole, getByText, sent } = await open(
      {},
      { 'DELETE /user/sessions/b': () => Response.json({ data: { ended: 1 } }) },
    )
    await getByRole('button', { name: 'Sign out on Safari on iPhone' }).click()
    await expect.element(getByText('Signed out on Safari on iPhone.')).toBeVisible()
    await expect.poll(() => sent('GET /user/sessions').length).toBe(2)
  })

  test('ends all others after a question', async () => {
    const { getByRole, getByText, sent } = await open(
      {},
      { 'POST /user/sessions/end-others': () => Response.json({ data: { ended: 3 } }) },
    )
    await getByRole('button', { name: 'Sign out everywhere else' }).click()
    const question = page.getByRole('alertdialog', { name: 'Sign out everywhere else?' })
    await expect.element(question).toBeVisible()
    expect(sent('POST /user/sessions/end-others')).toEqual([])
    await question.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect.element(getByText('Signed out on 3 other devices.')).toBeVisible()
  })

  test('says when it did not load, and tries again', async () => {
    let isAway = true
    const { getByRole, getByText } = await open(
      {},
      {
        'GET /user/sessions': () =>
          isAway
            ? refusal(503, 'We’ll be right back.')
            : Response.json({ data: [session('a', 'Chrome on Windows', true)] }),
      },
    )
    await expect.element(getByText('The list did not load')).toBeVisible()
    isAway = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(getByText('This device')).toBeVisible()
    await expect.element(getByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument()
  })
})

describe("a coach's verification", () => {
  const region = (name: string) => page.getByRole('heading', { name })

  test('says how the coach was verified, and until when', async () => {
    const { getByText } = await open(
      {},
      {
        'GET /coach/verification': () =>
          Response.json({
            data: verificationOf({
              ...namedCollege,
              status: 'verified',
              method: 'email',
              proven_email: 'noor@pdx.edu',
              verified_until: '2027-11-02T12:00:00Z',
            }),
          }),
      },
    )
    await expect.element(region('You are verified')).toBeVisible()
    await expect.element(getByText('Confirmed an email address at the college')).toBeVisible()
    await expect.element(getByText('noor@pdx.edu')).toBeVisible()
    await expect.element(getByText('Nov 2, 2027')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Send the code' })).not.toBeInTheDocument()
  })

  test('asks for the college email again when a year is almost over', async () => {
    const until = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
    for (const [days, isAsked] of [
      [29, true],
      [31, false],
    ] as const) {
      const { unmount } = await open(
        {},
        {
          'GET /coach/verification': () =>
            Response.json({
              data: verificationOf({
                ...namedCollege,
                status: 'verified',
                method: 'email',
                verified_until: until(days),
              }),
            }),
        },
      )
      await expect.element(region('You are verified')).toBeVisible()
      expect(page.getByRole('textbox', { name: 'College email' }).elements(), `${days} days`).toHaveLength(
        isAsked ? 1 : 0,
      )
      await unmount()
    }
  })

  test('can be done here by an unverified coach', async () => {
    const { getByRole } = await open(
      { is_verified_coach: false },
      {
        'GET /coach/verification': () =>
          Response.json({ data: verificationOf({ ...namedCollege, status: 'pending' }) }),
      },
    )
    await expect.element(region('We are checking')).toBeVisible()
    await expect.element(getByRole('textbox', { name: 'College email' })).toBeVisible()
  })

  test('is not shown to anyone else', async () => {
    for (const type of ['rsc', 'athlete'] as const) {
      const { asked, getByRole, unmount } = await open({ type })
      await expect.element(getByRole('heading', { name: 'Password' })).toBeVisible()
      await expect.element(getByRole('heading', { name: 'Verification' })).not.toBeInTheDocument()
      expect(asked.map(({ call }) => call)).not.toContain('GET /coach/verification')
      await unmount()
    }
  })
})

describe('the family', () => {
  const parent = { type: 'parent' } as const

  test('shows its members and open invitations', async () => {
    const { getByRole } = await open(parent)
    const rows = getByRole('region', { name: 'Family of Noor Castellanos' }).getByRole('listitem')
    await expect.element(rows.first()).toMatchTextContent(/Noor Castellanos.*Athlete, can’t sign in yet/)
    await expect.element(rows.nth(1)).toMatchTextContent(/Rosa Castellanos.*Mother, rosa@mail\.example.*You/)
    await expect
      .element(rows.nth(2))
      .toMatchTextContent(/tomas@mail\.example.*Uncle, invited until Mar 9, 2026/)
  })

  test('a coach has none', async () => {
    const { getByRole, asked } = await open()
    await expect.element(getByRole('heading', { name: 'Password' })).toBeVisible()
    await expect.element(getByRole('heading', { name: 'Family' })).not.toBeInTheDocument()
    expect(asked.map(({ call }) => call)).not.toContain('GET /user/families')
  })

  test('a person is invited by address and relationship', async () => {
    const { getByRole, getByText, sent } = await open(parent, {
      'POST /user/invitations': () => Response.json({ data: { id: 'n' } }),
    })
    await getByRole('button', { name: /^Invite someone/ }).click()
    const form = dialog('Invite to the family')
    await form.getByRole('combobox', { name: 'Relationship' }).selectOptions('Athlete')
    await form.getByRole('textbox', { name: 'Email' }).fill('noor@mail.example')
    await form.getByRole('button', { name: 'Send invitation' }).click()
    await expect.element(getByText('The invitation is on its way to noor@mail.example.')).toBeVisible()
    expect(sent('POST /user/invitations')).toEqual([
      { athlete_user_id: family.athlete_user_id, role: 'athlete', email: 'noor@mail.example' },
    ])
    await expect.poll(() => sent('GET /user/families').length).toBe(2)
  })

  test('an athlete who can sign in already can’t be invited again', async () => {
    const signedIn = {
      ...family,
      members: family.members.map((member) => ({ ...member, can_sign_in: true })),
    }
    const { getByRole } = await open(parent, {
      'GET /user/families': () => Response.json({ data: [signedIn] }),
    })
    await getByRole('button', { name: /^Invite someone/ }).click()
    const choices = dialog('Invite to the family').getByRole('option')
    await expect.poll(() => choices.elements().map(({ textContent }) => textContent)).toContain('Grandmother')
    expect(choices.elements().map(({ textContent }) => textContent)).not.toContain('Athlete')
  })

  test('an invitation is withdrawn after a question, and the next press invites someone', async () => {
    let isWithdrawn = false
    const { getByRole, getByText, sent } = await open(parent, {
      'DELETE /user/invitations/i': () => {
        isWithdrawn = true
        return Response.json({ data: { id: 'i' } })
      },
      'GET /user/families': () =>
        Response.json({ data: [{ ...family, invitations: isWithdrawn ? [] : family.invitations }] }),
    })
    const row = getByRole('button', { name: 'Withdraw the invitation to tomas@mail.example' })
    await row.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect.element(getByText('The invitation is withdrawn.')).toBeVisible()
    expect(sent('DELETE /user/invitations/i')).toHaveLength(1)
    await expect.element(row).not.toBeInTheDocument()
    await expect.element(getByRole('button', { name: /^Invite someone/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog('Invite to the family')).toBeVisible()
  })
})

test("ACC-15 an impersonating admin can't change anything, and sees why", async () => {
  const { getByText, getByRole } = await open({ type: 'parent', impersonator_id: 'admin' })
  await expect.element(getByText(/only they can change it/)).toBeVisible()
  await expect.element(getByRole('button', { name: 'Change email' })).toBeDisabled()
  await expect.element(getByRole('button', { name: 'Change password' })).toBeDisabled()
  await expect.element(getByRole('button', { name: /^Sign out/ }).first()).toBeDisabled()
  await expect.element(getByRole('button', { name: 'Sign out everywhere else' })).toBeDisabled()
  await expect.element(getByRole('button', { name: /^Invite someone/ })).toBeDisabled()
  await expect.element(getByRole('button', { name: /^Withdraw/ })).toBeDisabled()
})

describe('PAY-06 help, contact, and deleting the account', () => {
  const deletion = {
    ...{ proof: 'password', refusal: null, email: 'noor@mail.example', has_package: true, athletes: [] },
    ...{ page: { slug: 'noor', photos: 3, transcripts: 0 }, conversations: 1, canceled_package: null },
    ...{ paid_packages: [], invoices: 0 },
  }
  const answers = (facts: object = {}) => ({
    'GET /my-account/deletion': () => Response.json({ data: { ...deletion, ...facts } }),
    'POST /my-account/deletion/code': () => Response.json({ data: { email: 'noor@mail.example' } }),
  })
  const question = dialog('Delete your account?')
  const confirm = question.getByRole('button', { name: 'Delete my account' })

  beforeEach(() => {
    onDelete.mockReset().mockResolvedValue()
  })

  test.each(['athlete', 'parent', 'coach', 'rsc', 'affiliate', 'editor', 'admin'] as const)(
    'a %s finds help, contact, and the way to delete the account',
    async (type) => {
      const { getByRole } = await open({ type })
      await expect.element(getByRole('link', { name: 'Get help' })).toHaveAttribute('href', '/contact-us')
      await expect
        .element(getByRole('link', { name: 'How Fieldhouse works' }))
        .toHaveAttribute('href', expect.stringContaining('/services/'))
      await expect.element(getByRole('button', { name: 'Delete account' })).toBeEnabled()
    },
  )

  test('what will be deleted is listed first, and a wrong password deletes nothing', async () => {
    onDelete.mockRejectedValueOnce(
      new ApiError(422, {
        message: 'No',
        code: 'invalid',
        request_id: 'x',
        errors: { password: ['The password you entered is incorrect.'] },
      }),
    )
    const { getByRole } = await open({}, answers())
    await getByRole('button', { name: 'Delete account' }).click()
    await expect.element(question.getByText(/^Your page, with everything on it and 3 photos/)).toBeVisible()
    await expect.element(question.getByText('Your package. It is canceled right away.')).toBeVisible()
    await question.getByLabelText(/^Password \*/).fill('Wrong1!')
    await confirm.click()
    await expect.element(question.getByLabelText(/^Password \*/)).toHaveAccessibleDescription(/incorrect/)
    await question.getByLabelText(/^Password \*/).fill('Right1!')
    await confirm.click()
    await expect.poll(() => onDelete.mock.calls.length).toBe(2)
    expect(onDelete.mock.lastCall?.[0]).toEqual({ password: 'Right1!' })
  })

  test('a second press during the request does nothing', async () => {
    const gone = Promise.withResolvers<void>()
    onDelete.mockReturnValue(gone.promise)
    const { getByRole } = await open({}, answers())
    await getByRole('button', { name: 'Delete account' }).click()
    await question.getByLabelText(/^Password \*/).fill('Right1!')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(() => onDelete.mock.calls.length).toBe(1)
    gone.resolve()
  })

  test('without a password a code is emailed first', async () => {
    const { getByRole, sent } = await open({}, answers({ proof: 'code' }))
    await getByRole('button', { name: 'Delete account' }).click()
    await question.getByRole('button', { name: 'Email me a code' }).click()
    await question.getByLabelText(/^Code/).fill('1234')
    await confirm.click()
    await expect.poll(() => onDelete.mock.lastCall?.[0]).toEqual({ code: '1234' })
    expect(sent('POST /my-account/deletion/code')).toHaveLength(1)
  })

  test('a person who can’t delete the account reads why', async () => {
    const refused = 'You are the only super admin.'
    const { getByRole } = await open({ type: 'admin' }, answers({ proof: null, refusal: refused }))
    await getByRole('button', { name: 'Delete account' }).click()
    await expect.element(question.getByText(refused)).toBeVisible()
    expect(confirm.query()).toBeNull()
  })

  test('an impersonating admin can’t', async () => {
    const { getByRole } = await open({ impersonator_id: 'admin' })
    await expect.element(getByRole('button', { name: 'Delete account' })).toBeDisabled()
  })
})
