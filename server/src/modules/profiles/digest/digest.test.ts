import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { mailbox } from '../../../platform/mail/mail.tables.ts'
import { guardians, users } from '../../accounts/accounts.tables.ts'
import { messages } from '../contact/contact.tables.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'
import { transcriptRequests } from '../transcripts/transcripts.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp({ settings: { PUBLIC_URL: 'https://fieldhouse.test' } })
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const hour = 60 * 60 * 1000

let sender = 0
/** Each from a different IP address, like a sender who wants to avoid the limit on forms. */
const send = (path: string, payload: object, headers: Record<string, string> = {}) =>
  tested.app.inject({
    method: 'POST',
    url: `/api/athlete/${path}`,
    payload,
    headers,
    remoteAddress: `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`,
  })

const write = ({ id }: PageVisit, facts: object = {}, headers: Record<string, string> = {}) => {
  sender += 1
  const message = {
    contact_name: `Sender ${sender}`,
    contact_email: `sender-${sender}@college.test`,
    contact_phone: '(512) 555-0142',
    contact_message: `Message ${sender}`,
    ...facts,
  }
  return send(`${id}/contact`, message, headers)
}
const ask = ({ id }: PageVisit, facts: object = {}) => {
  sender += 1
  return send(`${id}/transcript-request`, {
    name: `Asker ${sender}`,
    college: 'Portland State',
    email: `asker-${sender}@college.test`,
    reason: `Reason ${sender}`,
    ...facts,
  })
}
type Answer = Awaited<ReturnType<typeof write>>
const deliveryOf = (answer: Answer): string => {
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.delivery
}

const family = async (name: string) => {
  const page = await pageVisit(tested, {
    slug: name,
    user: { first_name: 'Amara', last_name: 'Whitlock', email: `${name}@family.test` },
  })
  const { userId: parent_id } = await tested.signedIn('parent')
  await db()
    .update(users)
    .set({ email: `mother-of-${name}@family.test` })
    .where(eq(users.id, parent_id))
  await db()
    .insert(guardians)
    .values({ parent_id, athlete_user_id: page.userId, relationship: 'mother', created_at: new Date() })
  return page
}
const mailsTo = (to: string) => db().select().from(mailbox).where(eq(mailbox.to, to))
const mailsArrived = (to: string, count: number) =>
  eventually(async () => {
    const mails = await mailsTo(to)
    expect(mails).toHaveLength(count)
    return mails
  })
const noticesOf = async ({ owner }: PageVisit): Promise<{ text: string; path: string }[]> =>
  (await tested.app.inject({ url: '/api/message/incoming', headers: owner })).json().data.system.data
const storedFor = async ({ id }: PageVisit) =>
  (await db().$count(messages, eq(messages.athlete_id, id))) +
  (await db().$count(transcriptRequests, eq(transcriptRequests.athlete_id, id)))

interface Scheduled {
  id: string
  seconds: number
}
/** The waiting summaries, and the time until they are sent. */
const summariesOf = async ({ id }: PageVisit): Promise<Scheduled[]> => {
  const { rows } = await tested.ports.database.pool.query<Scheduled>(
    `select id, extract(epoch from start_after - now())::int as seconds from pgboss.job
      where name = 'send-digest' and data ->> 'athlete_id' = $1 and state = 'created'`,
    [id],
  )
  return rows
}
/** As if the day were over. */
const endDay = async (page: PageVisit) => {
  const [summary] = await eventually(async () => {
    const waiting = await summariesOf(page)
    expect(waiting).toHaveLength(1)
    return waiting
  })
  await tested.ports.database.pool.query('update pgboss.job set start_after = now() where id = $1', [
    summary?.id,
  ])
}
const fill = async (page: PageVisit, count = 10) => {
  for (let number = 0; number < count; number++) await write(page)
}

