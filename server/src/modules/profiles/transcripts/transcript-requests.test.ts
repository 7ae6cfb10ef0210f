import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { listMailbox } from '../../../platform/mail/mailbox.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { buildUser } from '../../accounts/accounts.factory.ts'
import { buildCollege, verifyCoach } from '../../colleges/colleges.factory.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'

type Headers = Record<string, string>

const request = {
  name: 'Dana Whitfield',
  college: 'Portland State',
  email: 'dana@college.test',
  reason: 'Admissions asks for grades.\nWe like your film.',
}

let tested: TestApp
beforeAll(async () => {
  tested = await testApp({ settings: { PUBLIC_URL: 'https://fieldhouse.test' } })
})
afterAll(() => tested.close())

let household = 0
const ask = (id: string, payload: object, { headers = {}, remoteAddress = '' } = {}) =>
  tested.app.inject({
    method: 'POST',
    url: `/api/athlete/${id}/transcript-request`,
    payload,
    headers,
    remoteAddress: remoteAddress || `10.0.0.${++household}`,
  })

const list = (id: string, headers: Headers) =>
  tested.app.inject({ url: `/api/athlete/${id}/transcript-requests`, headers })

const answer = ({ save }: PageVisit, id: string, what: 'approve' | 'decline', headers?: Headers) =>
  save(`transcript-requests/${id}/${what}`, {}, headers)

const mailsTo = (to: string, many = 1) =>
  eventually(async () => {
    const mails = (await listMailbox(tested.ports.database.db)).filter((mail) => mail.to === to)
    expect(mails).toHaveLength(many)
    return mails
  })

const familyPage = (name: string) =>
  pageVisit(tested, {
    slug: name,
    user: { first_name: 'Amara', last_name: 'Whitlock', email: `${name}@family.test` },
  })

describe('PRO-10 asking for transcripts', () => {
  test('emails the family, with a link to the page', async () => {
    const page = await familyPage('asked')
    const sent = await ask(page.id, request)
    expect(sent.statusCode).toBe(200)
    expect(await mailsTo('asked@family.test')).toMatchObject([
      {
        reply_to: 'dana@college.test',
        subject: 'Dana Whitfield asks for Amara Whitlock’s transcripts',
        text: expect.stringMatching(
          /Portland State[\s\S]*Admissions asks for grades\.[\s\S]*https:\/\/fieldhouse\.test\/asked/,
        ),
      },
    ])
    expect(sent.body).not.toContain('family.test')
    const listed = (await list(page.id, page.owner)).json().data
    expect(listed).toEqual([
      {
        id: sent.json().data.id,
        ...request,
        status: 'open',
        verified_by: null,
        created_at: expect.any(String),
        answered_at: null,
      },
    ])
  })

  test('a verified coach asks under the verified name and college', async () => {
    const page = await familyPage('checked')
    const { db } = tested.ports.database
    const userId = await buildUser(db, {
      type: 'coach',
      email: 'voss@college.test',
      first_name: 'Renata',
      last_name: 'Voss',
    })
    await verifyCoach(db, userId, { college_id: await buildCollege(db, { name: 'Reed College' }) })
    const { token } = await startSession(db, { userId, remember: true })
    const headers = { authorization: `Bearer ${token}` }
    const asked = { ...request, email: 'Voss@college.test' }
    expect((await ask(page.id, asked, { headers })).statusCode).toBe(200)
    // Under another address the check mark is gone, and the typed values stay.
    expect((await ask(page.id, request, { headers })).statusCode).toBe(200)
    const listed = (await list(page.id, page.owner)).json().data
    expect(listed).toHaveLength(2)
    expect(listed).toContainEqual(
      expect.objectContaining({ name: 'Renata Voss', college: 'Reed College', verified_by: 'admin' }),
    )
    expect(listed).toContainEqual(expect.objectContaining({ ...request, verified_by: null }))
  })

  test('again before the answer changes nothing, and after it, it is a new request', async () => {
    const page = await familyPage('again')
    const { id } = (await ask(page.id, request)).json().data
    const again = await ask(page.id, { ...request, email: 'DANA@college.test' })
    expect(again.statusCode).toBe(409)
    expect(again.json().message).toBe(
      'You have asked already. The family has your request and answers by email.',
    )
    expect((await answer(page, id, 'decline')).statusCode).toBe(200)
    expect((await ask(page.id, request)).statusCode).toBe(200)
  })

  test('twice in parallel is one request', async () => {
    const page = await familyPage('moment')
    const sent = await Promise.all([1, 2, 3].map(() => ask(page.id, request)))
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect((await list(page.id, page.owner)).json().data).toHaveLength(1)
  })

  test.each([
    ['name', 'Jo', 'Please enter Name (at least 3 symbols)'],
    ['college', '', 'Please enter the college or team'],
    ['email', 'dana@', 'Enter a valid email, such as name@example.com'],
    ['email', '', 'Please enter email address'],
    ['reason', ' ', 'Please tell the family why you ask'],
    ['reason', 'x'.repeat(2001), 'Please shorten this to 2,000 characters'],
  ])('refuses %s %j', async (field, value, fault) => {
    const page = await pageVisit(tested)
    const refused = await ask(page.id, { ...request, [field]: value })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual({ [field]: [fault] })
    expect((await list(page.id, page.owner)).json().data).toEqual([])
  })

  test('treats hostile text as text', async () => {
    const page = await familyPage('hostile')
    await ask(page.id, {
      ...request,
      name: 'evil.example/now',
      college: '<b>x</b>',
      reason: '<img src=x onerror=alert(1)>',
    })
    const [mail] = await mailsTo('hostile@family.test')
    expect(mail?.html).not.toMatch(/<img|<b>/)
    expect(mail?.subject).not.toContain('evil.example')
  })

  test('is refused on a hidden page, and on an unknown one', async () => {
    const hidden = await pageVisit(tested, { is_visible: false })
    const refused = await ask(hidden.id, request)
    expect(refused.statusCode).toBe(403)
    expect(refused.json().message).toBe('The athlete is not available for viewing')
    expect((await ask('nobody-at-all', request)).statusCode).toBe(404)
  })

  test('from one address ends at ten', async () => {
    const page = await pageVisit(tested)
    const remoteAddress = '10.9.9.9'
    for (let count = 0; count < 10; count++)
      await ask(page.id, { ...request, email: `a${count}@college.test` }, { remoteAddress })
    expect((await ask(page.id, request, { remoteAddress })).statusCode).toBe(429)
  })
})

