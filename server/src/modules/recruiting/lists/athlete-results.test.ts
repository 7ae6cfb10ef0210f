import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { clock } from '../../../platform/clock.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { recruitment } from '../recruiting.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const { athlete, coach, assign, center, got, save } = recruitment(() => tested)

const year = clock.now().getUTCFullYear()
const pageSize = 15

interface Person {
  readonly who: Somebody
  readonly class_year: number | null
  readonly last_name: string
  readonly first_name: string
  readonly state: string
  readonly position: string
  readonly gender: 'male' | 'female'
}

/** Some names differ only in case, and one begins with another. */
const lastNames = ['Ng', 'ng', 'Ngo', 'O’Neal', 'álvarez', 'Zhou']
const firstNames = ['Ann', 'Anna', 'ann']
const classes = [year, year + 1, null, year - 1, year + 3, year - 2, year + 1]

const people = async (many: number): Promise<Person[]> => {
  const made: Person[] = []
  for (let place = 0; place < many; place++) {
    const facts = {
      class_year: classes[place % classes.length] ?? null,
      last_name: lastNames[(place * 5) % lastNames.length] ?? '',
      first_name: firstNames[place % firstNames.length] ?? '',
      state: place % 3 === 0 ? 'OR' : 'TX',
      position: place % 4 === 0 ? 'PG' : 'C',
      gender: place % 2 === 0 ? ('male' as const) : ('female' as const),
    }
    const { class_year, state, position, first_name, last_name, gender } = facts
    const is_visible = place % 10 !== 9
    const who = await athlete({
      class_year,
      state,
      position,
      is_visible,
      user: { first_name, last_name, gender },
    })
    if (is_visible) made.push({ who, ...facts })
  }
  return made
}

/** Next to graduate first, then graduates, then unknown. By name, then by id. */
const keyOf = ({ who, class_year, last_name, first_name }: Person): string[] => [
  String(class_year === null ? 2 : class_year < year ? 1 : 0),
  String(class_year),
  last_name.toLowerCase(),
  first_name.toLowerCase(),
  who.id,
]

const inOrder = (one: Person, another: Person): number => {
  const [left, right] = [keyOf(one), keyOf(another)]
  const place = left.findIndex((part, index) => part !== right[index])
  return Buffer.compare(Buffer.from(left[place] ?? ''), Buffer.from(right[place] ?? ''))
}

test('RCC-05 every page of a coach’s results has the right athletes, and finds the page of any athlete', async () => {
  const everybody = await people(70)
  const who = await coach()
  const choices = [
    { filters: {}, isMeant: () => true },
    { filters: { state: ['OR'] }, isMeant: ({ state }: Person) => state === 'OR' },
    {
      filters: { class: [String(year + 1), String(year + 3)], position: ['C'] },
      isMeant: ({ class_year, position }: Person) =>
        (class_year === year + 1 || class_year === year + 3) && position === 'C',
    },
    {
      filters: { state: ['TX'] },
      team: { gender: 'female' },
      isMeant: ({ gender, state }: Person) => gender === 'female' && state === 'TX',
    },
  ]
  for (const { filters, team = {}, isMeant } of choices) {
    const saved = await save(who, who.id, filters)
    expect(saved.statusCode, saved.body).toBe(200)
    const ids = everybody
      .filter(isMeant)
      .toSorted(inOrder)
      .map(({ who: { id } }) => id)
    const last = Math.ceil(ids.length / pageSize)
    for (let page = 1; page <= last + 1; page++) {
      const answer = await got(who, center(who.id), { ...team, page })
      const shown = answer.data.map(({ user_id }: { user_id: string }) => user_id)
      expect(shown, `${JSON.stringify(filters)}, page ${page}`).toEqual(
        ids.slice((page - 1) * pageSize, page * pageSize),
      )
      expect(answer.meta).toMatchObject({ total: ids.length, last_page: last })
    }
    for (const place of [0, 14, 15, ids.length - 1]) {
      const athlete_id = ids[place]
      if (athlete_id === undefined) continue
      const { data } = await got(who, center(who.id, '/get-athlete-page'), {
        ...team,
        list: 'results',
        athlete_id,
      })
      expect(data).toEqual({ page: Math.floor(place / pageSize) + 1 })
    }
  }
})

test('RCC-05 a hidden athlete is in the results of the coach who takes care of them, and in no other’s', async () => {
  const hidden = await athlete({ class_year: year, is_visible: false, user: { last_name: 'Aaa' } })
  const [own, other] = [await coach(), await coach()]
  await assign(hidden, own)
  const pageFor = async (who: Somebody) =>
    (await got(who, center(who.id, '/get-athlete-page'), { list: 'results', athlete_id: hidden.id })).data
      .page
  expect(await pageFor(own)).toBe(1)
  expect(await pageFor(other)).toBeNull()
  const totalFor = async (who: Somebody) => (await got(who, center(who.id))).meta.total
  expect((await totalFor(own)) - (await totalFor(other))).toBe(1)
})
