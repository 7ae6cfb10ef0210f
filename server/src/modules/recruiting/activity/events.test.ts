import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, clock, resetClock } from '../../../platform/clock.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { rosterClaims } from '../../roster/roster.tables.ts'
import { buildRun } from '../../tasks/tasks.factory.ts'
import { recruitment } from '../recruiting.factory.ts'
import { lockEvent } from './events.queries.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const room = recruitment(() => tested)
const { athlete, parentOf, successCoachOf, coach, somebody, assign, college, contact, coachAt } = room
const { add, remove, log, got, get, post, toggle, workingCoachOf } = room

const yearsAhead = (years: number, days = 0): string => {
  const day = clock.now()
  day.setUTCFullYear(day.getUTCFullYear() + years)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

describe('RCC-03 logging an event', () => {
  test('is for the athlete, the parents, and the success coach, each under their own name', async () => {
    const who = await athlete({ user: { first_name: 'Amara', last_name: 'Park' } })
    const contact_id = await contact(await college())
    for (const author of [who, await parentOf([who]), await workingCoachOf(who)]) {
      const answer = await add(author, {
        user: who.id,
        contact: contact_id,
        type: 2,
        event_date: '2026-03-04',
        event_time: '17:30',
        note: '  Sent the film.\nAsked for a visit.  ',
        outcome: 'replied',
      })
      expect(answer.statusCode).toBe(201)
      expect(answer.json().data).toMatchObject({
        type: 2,
        event_date: '2026-03-04',
        event_time: '17:30',
        contact_id,
        user_id: who.id,
        content: 'Sent the film.\nAsked for a visit.',
        outcome: 'replied',
        author: { id: author.id },
        me: true,
        can: { remove: true },
      })
    }
    expect((await log(who)).data.totals).toMatchObject({ all: 3, email: 3 })
  })

  test('takes a running task of that athlete if a success coach does it', async () => {
    const [who, other] = [await athlete(), await athlete()]
    const contact_id = await contact(await college())
    const success = await successCoachOf(who, other)
    const log = () => add(success, { user: who.id, contact: contact_id })
    const refused = await log()
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'active_task_required',
        message: 'Start one of this athlete’s tasks first. Then log the event.',
      },
    ])
    const running = await buildRun(tested.ports.database.db, success.id, other.id)
    expect((await log()).statusCode, 'a task of another athlete').toBe(409)
    const pause = () => post(success, '/panel/task/pause', { task_id: running })
    expect((await pause()).statusCode).toBe(200)
    const own = await buildRun(tested.ports.database.db, success.id, who.id)
    expect((await log()).statusCode).toBe(201)
    expect((await post(success, '/panel/task/complete', { task_id: own })).statusCode).toBe(200)
    expect((await log()).statusCode, 'the task is complete').toBe(409)
    expect((await add(who, { contact: contact_id })).statusCode, 'the family needs none').toBe(201)
  })

  test('is for a coach with an athlete they may see', async () => {
    const head = await coachAt(await college())
    const who = await athlete()
    const answer = await add(head, { contact: who.id, note: '', outcome: '' })
    expect(answer.json().data).toMatchObject({
      contact_id: head.contact_id,
      contact: { user_id: head.id },
      user_id: who.id,
      content: '',
      outcome: null,
    })
  })

  test('may be on any day up to three years in the future, by the server’s clock', async () => {
    const who = await athlete()
    const contact_id = await contact(await college())
    expect((await add(who, { contact: contact_id, event_date: yearsAhead(3) })).statusCode).toBe(201)
    const late = await add(who, { contact: contact_id, event_date: yearsAhead(3, 1) })
    expect(late.statusCode).toBe(422)
    expect(late.json().errors).toEqual({ event_date: ['Must be at most 3 years ahead'] })
    const day = yearsAhead(3, 1)
    advanceClock(24 * 60 * 60 * 1000)
    expect((await add(who, { contact: contact_id, event_date: day })).statusCode).toBe(201)
  })

  test('reports everything that is wrong', async () => {
    const who = await athlete()
    const wrong = await add(who, {
      user: 'x',
      contact: 'y',
      type: 4,
      event_date: '2026-02-30',
      event_time: '24:00',
      note: 'x'.repeat(1001),
      outcome: 'lost',
    })
    expect(wrong.statusCode).toBe(422)
    expect(Object.keys(wrong.json().errors).toSorted()).toEqual([
      'contact',
      'event_date',
      'event_time',
      'note',
      'outcome',
      'type',
      'user',
    ])
    expect(wrong.json().errors.type).toEqual(['Please choose call, email or SMS'])
    const both = await add(who, { contact: uuidv7(), event_date: yearsAhead(4) })
    expect(both.json().errors).toEqual({
      event_date: ['Must be at most 3 years ahead'],
      contact: ['Please choose who it was with'],
    })
    expect((await add(who, { contact: uuidv7(), event_date: '1994-12-31' })).json().errors).toEqual({
      event_date: ['Must be after 01/01/1995'],
    })
  })

  test('must be with a coach, or for a coach, with a basketball athlete they may see', async () => {
    const who = await athlete()
    const success = await successCoachOf(who)
    for (const stranger of [success, await athlete(), await somebody({ type: 'admin' })])
      expect((await add(who, { contact: stranger.id })).json().errors).toEqual({
        contact: ['Please choose who it was with'],
      })
    const head = await coach()
    const hidden = await athlete({ is_visible: false })
    for (const stranger of [hidden, await athlete({ sport_key: 'hockey' }), await coach()])
      expect((await add(head, { contact: stranger.id })).statusCode).toBe(422)
    await assign(hidden, head)
    expect((await add(head, { contact: hidden.id })).statusCode).toBe(201)
  })

  test('is refused to people who do not look after the athlete, and changes nothing', async () => {
    const who = await athlete()
    const contact_id = await contact(await college())
    const other = await athlete()
    for (const stranger of [other, await parentOf([other]), await successCoachOf(other), await coach()])
      expect((await add(stranger, { user: who.id, contact: contact_id })).statusCode).toBe(404)
    const soccer = await athlete({ sport_key: 'soccer' })
    expect(
      (await add(await successCoachOf(soccer), { user: soccer.id, contact: contact_id })).statusCode,
    ).toBe(403)
    const without = await athlete({ hasNoCenter: true })
    expect((await add(without, { contact: contact_id })).statusCode).toBe(403)
    expect((await add(await successCoachOf(who), { contact: contact_id })).json().errors).toEqual({
      user: ['Please choose an athlete'],
    })
    expect((await log(who)).data.totals.all).toBe(0)
  })
})

