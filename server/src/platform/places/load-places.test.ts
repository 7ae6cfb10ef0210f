import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../database/database.factory.ts'
import { loadPlaces } from './load-places.ts'
import { places } from './places.tables.ts'

const { db, close } = await testDatabase()
afterAll(close)

test('the gazetteer is loaded only once', async () => {
  await loadPlaces(db)
  expect(await db.$count(places)).toBe(40_976)
  expect(await db.select().from(places).where(eq(places.zip, '00501'))).toEqual([
    { zip: '00501', city: 'Holtsville', state: 'NY', lat: 40.8154, lon: -73.0451, city_population: 19_714 },
  ])

  await db.delete(places).where(eq(places.zip, '00501'))
  await loadPlaces(db)
  expect(await db.$count(places)).toBe(40_975)
})
