import { randomUUID } from 'node:crypto'
import type { InboxItem, InboxRow } from '@fieldhouse/contract/inbox'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { emit } from '../../events.ts'
import { auditEntries } from '../../platform/audit/audit.tables.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { eventually } from '../../platform/eventually.factory.ts'
import { listMailbox } from '../../platform/mail/mailbox.ts'
import { users } from '../accounts/accounts.tables.ts'
import { correspondence, type Somebody } from '../messaging/messaging.factory.ts'
import { reports } from '../messaging/messaging.tables.ts'
import { athletes } from '../profiles/profiles.tables.ts'
import { eraseFeedback } from '../site/index.ts'
import { inboxEntries, inboxItems } from './inbox.tables.ts'
import { eraseInbox } from './index.ts'

let tested: TestApp
let ada: Somebody
let bo: Somebody
beforeAll(async () => {
  tested = await testApp({
    settings: { PUBLIC_URL: 'https://fieldhouse.test', CONTACT_EMAIL: 'team@fieldhouse.test' },
  })
  ada = await somebody({ type: 'admin', first_name: 'Ada', last_name: 'Reyes' })
  bo = await somebody({ type: 'admin', first_name: 'Bo', last_name: 'Lindgren' })
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
beforeEach(async () => {
  await db().delete(inboxItems)
})

const { athlete, coach, parentOf, somebody, sent, get, post } = correspondence(() => tested)

let households = 0
/** From a new household each time, so the limit on forms doesn't interfere. */
const form = (path: string, payload: object, headers: Record<string, string> = {}) => {
  households++
  const remoteAddress = `10.20.${Math.floor(households / 250)}.${(households % 250) + 1}`
  return tested.app.inject({ method: 'POST', url: `/api${path}`, payload, headers, remoteAddress })
}

const write = async (contact_message: string, contact_name = 'Dana Ortiz') => {
  const message = {
    contact_name,
    contact_email: 'dana@home.test',
    contact_phone: '(541) 555-0101',
    contact_message,
  }
  return (await form('/contact-us', message)).json().data.id as string
}
const complain = async (feedback_message: string, more: object = {}, headers = {}) =>
  (await form('/feedback', { feedback_message, ...more }, headers)).json().data.id as string

const list = async (query: Record<string, string | number> = {}, who = ada) => {
  const answer = await get(who, '/panel/admin/inbox', query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const idsOf = async (query: Record<string, string | number> = {}) =>
  (await list(query)).data.map(({ id }: InboxRow) => id)
const show = async (id: string): Promise<InboxItem> =>
  (await get(ada, `/panel/admin/inbox/${id}`)).json().data
const change = (who: Somebody, id: string, what: string, body: object) =>
  post(who, `/panel/admin/inbox/${id}/${what}`, body)
const done = async (who: Somebody, id: string, what: string, body: object): Promise<InboxItem> => {
  const answer = await change(who, id, what, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

const mailSaying = (words: string) =>
  eventually(async () => {
    const mail = (await listMailbox(db())).find(({ text }) => text.includes(words))
    expect(mail).toBeDefined()
    return mail
  })
const lastAudit = async () => {
  const [entry] = await db().select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  return entry
}

describe('everything people send to the team is in the inbox', () => {
  test('a contact message, with how to reach the sender', async () => {
    const id = await write('Do you ship the <b>banner</b>?\nThank you')
    expect((await list()).data).toMatchObject([
      {
        id,
        kind: 'contact',
        state: 'new',
        from: 'Dana Ortiz',
        excerpt: 'Do you ship the <b>banner</b>? Thank you',
      },
    ])
    expect(await show(id)).toMatchObject({
      text: 'Do you ship the <b>banner</b>?\nThank you',
      facts: [
        { label: 'Email', value: 'dana@home.test' },
        { label: 'Phone', value: '(541) 555-0101' },
      ],
      person: null,
      answer_to: ['dana@home.test'],
      history: [],
    })
  })

  test('feedback from visitors and from people who are signed in', async () => {
    const visitor = await complain('It broke', { page_url: '/top-100', request_id: 'abc-1' })
    expect(await show(visitor)).toMatchObject({
      from: 'A visitor',
      subject: 'Feedback about /top-100',
      answer_to: [],
      answer_hint: expect.stringContaining('no email address'),
    })
    const parent = await somebody({ type: 'parent', first_name: 'Nadia', last_name: 'Marsh' })
    const known = await complain('Slow', {}, parent.headers)
    const [user] = await db().select().from(users).where(eq(users.id, parent.id))
    expect(await show(known)).toMatchObject({
      from: 'Nadia Marsh',
      person: { id: parent.id, name: 'Nadia Marsh' },
      answer_to: [user?.email],
    })
  })

  test('a reported message, whose report follows the item', async () => {
    const [amara, marisol] = [
      await athlete({ user: { first_name: 'Amara', last_name: 'Whitlock' } }),
      await coach(),
    ]
    const mother = await parentOf([amara])
    const message = await sent(marisol, amara, 'Call me on my private number')
    const { id } = (
      await form(`/message/${message.id}/report`, { reason: 'money', note: 'Twice' }, amara.headers)
    ).json().data
    const [parent] = await db().select().from(users).where(eq(users.id, mother.id))
    const item = await show(id)
    expect(item).toMatchObject({
      kind: 'report',
      from: 'Amara Whitlock',
      subject: 'Reported a message from Marisol Tran: it is about money',
      text: 'Twice',
      answer_to: [parent?.email],
      answer_hint: expect.stringContaining('parents'),
    })
    expect(JSON.stringify(item)).not.toContain('private number')
    const storedReport = async () => (await db().select().from(reports).where(eq(reports.id, id)))[0]
    await done(ada, id, 'close', { version: 0 })
    expect(await storedReport()).toMatchObject({ closed_by: ada.id, closed_at: expect.any(Date) })
    await done(bo, id, 'reopen', { version: 1 })
    expect(await storedReport()).toMatchObject({ closed_by: null, closed_at: null })
  })

  test('a transcript request that the family reports. The person who asked hears nothing', async () => {
    const amara = await athlete({ slug: 'amara-abuse', user: { first_name: 'Amara', last_name: 'Whitlock' } })
    const [page] = await db().select().from(athletes).where(eq(athletes.user_id, amara.id))
    const request = {
      name: 'Chet Vance',
      college: 'Nowhere State',
      email: 'chet@nowhere.test',
      reason: 'Send me everything.',
    }
    const ask = () => form('/athlete/amara-abuse/transcript-request', request)
    const { id } = (await ask()).json().data
    const report = (who: Somebody) =>
      post(who, `/athlete/${page?.id}/transcript-requests/${id}/report`, { note: 'We never met him' })
    expect((await report(await athlete())).statusCode).toBe(403)
    const reported = await report(amara)
    expect(reported.statusCode, reported.body).toBe(200)
    expect(reported.json().data.status).toBe('reported')
    expect((await report(amara)).statusCode).toBe(409)
    expect((await ask()).statusCode).toBe(409)
    expect(await show(id)).toMatchObject({
      kind: 'transcript',
      subject: 'Reported Chet Vance of Nowhere State, who asked for transcripts',
      text: 'We never met him',
    })
    expect((await listMailbox(db())).filter(({ to }) => to === 'chet@nowhere.test')).toEqual([])
  })

  test('an account that its owner deleted, until it is back. What an admin deletes is no request', async () => {
    const parent = await somebody({
      type: 'parent',
      first_name: 'Lena',
      last_name: 'Voss',
      password: 'Right1!',
    })
    const other = await somebody({ type: 'parent' })
    await post(ada, `/panel/admin/users/${other.id}/delete`, {})
    const left = await form('/my-account/delete', { password: 'Right1!' }, parent.headers)
    expect(left.statusCode, left.body).toBe(200)
    const { data } = await list({ kind: 'deletion' })
    expect(data).toMatchObject([
      {
        kind: 'deletion',
        state: 'new',
        from: 'Lena Voss',
        subject: expect.stringMatching(/It will be erased on \w+ \d+, \d{4}\./),
      },
    ])
    expect(await show(data[0].id)).toMatchObject({ text: null, person: { id: parent.id, name: 'Lena Voss' } })
    await done(ada, data[0].id, 'answer', { text: 'We are sorry to see you go.', version: 0 })
    expect(await mailSaying('We are sorry to see you go.')).toMatchObject({
      subject: 'About your Fieldhouse account',
    })
    await post(ada, `/panel/admin/users/${parent.id}/restore`, {})
    expect(await show(data[0].id)).toMatchObject({
      state: 'closed',
      subject: 'Deleted their account, and it was restored.',
      history: [{ action: 'answered' }, { action: 'restored', by: null }],
    })
  })
})

test('a deletion is closed when the account is erased', async () => {
  const parent = await somebody({ type: 'parent', password: 'Right1!' })
  await form('/my-account/delete', { password: 'Right1!' }, parent.headers)
  const [id] = await idsOf({ kind: 'deletion' })
  await db().update(users).set({ erased_at: new Date() }).where(eq(users.id, parent.id))
  await transaction(db(), (tx) => emit(tx, 'accounts.user-changed', { user_id: parent.id }))
  expect(await show(id)).toMatchObject({
    state: 'closed',
    from: 'Deleted account',
    subject: 'Deleted their account. It was erased.',
    history: [{ action: 'erased', by: null }],
  })
})

describe('an item', () => {
  test('is assigned, answered, closed, and reopened, with its history and the audit log', async () => {
    const id = await write('How do I cancel?')
    const assigned = await done(ada, id, 'assign', { assignee_id: bo.id, version: 0 })
    expect(assigned).toMatchObject({ state: 'assigned', version: 1, assignee: { name: 'Bo Lindgren' } })
    expect(await lastAudit()).toMatchObject({
      action: 'inbox.assigned',
      actor_id: ada.id,
      subject: 'Contact message',
      before: { state: 'new', assignee: null },
      after: { state: 'assigned', assignee: 'Bo Lindgren' },
    })
    const answered = await done(bo, id, 'answer', { text: 'In My account.\nBest wishes', version: 1 })
    expect(answered).toMatchObject({ state: 'answered', version: 2 })
    const entry = await lastAudit()
    expect(entry).toMatchObject({ action: 'inbox.answered', after: { state: 'answered' } })
    expect(JSON.stringify(entry)).not.toMatch(/My account|How do I|dana@/)
    await done(bo, id, 'close', { note: 'Solved', version: 2 })
    expect(await lastAudit()).toMatchObject({ action: 'inbox.closed', after: { state: 'closed' } })
    const back = await done(ada, id, 'reopen', { version: 3 })
    expect(await lastAudit()).toMatchObject({ action: 'inbox.reopened', after: { state: 'assigned' } })
    expect(back).toMatchObject({
      state: 'assigned',
      version: 4,
      history: [
        { action: 'assigned', by: 'Ada Reyes', assignee: 'Bo Lindgren' },
        {
          action: 'answered',
          by: 'Bo Lindgren',
          text: 'In My account.\nBest wishes',
          to: ['dana@home.test'],
        },
        { action: 'closed', by: 'Bo Lindgren', text: 'Solved' },
        { action: 'reopened', by: 'Ada Reyes' },
      ],
    })
  })

  test('is answered by email with the original below, and the reply comes back to the team', async () => {
    const id = await write('Where is my invoice?')
    await done(ada, id, 'answer', { text: 'It is at /user/payment.', is_final: true, version: 0 })
    const mail = await mailSaying('> Where is my invoice?')
    expect(mail).toMatchObject({
      to: 'dana@home.test',
      reply_to: 'team@fieldhouse.test',
      subject: 'An answer from Fieldhouse',
    })
    expect(mail?.text).toContain('It is at /user/payment.\n\nAda Reyes, Fieldhouse')
    expect(await show(id)).toMatchObject({ state: 'closed', assignee: { id: ada.id } })
  })

  test('without an address can only be closed', async () => {
    const id = await complain('Something is wrong')
    const refused = await change(ada, id, 'answer', { text: 'Hello', version: 0 })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'inbox_no_address'])
    expect(await done(ada, id, 'close', { note: 'Fixed', version: 0 })).toMatchObject({ state: 'closed' })
  })

  test('answered by two admins at the same time gets one answer, and the other one reads why', async () => {
    const id = await write('Hello?')
    const answers = await Promise.all([
      change(ada, id, 'answer', { text: 'From Ada', version: 0 }),
      change(bo, id, 'answer', { text: 'From Bo', version: 0 }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused).toMatchObject({
      code: 'inbox_changed',
      message: expect.stringMatching(/^(Ada Reyes|Bo Lindgren) answered this at the same time\./),
    })
    expect((await show(id)).history).toHaveLength(1)
  })

  test('that is closed is not answered, assigned, or closed again', async () => {
    const id = await write('Hi')
    await done(ada, id, 'close', { version: 0 })
    for (const [what, body] of [
      ['answer', { text: 'Hi' }],
      ['assign', { assignee_id: bo.id }],
      ['close', {}],
    ] as const) {
      const refused = await change(ada, id, what, { ...body, version: 1 })
      expect([what, refused.statusCode, refused.json().code]).toEqual([what, 409, 'inbox_closed'])
    }
    await done(ada, id, 'reopen', { version: 1 })
    expect((await change(ada, id, 'reopen', { version: 2 })).statusCode).toBe(409)
  })

  test.each([
    ['answer', { text: ' ', version: 0 }, { text: ['Please write an answer'] }],
    ['answer', { text: 'x'.repeat(5001) }, { text: expect.any(Array), version: expect.any(Array) }],
    ['close', { note: 'x'.repeat(1001), version: 0 }, { note: expect.any(Array) }],
    ['assign', { assignee_id: 'x', version: 0 }, { assignee_id: ['Choose an admin'] }],
  ])('refuses wrong input with all errors: %s %#', async (what, body, errors) => {
    const id = await write('Hi')
    const refused = await change(ada, id, what, body)
    expect([refused.statusCode, refused.json().errors]).toEqual([422, errors])
  })

  test('is assigned only to admins, and is free again when its admin leaves', async () => {
    const [id, editor] = [await write('Hi'), await somebody({ type: 'editor' })]
    expect((await change(ada, id, 'assign', { assignee_id: editor.id, version: 0 })).statusCode).toBe(422)
    const leaving = await somebody({ type: 'admin' })
    const root = await somebody({ type: 'admin', is_super_admin: true })
    await done(ada, id, 'assign', { assignee_id: leaving.id, version: 0 })
    expect((await post(root, `/panel/admin/users/${leaving.id}/delete`, {})).statusCode).toBe(200)
    expect(await show(id)).toMatchObject({ state: 'new', assignee: null, version: 2 })
  })

  test('is free again when its admin gets other work, also if it was closed then', async () => {
    const [open, closed] = [await write('Hi'), await write('Hello')]
    const leaving = await somebody({ type: 'admin', first_name: 'Lou', last_name: 'Kessler' })
    const root = await somebody({ type: 'admin', is_super_admin: true })
    for (const id of [open, closed]) await done(ada, id, 'assign', { assignee_id: leaving.id, version: 0 })
    await done(leaving, closed, 'close', { version: 1 })
    const { version, email } = (await get(root, `/panel/admin/users/${leaving.id}`)).json().data
    const form = { first_name: 'Lou', last_name: 'Kessler', email, type: 'editor', version }
    const demoted = await post(root, `/panel/users/${leaving.id}/update`, form)
    expect(demoted.statusCode, demoted.body).toBe(200)
    expect(await show(open)).toMatchObject({ state: 'new', assignee: null })
    expect(await done(ada, closed, 'reopen', { version: 2 })).toMatchObject({ state: 'new', assignee: null })
  })

  test('from an athlete is answered to the parents, also if the athlete typed an address', async () => {
    const email = 'amara.minor@home.test'
    const amara = await athlete({ user: { email } })
    const mother = await parentOf([amara])
    const [parent] = await db().select().from(users).where(eq(users.id, mother.id))
    const typed = await complain('Broken', { feedback_email: 'amara.other@home.test' }, amara.headers)
    const message = { contact_name: 'Amara', contact_email: email.toUpperCase(), contact_message: 'Help me' }
    const sentBy = await form('/contact-us', { ...message, contact_phone: '(541) 555-0101' })
    for (const id of [typed, sentBy.json().data.id]) {
      expect(await show(id)).toMatchObject({
        answer_to: [parent?.email],
        answer_hint: expect.stringContaining('parents'),
      })
      expect(await done(ada, id, 'answer', { text: `Answer to ${id}`, version: 0 })).toMatchObject({
        history: [{ to: [parent?.email] }],
      })
    }
  })

  test('that changed by itself says so, and blames nobody', async () => {
    const lena = await somebody({ type: 'parent', password: 'Right1!' })
    await form('/my-account/delete', { password: 'Right1!' }, lena.headers)
    const [id] = await idsOf({ kind: 'deletion' })
    await done(ada, id, 'assign', { assignee_id: bo.id, version: 0 })
    await post(ada, `/panel/admin/users/${lena.id}/restore`, {})
    const late = await change(bo, id, 'answer', { text: 'Goodbye', version: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'inbox_changed'])
    expect(late.json().message).toContain('The account was restored')
  })
})

describe('the list', () => {
  test('counts by view and kind, finds text as it is typed, and sorts both ways', async () => {
    const first = await write('100% sure_thing')
    const second = await complain('Broken', { feedback_email: 'kit@home.test' })
    const third = await write('Something else', 'Rosa Quiroga')
    await done(ada, second, 'assign', { assignee_id: ada.id, version: 0 })
    await done(ada, third, 'close', { version: 0 })
    expect(await idsOf()).toEqual([first, second])
    expect(await idsOf({ sort: 'newest' })).toEqual([second, first])
    expect((await list({ kind: 'contact' })).counts).toEqual({
      views: { open: 1, new: 1, mine: 0, answered: 0, closed: 1 },
      kinds: { contact: 1, feedback: 1, report: 0, transcript: 0, deletion: 0 },
    })
    expect(await idsOf({ view: 'mine' })).toEqual([second])
    expect(await idsOf({ view: 'new' })).toEqual([first])
    expect(await idsOf({ q: '0% SURE_' })).toEqual([first])
    expect(await idsOf({ q: '%' })).toEqual([first])
    expect(await idsOf({ q: 'kit@home' })).toEqual([second])
    expect(await idsOf({ view: 'closed', q: 'quiroga' })).toEqual([third])
    expect((await get(ada, '/panel/admin/inbox/count')).json()).toEqual({ data: { open: 2 } })
  })

  test('never cuts an emoji in half', async () => {
    await write(`${'a'.repeat(199)}${'🏀'.repeat(3)}`)
    expect((await list()).data).toMatchObject([{ excerpt: `${'a'.repeat(199)}🏀…` }])
  })

  test('has 15 per page', async () => {
    for (let number = 1; number <= 16; number++) await write(`Message ${number}`)
    expect((await list()).meta).toMatchObject({ total: 16, last_page: 2, per_page: 15 })
    expect((await list({ page: 2 })).data).toMatchObject([{ excerpt: 'Message 16' }])
    for (const q of ['', 'message']) {
      const past = await list({ page: 9, ...(q && { q }) })
      expect([past.data, past.meta.total]).toEqual([[], 16])
      expect((await list({ page: 2, sort: 'newest', ...(q && { q }) })).data).toMatchObject([
        { excerpt: 'Message 1' },
      ])
    }
  })

  test('closes or assigns several at once, each with a trace, and leaves alone what somebody changed', async () => {
    const ids = [await write('Spam 1'), await write('Spam 2'), await write('Spam 3')]
    await done(bo, ids[1] ?? '', 'assign', { assignee_id: bo.id, version: 0 })
    const bulk = (body: object) => post(ada, '/panel/admin/inbox/bulk', body)
    const items = ids.map((id) => ({ id, version: 0 }))
    const before = await db().$count(auditEntries, eq(auditEntries.action, 'inbox.closed'))
    expect((await bulk({ action: 'close', items })).json().data).toEqual({ changed: 2, skipped: 1 })
    expect(await db().$count(auditEntries, eq(auditEntries.action, 'inbox.closed'))).toBe(before + 2)
    expect(await idsOf()).toEqual([ids[1]])
    expect(
      (await bulk({ action: 'assign', assignee_id: ada.id, items: [{ id: ids[1], version: 1 }] })).json()
        .data,
    ).toEqual({ changed: 1, skipped: 0 })
    expect(await show(ids[1] ?? '')).toMatchObject({ assignee: { id: ada.id } })
    expect((await bulk({ action: 'close', items: [] })).statusCode).toBe(422)
  })

  test('is only for admins', async () => {
    const id = await write('Hi')
    for (const type of ['editor', 'rsc', 'affiliate', 'parent'] as const) {
      const who = await somebody({ type })
      for (const path of ['', '/count', `/${id}`])
        expect((await get(who, `/panel/admin/inbox${path}`)).statusCode).toBe(403)
      for (const what of ['assign', 'answer', 'close', 'reopen'])
        expect((await change(who, id, what, { text: 'x', assignee_id: null, version: 0 })).statusCode).toBe(
          403,
        )
      const items = [{ id, version: 0 }]
      expect((await post(who, '/panel/admin/inbox/bulk', { action: 'close', items })).statusCode).toBe(403)
    }
    expect(await show(id)).toMatchObject({ state: 'new', version: 0 })
    const root = await somebody({ type: 'admin', is_super_admin: true })
    expect((await get(root, `/panel/admin/inbox/${id}`)).statusCode).toBe(200)
    expect((await get(ada, `/panel/admin/inbox/${randomUUID()}`)).statusCode).toBe(404)
  })
})

test('what was written to the parents about an athlete’s message is erased with the athlete', async () => {
  const email = 'amara.leaves@home.test'
  const amara = await athlete({ user: { email } })
  const mother = await parentOf([amara])
  const message = { contact_name: 'Amara', contact_email: email, contact_phone: '(541) 555-0101' }
  const { id } = (await form('/contact-us', { ...message, contact_message: 'My knee' })).json().data
  const answered = await done(ada, id, 'answer', { text: 'About her knee', version: 0 })
  const [parent] = await db().select().from(users).where(eq(users.id, mother.id))
  expect(answered.history).toMatchObject([{ text: 'About her knee', to: [parent?.email] }])
  await eraseInbox(db(), amara.id)
  expect((await show(id)).history).toMatchObject([{ action: 'answered', text: null, to: [] }])
})

test('what was written to a person is erased with the account, and that there was an answer stays', async () => {
  const [id, feedback] = [await write('Hello'), await complain('Broken', { feedback_email: 'kit@home.test' })]
  await done(ada, id, 'answer', { text: 'Dear Dana', version: 0 })
  await done(ada, feedback, 'answer', { text: 'Dear Kit', version: 0 })
  const dana = await somebody({ type: 'parent', email: 'Dana@home.test' })
  await eraseInbox(db(), dana.id)
  await eraseFeedback(db(), dana.id)
  const texts = (await db().select().from(inboxEntries)).map(({ text }) => text)
  expect(texts.toSorted()).toEqual(['Dear Kit', null])
  expect(await show(id)).toMatchObject({
    from: 'Deleted account',
    text: null,
    facts: [],
    answer_to: [],
    history: [{ action: 'answered', by: 'Ada Reyes', text: null, to: [] }],
  })
})