describe('RCC-03 removing an event', () => {
  const family = async () => {
    const who = await athlete()
    const contact_id = await contact(await college())
    const added = async (author = who) =>
      (await add(author, { user: who.id, contact: contact_id })).json().data.id as string
    return { who, mother: await parentOf([who]), success: await workingCoachOf(who), added }
  }

  test('is for everyone who looks after the athlete, no matter who logged it, and works only once', async () => {
    const { who, mother, success, added } = await family()
    for (const [author, remover] of [
      [who, mother],
      [mother, success],
      [success, who],
    ] as const) {
      const id = await added(author)
      expect((await remove(remover, id)).json()).toEqual({ data: { removed: true } })
      expect((await remove(remover, id)).statusCode).toBe(404)
    }
    expect((await log(who)).data.totals.all).toBe(0)
  })

  test('is refused to strangers, and to the coach it is about', async () => {
    const head = await coachAt(await college())
    const { who, added } = await family()
    const id = await added()
    const about = (await add(who, { contact: head.contact_id })).json().data.id
    const other = await athlete()
    for (const stranger of [other, await parentOf([other]), await successCoachOf(other), head])
      for (const event of [id, about]) expect((await remove(stranger, event)).statusCode).toBe(404)
    expect((await log(who)).data.totals.all).toBe(2)
    expect((await remove(who, 'x')).statusCode).toBe(422)
    expect((await remove(who, uuidv7())).statusCode).toBe(404)
  })

  test('is only for the coach if it is the coach’s own note', async () => {
    const [head, colleague] = [await coach(), await coach()]
    const { who, mother, success } = await family()
    const { id } = (await add(head, { contact: who.id })).json().data
    for (const stranger of [who, mother, success, colleague])
      expect((await remove(stranger, id)).statusCode).toBe(404)
    expect((await remove(head, id)).statusCode).toBe(200)
    expect((await log(head)).data.totals.all).toBe(0)
  })

  test('ends for a success coach with the roster, also for events they logged themself', async () => {
    const { success, added } = await family()
    const id = await added(success)
    await tested.ports.database.db.delete(rosterClaims)
    expect((await remove(success, id)).statusCode).toBe(404)
  })

  test('happens only once for many parallel requests', async () => {
    const { who, mother, added } = await family()
    const id = await added()
    const answers = await Promise.all([who, mother, who, mother].map((remover) => remove(remover, id)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404])
  })

  // The embedded engine has one connection, so nobody else can query while a transaction is open.
  test.skipIf(inject('testEngine').engine === 'embedded')(
    'a stranger is refused immediately while another request has it locked',
    async () => {
      const { added } = await family()
      const [id, stranger] = [await added(), await athlete()]
      const refused = await transaction(tested.ports.database.db, async (tx) => {
        await lockEvent(tx, id)
        return remove(stranger, id)
      })
      expect(refused.statusCode).toBe(404)
    },
  )
})

