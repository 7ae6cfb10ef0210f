import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { createDemoWorld } from '../../demo/world.ts'
import { bulkInsert } from '../../platform/database/bulk-insert.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { users } from '../accounts/accounts.tables.ts'
import { buildAthlete } from '../profiles/profiles.factory.ts'
import { athletes } from '../profiles/profiles.tables.ts'
import { rebuildIndex } from './index/index.queries.ts'
import { loadSearchIndex } from './index/load-index.ts'
import { searcher } from './search.factory.ts'

let tested: TestApp
let athleteCount = 0

/** All but the first have a name that begins with Jo, and one in ten is called exactly that. */
const renamed = (user: typeof users.$inferInsert) => {
  if (user.type !== 'athlete' || ++athleteCount <= 60) return user
  return { ...user, first_name: athleteCount % 10 === 0 ? 'Jo' : 'Jobey' }
}

beforeAll(async () => {
  tested = await testApp()
  const { db } = tested.ports.database
  const world = await createDemoWorld({ athletes: 1400 })
  await bulkInsert(db, users, [...world.users()].map(renamed))
  await bulkInsert(db, athletes, [...world.athletes()])
  await loadSearchIndex(db)
})
afterAll(() => tested.close())

const { search, namesFor } = searcher(() => tested)

describe('SRC-03 with more athletes than are counted', () => {
  test('the total is a thousand, and the answer says there are more', async () => {
    expect((await search({})).meta).toMatchObject({ total: 1000, is_more: true, last_page: 67 })
    expect((await search({ page: 67 })).data).toHaveLength(10)
    const last = { current_page: 67, total: 1000, is_more: true }
    expect((await search({ page: 68 })).meta).toMatchObject(last)
  })

  test('pages continue where the last one ended, across kinds of matches', async () => {
    const found: { id: string; first_name: string }[] = []
    for (let page = 1; page <= 67; page++) found.push(...(await search({ q: 'jo', page })).data)
    expect(new Set(found.map(({ id }) => id)).size).toBe(1000)
    const firstOther = found.findIndex(({ first_name }) => first_name !== 'Jo')
    expect(firstOther).toBeGreaterThan(100)
    expect(found.slice(firstOther).map(({ first_name }) => first_name)).not.toContain('Jo')
    expect((await search({ q: 'jo', page: 68 })).data).toEqual(found.slice(-10))
  })

  test('the most complete pages come first', async () => {
    const known = (await search({})).data.map(
      ({ position }: { position: string | null }) => position !== null,
    )
    expect(known).not.toContain(false)
  })
})

describe('SRC-05 an index that was filled at the start', () => {
  test('finds everyone who can be seen', async () => {
    expect((await namesFor({ q: 'amara whitlock' }))[0]).toBe('Amara Whitlock')
    expect((await namesFor({ q: 'amra witlock' }))[0]).toBe('Amara Whitlock')
  })

  test('accepts names with any letters', async () => {
    const { db } = tested.ports.database
    await buildAthlete(db, { user: { first_name: '𝒜lpha', last_name: '𝓑𝓮𝓽𝓪' } })
    await transaction(db, rebuildIndex)
    expect(await namesFor({ q: '𝒜lpha' })).toEqual(['𝒜lpha 𝓑𝓮𝓽𝓪'])
  })

  test('is filled once', async () => {
    const { db } = tested.ports.database
    await loadSearchIndex(db)
    expect(
      (await namesFor({ q: 'amara whitlock' })).filter((name) => name === 'Amara Whitlock'),
    ).toHaveLength(1)
  })
})
