import { actorOf } from '@fieldhouse/contract/actor.factory'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../platform/database/database.factory.ts'
import type { Database } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { entitlementGrants } from '../../accounts/accounts.tables.ts'
import { buildAthlete } from '../../profiles/profiles.factory.ts'
import { athletes } from '../../profiles/profiles.tables.ts'
import { allSteps } from '../matching.factory.ts'
import { saveStep } from './save-step.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('BCM-01 saving a step takes at most four round trips, also the one that completes the survey', async () => {
  const { db } = database
  const athleteId = await buildAthlete(db, { user: { gender: 'female' } })
  const [page] = await db.select().from(athletes).where(eq(athletes.id, athleteId))
  const id = page?.user_id ?? ''
  const now = new Date()
  await db.insert(entitlementGrants).values({
    id: uuidv7(),
    user_id: id,
    what: 'best-college-match',
    from_at: now,
    source: 'grant',
    created_at: now,
  })
  const actor = actorOf('athlete', { id })
  const units = async () => 1 as const
  const [first, ...others] = Object.entries(allSteps).map(([step, answers]) => ({ step, answers }))
  // Reads the catalog, once for the whole process.
  await saveStep(db, actor, id, first as Parameters<typeof saveStep>[3], units)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  for (const answered of others) {
    query.mockClear()
    const { completed } = await saveStep(db, actor, id, answered as Parameters<typeof saveStep>[3], units)
    expect(query.mock.calls.length).toBeGreaterThan(1)
    expect(query.mock.calls.length).toBeLessThanOrEqual(4)
    expect(completed).toBe(answered.step === 'priorities')
  }
  query.mockRestore()
})
