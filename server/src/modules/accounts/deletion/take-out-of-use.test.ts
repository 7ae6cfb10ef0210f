import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { hasManyConnections, waitingForLocks } from '../../../platform/database/locks.factory.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { buildAthlete } from '../../profiles/profiles.factory.ts'
import { athletes } from '../../profiles/profiles.tables.ts'
import { buildUser } from '../accounts.factory.ts'
import { guardians } from '../accounts.tables.ts'
import { takeOutOfUse } from './take-out-of-use.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db

test.skipIf(!hasManyConnections)(
  'of two parents who leave in parallel, the second hides the page',
  async () => {
    const pageId = await buildAthlete(db(), { user: { email: null } })
    const pageNow = async () => {
      const [page] = await db().select().from(athletes).where(eq(athletes.id, pageId))
      return page
    }
    const athlete_user_id = (await pageNow())?.user_id ?? ''
    const parents = [await buildUser(db(), { type: 'parent' }), await buildUser(db(), { type: 'parent' })]
    for (const parent_id of parents)
      await db()
        .insert(guardians)
        .values({ parent_id, athlete_user_id, relationship: 'mother', created_at: new Date() })
    const [mother = '', father = ''] = parents
    const { leaving } = await transaction(db(), async (tx) => {
      await takeOutOfUse(tx, mother, mother)
      const leaving = transaction(db(), (other) => takeOutOfUse(other, father, father))
      await eventually(async () => expect(await waitingForLocks(db())).toBe(1))
      return { leaving }
    })
    await leaving
    expect(await pageNow()).toMatchObject({ is_visible: false })
  },
)
