import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { entitlementGrants } from '../../accounts/accounts.tables.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { recruitment } from '../recruiting.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const room = recruitment(() => tested)
const { athlete, parentOf, workingCoachOf, coachAt, college, grantCenter, call, center, got, names } = room
const { save, toggle, add, remove, sent, send, read, log, post } = room

/** Midnight in New York, as the billing of a package that was canceled writes it. */
const endedAt = new Date('2026-02-02T05:00:00Z')
const yours = 'Your package with the recruiting center ended on February 2, 2026.'
const theirs = 'The family’s package with the recruiting center ended on February 2, 2026.'

/**
 * A family whose package ended: a favorite, a note, saved filters, a conversation that the coach answered, and one that
 * waits for an answer.
 */
const endedFamily = async () => {
  const child = await athlete()
  const [liked, other] = [
    await college({ name: 'Alder State', state: 'OR' }),
    await college({ name: 'Birch State', state: 'WA' }),
  ]
  const people = {
    child,
    parent: await parentOf([child]),
    success: await workingCoachOf(child),
    answering: await coachAt(liked),
    silent: await coachAt(other, { first_name: 'Sil', last_name: 'Ent' }),
    stranger: await coachAt(other, { first_name: 'Una', last_name: 'Known' }),
  }
  await toggle(child, child.id, { college_id: liked, is_favorite: true })
  await save(child, child.id, { state: ['OR'] })
  const added = await add(child, { contact: people.answering.contact_id, note: 'Asked about the visit.' })
  await sent(child, people.answering, 'Hello Coach')
  await sent(people.answering, child, 'Hello Amara')
  await sent(child, people.silent, 'Hello there')
  await room.view(await pageOf(child), people.answering, '2026-01-20T10:00:00Z')
  await endCenter(child)
  return { ...people, liked, other, event: added.json().data.id as string }
}

const pageOf = async ({ headers }: Somebody): Promise<string> =>
  (await call({ headers }, 'GET', '/user')).json().data.athlete_id

/** As billing does it: the running grant gets its end. */
const endCenter = async ({ id }: Somebody) => {
  await tested.ports.database.db
    .update(entitlementGrants)
    .set({ until_at: endedAt })
    .where(eq(entitlementGrants.user_id, id))
}

type Family = Awaited<ReturnType<typeof endedFamily>>
const kinds = ['child', 'parent', 'success'] as const

/** Everything that can be read. */
const readsOf = ({ child: { id }, liked, answering }: Family) => [
  center(id),
  center(id, '/get-filters'),
  center(id, '/get-favorites'),
  center(id, '/recently-viewed'),
  center(id, '/recently-contacted'),
  center(id, '/counts'),
  center(id, '/known-contacts'),
  center(id, `/get-college-page?college_id=${liked}`),
  center(id, `/contact/${answering.contact_id}`),
  `/activity-log?user=${id}`,
  `/activity-log/views?user=${id}`,
  `/activity-log/all-events?user=${id}`,
  `/activity-log/unread?user=${id}`,
  `/message?user=${id}&contact=${answering.id}`,
]

/** Everything that needs the package again, with what the refusal says it is. */
const newThingsOf = ({ child: { id }, other, stranger }: Family) =>
  [
    ['New searches', 'GET', center(id, '?q=birch')],
    ['New searches', 'GET', center(id, '?filters=none')],
    ['New searches', 'POST', center(id, '/save-filters'), { filters: {} }],
    ['New favorites', 'POST', center(id, '/toggle-favorite'), { college_id: other }],
    ['New favorites', 'POST', center(id, '/toggle-favorite'), { college_id: other, is_favorite: true }],
    [
      'New events and notes',
      'POST',
      '/activity-log',
      {
        user: id,
        contact: stranger.contact_id,
        type: 1,
        event_date: '2026-11-10',
        event_time: '16:12',
        note: 'New',
      },
    ],
    [
      'First messages',
      'POST',
      '/message/send',
      { sender_id: id, recipient_id: stranger.id, content: 'Hello, I am new' },
    ],
  ] as const