describe('PRO-10 answering a request', () => {
  test('with yes sends the access code and a link with the code filled in, where no server sees it', async () => {
    const page = await familyPage('yes')
    const { id } = (await ask(page.id, { ...request, email: 'yes@college.test' })).json().data
    const answered = await answer(page, id, 'approve', await page.parent())
    expect(answered.json().data).toMatchObject({
      id,
      status: 'approved',
      answered_at: expect.any(String),
    })
    const { access_code } = (await page.read(page.owner)).json().data.own
    expect(await mailsTo('yes@college.test')).toMatchObject([
      {
        subject: 'Your access code for Amara Whitlock’s page',
        text: expect.stringMatching(
          new RegExp(
            `${access_code}[\\s\\S]*https://fieldhouse.test/yes/transcript-request#code=${access_code}`,
          ),
        ),
      },
    ])
    expect(answered.body).not.toContain(access_code)
  })

  test('with no is friendly, and reveals no code', async () => {
    const page = await familyPage('no')
    const { id } = (await ask(page.id, { ...request, email: 'no@college.test' })).json().data
    const { headers } = await tested.signedIn('admin')
    expect((await answer(page, id, 'decline', headers)).json().data.status).toBe('declined')
    const { access_code } = (await page.read(page.owner)).json().data.own
    const [mail] = await mailsTo('no@college.test')
    expect(mail?.text).toContain('thank you for your interest in Amara Whitlock')
    expect(`${mail?.text}${mail?.html}`).not.toContain(access_code)
  })

  test('works only once, for the first person', async () => {
    const page = await familyPage('once')
    const { id } = (await ask(page.id, { ...request, email: 'once@college.test' })).json().data
    const answers = await Promise.all([
      answer(page, id, 'approve'),
      answer(page, id, 'decline'),
      answer(page, id, 'approve'),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const late = await answer(page, id, 'decline')
    expect(late.statusCode).toBe(409)
    expect(late.json().message).toBe('This request was answered already.')
    await mailsTo('once@college.test')
  })

  test('is only for the family and admins', async () => {
    const page = await familyPage('alone')
    const { id } = (await ask(page.id, request)).json().data
    const others = [
      await page.assignedCoach(),
      await page.successCoach(),
      (await tested.signedIn('athlete')).headers,
      (await tested.signedIn('parent')).headers,
      (await tested.signedIn('coach')).headers,
    ]
    for (const headers of others) {
      expect((await list(page.id, headers)).statusCode).toBe(403)
      for (const what of ['approve', 'decline'] as const)
        expect((await answer(page, id, what, headers)).statusCode).toBe(403)
    }
    expect((await list(page.id, {})).statusCode).toBe(401)
    expect((await answer(page, id, 'approve', {})).statusCode).toBe(401)
    expect((await list(page.id, page.owner)).json().data[0].status).toBe('open')
  })

  test('of another athlete is not found', async () => {
    const [page, other] = [await familyPage('mine'), await familyPage('other')]
    const { id } = (await ask(page.id, request)).json().data
    expect((await answer(other, id, 'approve')).statusCode).toBe(404)
    expect((await answer(page, 'not-an-id', 'approve')).statusCode).toBe(422)
    expect((await list(other.id, other.owner)).json().data).toEqual([])
  })
})
