import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { athletes } from '../../profiles/profiles.tables.ts'
import { recruitment } from '../recruiting.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const { athlete, parentOf, successCoachOf, coach, college, contact, coachAt, ...room } = recruitment(
  () => tested,
)
const { add, sent, toggle, view, got, center } = room

const pageOf = async (who: Somebody) => {
  const [page] = await tested.ports.database.db.select().from(athletes).where(eq(athletes.user_id, who.id))
  return page?.id ?? ''
}

const known = async (who: Somebody, id = who.id): Promise<{ id: string; first_name: string }[]> =>
  (await got(who, center(id, '/known-contacts'))).data
const namesOf = async (who: Somebody, id = who.id) => (await known(who, id)).map((one) => one.first_name)

describe('RCC-03 known contacts of a family', () => {
  test('are people in contact, then viewers of the page, then coaches of favorites, each once', async () => {
    const who = await athlete({ user: { gender: 'female' } })
    const [north, south, liked] = [await college(), await college(), await college()]
    const caller = await contact(north, { first_name: 'Caller' })
    await contact(north, { first_name: 'Stranger' })
    const writer = await coachAt(south, { first_name: 'Writer' })
    const viewer = await coachAt(south, { first_name: 'Viewer' })
    const free = await coach({ first_name: 'Free' })
    await contact(liked, { first_name: 'Liked', team_gender: 'female' })
    await contact(liked, { first_name: 'Other-team', team_gender: 'male' })
    await add(who, { contact: caller, event_date: '2026-01-02', event_time: '10:00' })
    await sent(free, who, 'Hello')
    await sent(writer, who, 'Hello')
    await view(await pageOf(who), viewer, '2026-05-01T10:00:00Z')
    await view(await pageOf(who), writer, '2026-05-02T10:00:00Z')
    await toggle(who, who.id, { college_id: liked })
    await toggle(who, who.id, { college_id: south })
    const names = await namesOf(who)
    expect(names.slice(0, 2).toSorted()).toEqual(['Free', 'Writer'])
    expect(names.slice(2)).toEqual(['Caller', 'Viewer', 'Liked'])
    for (const reader of [await parentOf([who]), await successCoachOf(who)])
      expect(await namesOf(reader, who.id)).toEqual(names)
    for (const { id } of await known(who)) expect((await add(who, { contact: id })).statusCode).toBe(201)
  })

  test('leave out a coach’s own notes about the athlete, and other athletes’ contacts', async () => {
    const [who, other] = [await athlete(), await athlete()]
    const head = await coachAt(await college())
    await add(head, { contact: who.id })
    await add(other, { contact: head.contact_id })
    expect(await known(who)).toEqual([])
  })
})

test('RCC-03 known contacts of a coach are the athletes in contact, then the favorites', async () => {
  const head = await coachAt(await college())
  const written = await athlete({ user: { first_name: 'Written' } })
  const liked = await athlete({ user: { first_name: 'Liked' } })
  await athlete({ user: { first_name: 'Stranger' } })
  await sent(written, head, 'Hello coach')
  for (const { id } of [liked, written]) await toggle(head, head.id, { athlete_user_id: id })
  expect(await known(head)).toMatchObject([
    { kind: 'athlete', id: written.id, first_name: 'Written' },
    { kind: 'athlete', id: liked.id, first_name: 'Liked' },
  ])
})