describe('RCC-02 the logs of a success coach', () => {
  test('show who did what for the athlete, latest first', async () => {
    const who = await athlete({ user: { first_name: 'Amara', last_name: 'Park' } })
    const mother = await parentOf([who])
    const success = await workingCoachOf(who)
    const collegeId = await college({ short_name: 'Portland State' })
    const elsewhere = await college({ short_name: 'Birch' })
    const head = await coachAt(collegeId, { first_name: 'Iris', last_name: 'Nolan' })
    const { id } = (await add(who, { contact: head.contact_id })).json().data
    for (const step of [
      () => add(success, { user: who.id, contact: head.id, type: 3 }),
      () => toggle(mother, who.id, { college_id: elsewhere, is_favorite: true }),
      () => toggle(mother, who.id, { college_id: elsewhere, is_favorite: true }),
      () => toggle(success, who.id, { college_id: elsewhere }),
      () => remove(mother, id),
    ]) {
      advanceClock(60_000)
      expect((await step()).statusCode).toBeLessThan(300)
    }
    // The coach's own notes are not part of it.
    await add(head, { contact: who.id })
    const answer = await got(success, '/activity-log/logs', { user: who.id })
    const lines = ({ data }: { data: { text: string; author: { name: string } }[] }) =>
      data.map(({ text, author }) => `${author.name}: ${text}`)
    expect(lines(answer)).toEqual([
      'Nadia Marsh: Removed a call with Iris Nolan, Portland State',
      'Tess Okafor: Removed Birch from favorites',
      'Nadia Marsh: Added Birch to favorites',
      'Tess Okafor: Logged an SMS with Iris Nolan, Portland State',
      'Amara Park: Logged a call with Iris Nolan, Portland State',
    ])
    expect(answer.meta).toEqual({ current_page: 1, last_page: 1, total: 5 })
    expect(answer.data[0]).toMatchObject({
      author: { id: mother.id },
      event_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      event_time: expect.stringMatching(/^\d\d:\d\d$/),
    })
    expect((await got(success, '/activity-log/logs', { user: who.id, school: elsewhere })).meta.total).toBe(2)
    for (const named of [head.id, head.contact_id])
      expect((await got(success, '/activity-log/logs', { user: who.id, contact: named })).meta.total).toBe(3)
    const second = await got(success, '/activity-log/logs', { user: who.id, per_page: 2, page: 3 })
    expect(lines(second)).toEqual(['Amara Park: Logged a call with Iris Nolan, Portland State'])
  })

  test('are only for the success coach of the athlete', async () => {
    const who = await athlete()
    const other = await successCoachOf(await athlete())
    const query = { user: who.id }
    for (const [reader, status] of [
      [who, 403],
      [await parentOf([who]), 403],
      [await coach(), 403],
      [other, 404],
      [await successCoachOf(who), 200],
    ] as const)
      expect((await get(reader, '/activity-log/logs', query)).statusCode).toBe(status)
    const unsaid = await get(other, '/activity-log/logs')
    expect(unsaid.json().errors).toEqual({ user: ['Please choose an athlete'] })
  })
})