describe('PRO-13 a family that gets a lot of messages in a day', () => {
  test('gets the first ten of both forms immediately, and no separate emails for the others', async () => {
    const page = await family('ten')
    const deliveries: string[] = []
    for (let number = 0; number < 6; number++) {
      deliveries.push(deliveryOf(await write(page)))
      deliveries.push(deliveryOf(await ask(page)))
    }
    expect(deliveries).toEqual([...Array(10).fill('now'), 'digest', 'digest'])
    await eventually(async () => expect(await summariesOf(page)).toHaveLength(1))
    for (const to of ['ten@family.test', 'mother-of-ten@family.test']) await mailsArrived(to, 10)
    expect(await noticesOf(page)).toHaveLength(5)
    expect(await storedFor(page)).toBe(12)
    const listed = await tested.app.inject({
      url: `/api/athlete/${page.id}/transcript-requests`,
      headers: page.owner,
    })
    expect(listed.json().data).toHaveLength(6)
  })

  test('the limit is correct for parallel senders', async () => {
    const page = await family('moment')
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, place) => (place % 2 ? write(page) : ask(page))),
    )
    const deliveries = answers.map(deliveryOf)
    expect(deliveries.filter((delivery) => delivery === 'now')).toHaveLength(10)
    await eventually(async () => expect(await summariesOf(page)).toHaveLength(1))
    await mailsArrived('moment@family.test', 10)
  })

  test('gets the rest in one email at the end of the day, one for each family member', async () => {
    const page = await family('summary')
    await fill(page)
    const long = `It begins well.\n\n${'and goes on '.repeat(100)}`
    await write(page, { contact_name: 'Dana Whitfield', contact_message: long })
    const { id } = (await ask(page, { name: 'Answered Already' })).json().data
    await ask(page, { name: 'Jo Park', email: 'jo@college.test', reason: 'Admissions asks for grades.' })
    expect((await page.save(`transcript-requests/${id}/decline`, {})).statusCode).toBe(200)
    const [waiting] = await eventually(async () => {
      const summaries = await summariesOf(page)
      expect(summaries).toHaveLength(1)
      return summaries
    })
    expect(waiting?.seconds).toBeGreaterThan(23 * 3600)
    expect(waiting?.seconds).toBeLessThanOrEqual(24 * 3600)
    await endDay(page)
    for (const to of ['summary@family.test', 'mother-of-summary@family.test']) {
      const mails = await mailsArrived(to, 11)
      const summaries = mails.filter(({ subject }) => subject.startsWith('Daily summary'))
      expect(summaries).toMatchObject([
        {
          subject: 'Daily summary for Amara Whitlock: 1 message and 1 transcript request',
          reply_to: null,
          text: expect.stringMatching(
            /Dana Whitfield \(sender-\d+@college\.test, \(512\) 555-0142\) wrote: “It begins well\. and goes on [^”]{100,190}…”/,
          ),
        },
      ])
      const [{ text = '' } = {}] = summaries
      expect(text).toContain(
        'Jo Park of Portland State (jo@college.test) asks for transcripts: “Admissions asks for grades.”',
      )
      expect(text).toContain('https://fieldhouse.test/summary')
      expect(text).not.toContain('Answered Already')
    }
    expect(await noticesOf(page)).toMatchObject([
      { text: '1 more request for Amara Whitlock’s transcripts came in.', path: '/summary' },
    ])
    expect(await summariesOf(page)).toEqual([])
  })

  test('has a new day after 24 hours', async () => {
    const page = await family('tomorrow')
    await fill(page)
    advanceClock(24 * hour - 5 * 60_000)
    expect(deliveryOf(await write(page))).toBe('digest')
    advanceClock(5 * 60_000)
    expect(deliveryOf(await write(page))).toBe('now')
    const other = await family('elsewhere')
    expect(deliveryOf(await write(other))).toBe('now')
  })

  test('gets nothing more after 200, also from parallel senders', async () => {
    const page = await family('flood')
    const answers: Awaited<ReturnType<typeof write>>[] = []
    for (let batch = 0; batch < 41; batch += 1)
      answers.push(...(await Promise.all(Array.from({ length: 5 }, () => write(page)))))
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(429))
    expect(refused[0]?.json()).toMatchObject({
      code: 'too_many_requests',
      message: 'This family has received too many messages today. Please try again in 24 hours.',
    })
    const wait = Number(refused[0]?.headers['retry-after'])
    expect(wait).toBeGreaterThan(23 * 3600)
    expect(wait).toBeLessThanOrEqual(24 * 3600)
    expect((await ask(page)).statusCode).toBe(429)
    expect(await storedFor(page)).toBe(200)
    await mailsArrived('flood@family.test', 10)
    advanceClock(24 * hour)
    expect(deliveryOf(await write(page))).toBe('now')
  })

  test('treats hostile text as text in the summary too', async () => {
    const page = await family('hostile')
    await fill(page)
    await write(page, { contact_name: 'evil.example/now', contact_message: '<img src=x onerror=alert(1)>' })
    await endDay(page)
    const mails = await mailsArrived('hostile@family.test', 11)
    const summary = mails.find(({ subject }) => subject.startsWith('Daily summary'))
    expect(summary?.html).toContain('&lt;img src=x')
    expect(summary?.html).not.toContain('<img')
    expect(`${summary?.html}${summary?.text}`).not.toContain('evil.example')
  })
})

describe('PRO-13 a repeated message', () => {
  const same = { contact_email: 'dana@college.test', contact_message: 'Would you like to visit us?' }

  test('from the same sender counts as one, in any letter case of the address, also in parallel', async () => {
    const page = await family('again')
    const answers = await Promise.all([
      write(page, same),
      write(page, same),
      write(page, { ...same, contact_email: 'DANA@college.test' }),
    ])
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
    expect(answers.map(deliveryOf)).toEqual(['now', 'now', 'now'])
    expect(await storedFor(page)).toBe(1)
    await write(page, { ...same, contact_message: 'Another text' })
    await write(page, { ...same, contact_email: 'other@college.test' })
    expect(await storedFor(page)).toBe(3)
    await mailsArrived('again@family.test', 3)
    advanceClock(24 * hour + 1000)
    await write(page, same)
    expect(await storedFor(page)).toBe(4)
  })

  test('from a signed-in person is theirs, even if a visitor sent it under their address before', async () => {
    const page = await family('known')
    const { userId, headers } = await tested.signedIn('coach')
    await write(page, same)
    for (const contact_email of ['dana@college.test', 'another@college.test'])
      await write(page, { ...same, contact_email }, headers)
    const stored = await db()
      .select()
      .from(messages)
      .where(eq(messages.athlete_id, page.id))
      .orderBy(messages.id)
    expect(stored.map(({ user_id }) => user_id)).toEqual([null, userId])
  })

  test('can be requested three times a day, however fast the family answers', async () => {
    const page = await family('thrice')
    const request = { email: 'dana@college.test' }
    for (let time = 0; time < 3; time++) {
      const { id } = (await ask(page, request)).json().data
      expect((await page.save(`transcript-requests/${id}/decline`, {})).statusCode).toBe(200)
    }
    const refused = await ask(page, { email: 'Dana@college.test' })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'You have asked several times today. Please wait until tomorrow.',
    ])
    advanceClock(24 * hour + 1000)
    expect((await ask(page, request)).statusCode).toBe(200)
  })
})
