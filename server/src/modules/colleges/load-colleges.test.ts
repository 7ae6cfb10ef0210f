import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../platform/database/database.factory.ts'
import { referenceData } from '../../platform/database/reference-data.tables.ts'
import { colleges } from './colleges.tables.ts'
import { loadColleges } from './load-colleges.ts'

const { db, close } = await testDatabase()
afterAll(close)

const abilene = eq(colleges.id, 222_178)

test('colleges are loaded with their fields of study', async () => {
  await loadColleges(db)
  expect(await db.$count(colleges)).toBe(1_928)
  const [college] = await db.select().from(colleges).where(abilene)
  expect(college).toMatchObject({
    short_name: 'Abilene Christian',
    division: 'NCAA D1',
    hbcu: false,
    aliases: null,
  })
  expect(college?.top_majors.at(-1)).toEqual({ field: 'Kinesiology, Fitness & Recreation', share: 0.057 })
})

test('every division of the closed list exists, and no others', async () => {
  const divisions = await db.selectDistinct({ division: colleges.division }).from(colleges)
  expect(divisions.map(({ division }) => division).sort()).toEqual([
    'CCCAA',
    'Independent',
    'NAIA',
    'NCAA D1',
    'NCAA D2',
    'NCAA D3',
    'NCCAA',
    'NJCAA D1',
    'NJCAA D2',
    'NJCAA D3',
    'NWAC',
    'USCAA',
  ])
})

test('a newer list updates changes and keeps a college it leaves out', async () => {
  const [college] = await db.select().from(colleges).where(abilene)
  if (!college) throw new Error('No college to copy')
  await db.insert(colleges).values({ ...college, id: 1, name: 'Closed College' })
  await db.update(colleges).set({ name: 'Old name' }).where(abilene)
  await db.update(referenceData).set({ version: 'older' })

  await loadColleges(db)

  expect(await db.select({ name: colleges.name }).from(colleges).where(abilene)).toEqual([
    { name: college.name },
  ])
  expect(await db.$count(colleges)).toBe(1_929)
})
