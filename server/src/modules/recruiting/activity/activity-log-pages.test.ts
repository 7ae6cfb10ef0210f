import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { buildUser } from '../../accounts/accounts.factory.ts'
import { users } from '../../accounts/accounts.tables.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { conversations, messages } from '../../messaging/messaging.tables.ts'
import { messages as pageMessages } from '../../profiles/contact/contact.tables.ts'
import { athletes } from '../../profiles/profiles.tables.ts'
import { coachViews } from '../../profiles/views/views.tables.ts'
import { recruitment } from '../recruiting.factory.ts'
import { activityEvents } from '../recruiting.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const { athlete, successCoachOf, coach, college, contact, coachAt, log } = recruitment(() => tested)

/** In random order, so events of the same minute are not in the order in which they were written. */
const idOf = (name: string): string => {
  const hash = createHash('sha256').update(name).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** An event as a log should show it. The test sorts and cuts its own list in plain TypeScript. */
interface Entry {
  readonly id: string
  readonly type: number
  /** Minutes after the start. Logged events don't follow the reader's clock. */
  readonly minute: number
  readonly isWrittenDown: boolean
  readonly contact_id: string | null
  readonly coach_id: string | null
  readonly athlete_user_id: string
  readonly college_id: number | null
}

const beginning = Date.UTC(2026, 4, 1, 22)
const at = (minute: number, second = 0) => new Date(beginning + minute * 60_000 + second * 1000)
const dayAndTime = (moment: Date) => ({
  event_date: moment.toISOString().slice(0, 10),
  event_time: moment.toISOString().slice(11, 16),
})
/** Few minutes for many events, so most share theirs with others. Three hours, so midnight is among them. */
const minutesOf = (place: number) => ((place * 7) % 9) * 20

interface Contact {
  readonly contact_id: string | null
  readonly coach_id: string | null
  readonly college_id: number | null
}

const world = async () => {
  const [who, other, gone] = [await athlete(), await athlete(), await athlete()]
  const [north, south] = [await college(), await college()]
  const [ann, bea] = [await coachAt(north), await coachAt(south)]
  const free = await coach()
  const known: Record<'ann' | 'bea' | 'free' | 'paper', Contact> = {
    ann: { contact_id: ann.contact_id, coach_id: ann.id, college_id: north },
    bea: { contact_id: bea.contact_id, coach_id: bea.id, college_id: south },
    free: { contact_id: null, coach_id: free.id, college_id: null },
    paper: { contact_id: await contact(north), coach_id: null, college_id: north },
  }
  return { who, other, gone, north, south, ann, bea, free, known, success: await successCoachOf(who) }
}
type World = Awaited<ReturnType<typeof world>>

/** Calls, emails, and SMS. For a coach with an account, some name only the account. */
const logEvents = async (
  athleteUserId: string,
  authorId: string,
  contacts: readonly Contact[],
  many: number,
) => {
  const entries = Array.from({ length: many }, (_, place): Entry => {
    const [type, minute] = [(place % 3) + 1, minutesOf(place)]
    const { contact_id, coach_id, college_id } = contacts[place % contacts.length] as Contact
    const id = idOf(`${athleteUserId} ${authorId} ${place}`)
    return {
      id,
      type,
      minute,
      isWrittenDown: true,
      contact_id,
      coach_id,
      athlete_user_id: athleteUserId,
      college_id,
    }
  })
  await db()
    .insert(activityEvents)
    .values(
      entries.map(({ id, type, minute, contact_id, coach_id, athlete_user_id }, place) => ({
        id,
        type: type as 1 | 2 | 3,
        ...dayAndTime(at(minute)),
        contact_id: coach_id !== null && place % 2 === 0 ? null : contact_id,
        coach_id,
        athlete_user_id,
        author_id: authorId,
        note: `note ${place}`,
        created_at: at(place),
      })),
    )
  return entries
}

const talk = async (athleteUserId: string, party: Contact & { coach_id: string }, many: number) => {
  const conversation_id = idOf(`talk ${athleteUserId} ${party.coach_id}`)
  await db()
    .insert(conversations)
    .values({
      id: conversation_id,
      athlete_user_id: athleteUserId,
      coach_id: party.coach_id,
      last_seq: many,
      created_at: at(0),
    })
  const rows = Array.from({ length: many }, (_, place) => ({
    id: idOf(`${conversation_id} ${place}`),
    conversation_id,
    seq: place + 1,
    side: place % 2 === 0 ? ('coach' as const) : ('family' as const),
    sender_id: place % 2 === 0 ? party.coach_id : athleteUserId,
    content: `message ${place}`,
    client_id: idOf(`client ${conversation_id} ${place}`),
    // The coach is blocked now and then. A later message may have an earlier minute.
    is_withheld: place % 10 === 4,
    created_at: at(minutesOf(place), place),
  }))
  await db().insert(messages).values(rows)
  return rows.map(({ id, is_withheld }, place) => ({
    is_withheld,
    entry: {
      id,
      type: 5,
      minute: minutesOf(place),
      isWrittenDown: false,
      ...party,
      athlete_user_id: athleteUserId,
    } satisfies Entry,
  }))
}

const lookAt = async (athleteUserId: string, contacts: readonly Contact[], many: number) => {
  const [page] = await db().select().from(athletes).where(eq(athletes.user_id, athleteUserId))
  const entries = Array.from({ length: many }, (_, place): Entry => {
    const party = contacts[place % contacts.length] as Contact
    const id = idOf(`view ${athleteUserId} ${place}`)
    return {
      id,
      type: 4,
      minute: minutesOf(place),
      isWrittenDown: false,
      ...party,
      athlete_user_id: athleteUserId,
    }
  })
  await db()
    .insert(coachViews)
    .values(
      entries.map(({ id, minute, coach_id }, place) => ({
        id,
        athlete_id: page?.id ?? '',
        coach_id: coach_id ?? '',
        viewed_at: at(minute, 59 - place),
      })),
    )
  return entries
}

/** From the form of the page: from a visitor, from a coach, and from an unverified coach. */
const writeForms = async (athleteUserId: string, { known }: World, many: number) => {
  const [page] = await db().select().from(athletes).where(eq(athletes.user_id, athleteUserId))
  const unverified = await buildUser(db(), { type: 'coach' })
  const nobody = { contact_id: null, coach_id: null, college_id: null }
  const senders = [
    { user_id: null, party: nobody },
    { user_id: known.ann.coach_id, party: known.ann },
    { user_id: unverified, party: nobody },
  ]
  const entries = Array.from({ length: many }, (_, place) => {
    const { user_id, party } = senders[place % senders.length] as (typeof senders)[number]
    const id = idOf(`form ${athleteUserId} ${place}`)
    const minute = minutesOf(place)
    return {
      user_id,
      entry: { id, type: 2, minute, isWrittenDown: false, ...party, athlete_user_id: athleteUserId },
    }
  })
  await db()
    .insert(pageMessages)
    .values(
      entries.map(({ user_id, entry: { id, minute } }, place) => ({
        id,
        athlete_id: page?.id ?? '',
        user_id,
        contact_name: 'Pat Lee',
        contact_email: 'pat@example.test',
        contact_phone: '',
        contact_message: 'We saw you in Bend.',
        created_at: at(minute, place),
      })),
    )
  return entries.map(({ entry }): Entry => entry)
}

interface Question {
  type?: number
  school?: number
  contact?: string
  offset?: number
}

/** What a log must answer, from the list of everything in it. */
const expected = (entries: readonly Entry[], side: 'family' | 'coach', question: Question) => {
  const { type, school, contact: named, offset = 0 } = question
  const found = entries.filter(
    ({ college_id, contact_id, coach_id, athlete_user_id }) =>
      (school === undefined || college_id === school) &&
      (named === undefined ||
        (side === 'coach' ? [athlete_user_id] : [contact_id, coach_id]).includes(named)),
  )
  const shown = found.map(({ id, type: kind, minute, isWrittenDown, contact_id }) => ({
    id,
    type: kind,
    ...dayAndTime(at(isWrittenDown ? minute : minute - offset)),
    contact_id,
  }))
  const keyOf = ({ event_date, event_time, id }: (typeof shown)[number]) =>
    `${event_date} ${event_time} ${id}`
  const sorted = shown.toSorted((one, another) => (keyOf(one) < keyOf(another) ? 1 : -1))
  const many = (kind: number) => found.filter((entry) => entry.type === kind).length
  return {
    events: sorted.filter((event) => type === undefined || event.type === type),
    totals: { all: found.length, call: many(1), email: many(2), sms: many(3), view: many(4), chat: many(5) },
  }
}

const per_page = 9

const expectPages = async (
  reader: Somebody,
  entries: readonly Entry[],
  side: 'family' | 'coach',
  question: Question,
) => {
  const { events, totals } = expected(entries, side, question)
  const last = Math.max(1, Math.ceil(events.length / per_page))
  for (const page of new Set([1, 2, last])) {
    const answer = await log(reader, { ...question, per_page, page })
    const shown = answer.data.events.map(
      ({ id, type, event_date, event_time, contact_id }: Record<string, unknown>) => ({
        id,
        type,
        event_date,
        event_time,
        contact_id,
      }),
    )
    const where = JSON.stringify({ ...question, page })
    expect(shown, where).toEqual(events.slice((page - 1) * per_page, page * per_page))
    expect(answer.data.totals, where).toEqual(totals)
    expect(answer.meta, where).toEqual({ current_page: page, last_page: last, total: events.length })
  }
}

test('RCC-02 every page of a family’s mixed log has the right part of the whole log', async () => {
  const made = await world()
  const { who, other, ann, bea, free, known, north, south, success } = made
  const annAndAccount = { ...known.ann, coach_id: ann.id }
  const talks = [
    ...(await talk(who.id, annAndAccount, 31)),
    ...(await talk(who.id, { ...known.free, coach_id: free.id }, 3)),
    ...(await talk(who.id, { ...known.bea, coach_id: bea.id }, 12)),
  ]
  const entries = [
    ...(await logEvents(who.id, who.id, Object.values(known), 40)),
    ...(await lookAt(who.id, [known.ann, known.bea, known.free], 25)),
    ...(await writeForms(who.id, made, 13)),
    ...talks.filter(({ is_withheld }) => !is_withheld).map(({ entry }) => entry),
  ]
  // None of this belongs to the family.
  await logEvents(who.id, ann.id, [known.ann], 6)
  await logEvents(other.id, other.id, [known.ann], 6)
  await talk(who.id, { contact_id: null, coach_id: success.id, college_id: null }, 5)
  await talk(other.id, annAndAccount, 5)

  const [annsId, paper] = [ann.contact_id, known.paper.contact_id ?? '']
  const questions: Question[] = [
    {},
    { offset: 90 },
    ...[1, 2, 3, 4, 5].map((type) => ({ type, offset: -30 })),
    { school: north, offset: 90 },
    { school: south, type: 5 },
    { contact: annsId, offset: 90 },
    { contact: ann.id, type: 2 },
    { contact: free.id },
    { contact: paper },
    { contact: bea.id, school: north },
    { contact: ann.id, school: north, type: 4 },
  ]
  for (const question of questions) await expectPages(who, entries, 'family', question)
})

test('RCC-02 every page of a coach’s mixed log has the right part of the whole log', async () => {
  const { who, other, gone, ann, bea, known, north, south } = await world()
  const annAndAccount = { ...known.ann, coach_id: ann.id }
  const entries = [
    ...(await logEvents(who.id, ann.id, [known.ann], 20)),
    ...(await logEvents(other.id, ann.id, [known.ann], 11)),
    ...[...(await talk(who.id, annAndAccount, 21)), ...(await talk(other.id, annAndAccount, 4))].map(
      ({ entry }) => entry,
    ),
  ]
  // None of this belongs to the coach, or no longer does.
  await logEvents(who.id, who.id, [known.ann], 6)
  await logEvents(who.id, bea.id, [known.bea], 6)
  await logEvents(gone.id, ann.id, [known.ann], 6)
  await talk(gone.id, annAndAccount, 6)
  await talk(who.id, { ...known.bea, coach_id: bea.id }, 6)
  await lookAt(who.id, [known.ann], 3)
  await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, gone.id))

  const questions: Question[] = [
    {},
    { offset: 90 },
    { type: 2 },
    { type: 5, offset: 90 },
    { contact: who.id, offset: 90 },
    { contact: other.id, type: 1 },
    { contact: gone.id },
    { school: north },
    { school: south },
  ]
  for (const question of questions) await expectPages(ann, entries, 'coach', question)
})
