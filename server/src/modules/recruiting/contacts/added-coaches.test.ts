import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import type { ArchiveEntry } from '../../../platform/archive/archive.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { athleteForm } from '../../accounts/sign-up/sign-up-form.factory.ts'
import { visitor } from '../../accounts/sign-up/visitor.factory.ts'
import { buildCollegeCoach } from '../../colleges/colleges.factory.ts'
import { collegeCoaches } from '../../colleges/colleges.tables.ts'
import { addCoachFor, archiveCoach, eraseCoach } from '../../colleges/index.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { recruitment } from '../recruiting.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const { athlete, parentOf, successCoachOf, workingCoachOf, coachAt, college, ...room } = recruitment(
  () => tested,
)
const { add, get, got, center, toggle, open, names, log, somebody } = room
const { signUp, bearer, whoIs, send } = visitor(() => tested)

let made = 0
const facts = (who: Pick<Somebody, 'id'>, college_id: number) => ({
  added_for: who.id,
  college_id,
  first_name: 'Ottoline',
  last_name: `Quillfeather${++made}`,
  position: 'Assistant coach',
  team_gender: null,
  email: `ottoline.${made}@example.test`,
  phone: '(541) 555-0133',
})
const added = async (who: Pick<Somebody, 'id'>, college_id: number, more: object = {}) => {
  const coach = { ...facts(who, college_id), ...more }
  return { ...coach, id: await addCoachFor(db(), coach) }
}
const rowOf = async (id: string) => {
  const [row] = await db().select().from(collegeCoaches).where(eq(collegeCoaches.id, id))
  return row
}