describe.each(kinds)('PAY-04 after the package ended, the recruiting center for the %s', (kind) => {
  test('can be read in full', async () => {
    const family = await endedFamily()
    const who = family[kind]
    for (const path of readsOf(family)) {
      const answer = await call(who, 'GET', path)
      expect(answer.statusCode, `${path} ${answer.body}`).toBe(200)
    }
    const { id } = family.child
    expect(await names(who, center(id, '/get-favorites'))).toEqual(['Alder State'])
    expect(await names(who, center(id, '/recently-contacted'))).toEqual(
      expect.arrayContaining(['Alder State', 'Birch State']),
    )
    // The results of the saved filters are the family's own list.
    expect(new Set(await names(who, center(id)))).toEqual(new Set(['Alder State']))
    expect((await log(who, { user: id, type: 1 })).data.events).toMatchObject([
      { content: 'Asked about the visit.' },
    ])
    expect((await room.open(who, id, family.other)).statusCode).toBe(200)
    expect((await post(who, center(id, '/mark-quick-tip-shown'), {})).statusCode).toBe(200)
  })

  test('says when it ended', async () => {
    const family = await endedFamily()
    const { id } = family.child
    expect((await got(family[kind], center(id, '/counts'))).data).toMatchObject({ rc_ended_on: '2026-02-02' })
    expect(
      (await got(family[kind], '/message', { user: id, contact: family.silent.id })).conversation,
    ).toMatchObject({ package_ended_on: '2026-02-02', closed_because: null, can: { send: true } })
  })

  test('refuses what is new, with the day and the reason', async () => {
    const family = await endedFamily()
    for (const [things, method, path, body] of newThingsOf(family)) {
      const answer = await call(family[kind], method, path, body)
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'package_ended'])
      expect(answer.json().message).toContain(
        `${kind === 'success' ? theirs : yours} ${things} need it again.`,
      )
    }
    const { child } = family
    expect(new Set(await names(child, center(child.id)))).toEqual(new Set(['Alder State']))
    expect((await got(child, center(child.id, '/counts'))).data).toMatchObject({ favorites: 1 })
    expect((await log(child, { user: child.id, type: 1 })).meta.total).toBe(1)
    expect(await names(child, center(child.id, '/get-favorites'))).toEqual(['Alder State'])
  })

  test('goes on with the conversations that there are', async () => {
    const family = await endedFamily()
    const who = family[kind]
    for (const coach of [family.answering, family.silent]) {
      const message = await sent(who, coach, `From the ${kind}`, { sender_id: family.child.id })
      expect(message.content).toBe(`From the ${kind}`)
      expect((await read(coach, family.child)).data.at(-1)).toMatchObject({ content: `From the ${kind}` })
    }
  })

  test('lets people remove what is theirs', async () => {
    const family = await endedFamily()
    const who = family[kind]
    expect((await remove(who, family.event)).statusCode).toBe(200)
    const removed = await toggle(who, family.child.id, { college_id: family.liked })
    expect(removed.json().data).toEqual({ is_favorite: false, favorites: 0 })
    expect((await toggle(who, family.child.id, { college_id: family.liked })).json().code).toBe(
      'package_ended',
    )
  })

  test('opens again with a new grant', async () => {
    const family = await endedFamily()
    await grantCenter(family.child.id)
    for (const [, method, path, body] of newThingsOf(family))
      expect((await call(family[kind], method, path, body)).statusCode, path).toBeLessThan(300)
    expect((await got(family[kind], center(family.child.id, '/counts'))).data).toMatchObject({
      rc_ended_on: null,
    })
  })
})

describe('PAY-04 after the package ended', () => {
  test('the family’s own facts say so, for each athlete', async () => {
    const { child, parent } = await endedFamily()
    expect((await got(child, '/user')).data).toMatchObject({
      access: [],
      ended: ['recruiting-center'],
      access_to_rc: false,
      rc_ended_on: '2026-02-02',
    })
    expect((await got(parent, '/user')).data).toMatchObject({
      ended: ['recruiting-center'],
      access_to_rc: false,
      rc_ended_on: null,
      athletes: [{ user_id: child.id, access_to_rc: false, rc_ended_on: '2026-02-02' }],
    })
  })

  test('a coach is not told, writes on, and gets the answer', async () => {
    const { child, answering, stranger } = await endedFamily()
    const { conversation } = await read(answering, child)
    expect(conversation).toMatchObject({ package_ended_on: null, closed_because: null, can: { send: true } })
    expect(JSON.stringify(await read(answering, child))).not.toContain('ended on')
    // A coach may write first, as always, and then the family can answer.
    expect((await send(child, stranger, 'Too early')).json().code).toBe('package_ended')
    await sent(stranger, child, 'We saw your film')
    await sent(child, stranger, 'Thank you')
    expect((await read(stranger, child)).data.map(({ content }: { content: string }) => content)).toEqual([
      'We saw your film',
      'Thank you',
    ])
  })

  test('the search for a coach to log needs it too, unless another athlete of the family has it', async () => {
    const { child, parent, success } = await endedFamily()
    const search = '/colleges/coaches?q=known'
    for (const who of [child, parent]) {
      const answer = await call(who, 'GET', search)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'package_ended'])
    }
    expect((await call(success, 'GET', search)).statusCode).toBe(200)
    const sibling = await athlete()
    const both = await parentOf([child, sibling])
    expect((await call(both, 'GET', search)).statusCode).toBe(200)
    expect((await toggle(both, child.id, { college_id: await college() })).json().code).toBe('package_ended')
    expect((await toggle(both, sibling.id, { college_id: await college() })).statusCode).toBe(200)
  })

  test('views that are not seen yet are counted, and can be marked', async () => {
    const { child } = await endedFamily()
    expect((await got(child, '/activity-log/unread', { user: child.id })).data).toMatchObject({ visit: 1 })
    const { events } = (await got(child, '/activity-log/views', { user: child.id })).data
    await post(child, '/activity-log/views/mark', { ids: [events[0].id] })
    expect((await got(child, '/activity-log/unread', { user: child.id })).data).toMatchObject({ visit: 0 })
  })

  test('a stranger still finds nothing', async () => {
    const { child } = await endedFamily()
    const other = await athlete()
    expect((await call(other, 'GET', center(child.id))).statusCode).toBe(404)
    expect((await call(await parentOf([other]), 'GET', center(child.id, '/counts'))).statusCode).toBe(404)
  })
})
