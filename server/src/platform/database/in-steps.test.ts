import { lt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobsDone } from '../jobs/jobs.tables.ts'
import { testDatabase } from './database.factory.ts'
import type { Database } from './database.ts'
import { deleteInSteps, inSteps, walkIds } from './in-steps.ts'
import { uuidv7 } from './uuid.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a step is repeated until one has less work than its limit', async () => {
  const written = [3, 3, 1, 3]
  await inSteps(async (perStep) => {
    expect(perStep).toBe(3)
    return written.shift() ?? 0
  }, 3)
  expect(written).toEqual([3])
})

test('ids are visited in order, each once', async () => {
  const ids = Array.from({ length: 8 }, () => uuidv7()).toSorted()
  const steps: string[][] = []
  await walkIds(
    async (after, limit) => ids.filter((id) => id > after).slice(0, limit),
    async (step) => {
      steps.push(step)
    },
    3,
  )
  expect(steps.map(({ length }) => length)).toEqual([3, 3, 2])
  expect(steps.flat()).toEqual(ids)
})

test('rows are deleted in batches, all the right ones and no others', async () => {
  const { db } = database
  const [old, young] = [new Date('2026-01-01'), new Date('2026-03-01')]
  const rows = [...Array.from({ length: 7 }, () => old), young, young].map((done_at) => ({
    job_id: uuidv7(),
    done_at,
  }))
  await db.insert(jobsDone).values(rows)
  const deleted: (number | null)[] = []
  const counting = new Proxy(db, {
    get: (target, name, receiver) =>
      name === 'delete'
        ? (table: typeof jobsDone) => ({
            where: async (isMeant: ReturnType<typeof lt>) => {
              const result = await target.delete(table).where(isMeant)
              deleted.push(result.rowCount)
              return result
            },
          })
        : Reflect.get(target, name, receiver),
  })
  await deleteInSteps(counting, jobsDone, lt(jobsDone.done_at, new Date('2026-02-01')), 3)
  expect(deleted).toEqual([3, 3, 1])
  expect((await db.select().from(jobsDone)).map(({ done_at }) => done_at)).toEqual([young, young])
})