describe('BCM-02 a coach whom a family added', () => {
  test('is there for everyone who looks after the athlete: at the college, by name, for an event, in the log', async () => {
    const who = await athlete()
    const place = await college()
    await buildCollegeCoach(db(), { college_id: place, last_name: 'Zuma', rank: 9 })
    const coach = await added(who, place)
    const successCoach = await successCoachOf(who)
    for (const reader of [who, await parentOf([who]), successCoach]) {
      const { coaches } = (await open(reader, who.id, place)).json().data
      expect(coaches).toMatchObject([{ last_name: 'Zuma' }, { id: coach.id, phone: '(541) 555-0133' }])
      expect(await names(reader, center(who.id), { q: coach.last_name })).toHaveLength(1)
      expect((await got(reader, center(who.id, '/known-contacts'))).data).toMatchObject([{ id: coach.id }])
      expect((await got(reader, center(who.id, `/contact/${coach.id}`))).data).toMatchObject({
        first_name: 'Ottoline',
        user_id: null,
      })
    }
    expect((await add(who, { contact: coach.id })).statusCode).toBe(201)
    const { events } = (await log(who, { contact: coach.id })).data
    expect(events).toMatchObject([{ contact: { last_name: coach.last_name } }])
    expect(await names(who, center(who.id, '/recently-contacted'))).toHaveLength(1)
    const removed = await room.remove(who, events[0].id)
    expect(removed.statusCode).toBe(200)
    expect((await got(successCoach, '/activity-log/logs', { user: who.id })).data[0].text).toContain(
      coach.last_name,
    )
  })

  test('does not exist for another family, its success coach, or a coach of the college', async () => {
    const [who, other] = [await athlete(), await athlete()]
    const place = await college()
    const coach = await added(who, place)
    await toggle(other, other.id, { college_id: place })
    const head = await coachAt(place)
    for (const reader of [other, await parentOf([other]), await workingCoachOf(other)]) {
      const answers = [
        await open(reader, other.id, place),
        await get(reader, center(other.id), { q: coach.last_name, filters: 'none' }),
        await get(reader, center(other.id, '/get-favorites')),
        await get(reader, center(other.id, '/known-contacts')),
        await get(reader, '/colleges/coaches', { q: coach.last_name }),
        await get(reader, '/colleges/coaches', { q: 'Ottoline' }),
      ]
      for (const { statusCode, body } of answers) {
        expect(statusCode, body).toBe(200)
        expect(body).not.toContain(coach.id)
        expect(body).not.toContain('Ottoline')
      }
      expect(answers[1]?.json().data).toEqual([])
      expect((await get(reader, center(other.id, `/contact/${coach.id}`))).statusCode).toBe(404)
      expect((await add(reader, { user: other.id, contact: coach.id })).statusCode).toBe(422)
      const filtered = await get(reader, '/activity-log', { user: other.id, contact: coach.id })
      expect(filtered.json().data.events).toEqual([])
    }
    const own = await get(head, center(head.id, '/known-contacts'))
    expect(own.body).not.toContain('Ottoline')
  })

  test('is not in the search of all coaches, not even of the own family', async () => {
    const who = await athlete()
    const coach = await added(who, await college())
    expect((await got(who, '/colleges/coaches', { q: coach.last_name })).data).toEqual([])
  })

  test('never gets an account, verifies nobody, and blocks no address', async () => {
    const who = await athlete()
    const place = await college({ website: 'https://www.added-coaches.edu' })
    const email = 'pat@elsewhere.test'
    const coach = await added(who, place, { email })
    const form = athleteForm({
      ...{ type: 'coach', gender: '', email: 'PAT@elsewhere.test', college_id: place },
      ...{ position: 'Head coach', team_gender: 'female' },
    })
    const headers = bearer(await signUp(form))
    expect(await whoIs(headers)).toMatchObject({ is_verified_coach: false })
    expect((await send('GET', '/coach/verification', undefined, headers)).json().data).toMatchObject({
      status: 'pending',
    })
    expect(await rowOf(coach.id)).toMatchObject({ user_id: null, added_for: who.id })
    // The same address as a public contact, of another family, and of a coach who proves it.
    await buildCollegeCoach(db(), { college_id: place, email })
    await added(await athlete(), place, { email })
    const proven = 'robin@added-coaches.edu'
    await added(who, place, { email: proven })
    const robin = await whoIs(
      bearer(
        await signUp(
          athleteForm({
            ...{ type: 'coach', gender: '', email: proven, college_id: place },
            ...{ position: 'Head coach', team_gender: 'female' },
          }),
        ),
      ),
    )
    expect(robin).toMatchObject({ is_verified_coach: true })
    const [own] = await db().select().from(collegeCoaches).where(eq(collegeCoaches.user_id, robin.id))
    expect(own).toMatchObject({ email: proven, added_for: null })
  })

  test('can’t have an account: the database refuses it', async () => {
    const who = await athlete()
    const { id } = await somebody({ type: 'coach' })
    const row = { ...facts(who, await college()), user_id: id, id: uuidv7(), created_at: new Date() }
    await expect(db().insert(collegeCoaches).values(row)).rejects.toThrow()
  })

  test('is one of at most 50, also if many are added at once, and an address is added once', async () => {
    const who = await athlete()
    const place = await college()
    const first = await added(who, place)
    await expect(added(who, place, { email: first.email?.toUpperCase() })).rejects.toMatchObject({
      code: 'invalid',
      details: { errors: { email: ['You already added a coach with this email at this college'] } },
    })
    const rows = Array.from({ length: 47 }, () => ({
      ...facts(who, place),
      id: uuidv7(),
      created_at: new Date(),
    }))
    await db().insert(collegeCoaches).values(rows)
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => added(who, place)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(added(who, place)).rejects.toMatchObject({ code: 'invalid' })
    await expect(added(await athlete(), 1)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is in the family’s archive, and is erased with the athlete', async () => {
    const [who, other] = [await athlete(), await athlete()]
    const place = await college()
    const coach = await added(who, place)
    const kept = await added(other, place)
    const filesOf = async (userId: string, athleteUserIds: string[]) => {
      const files: ArchiveEntry[] = []
      for await (const file of archiveCoach.read(db(), { userId, athleteUserIds })) files.push(file)
      return files
    }
    const path = 'recruiting/added-coaches.json'
    const parent = await parentOf([who])
    expect(await filesOf(parent.id, [who.id])).toContainEqual({
      path,
      rows: [expect.objectContaining({ athlete_user_id: who.id, last_name: coach.last_name })],
    })
    await add(who, { contact: coach.id })
    await eraseCoach(db(), who.id)
    expect(await rowOf(coach.id)).toBeUndefined()
    expect(await rowOf(kept.id)).toBeDefined()
    expect(await filesOf(who.id, [who.id])).toContainEqual({ path, rows: [] })
  })
})
