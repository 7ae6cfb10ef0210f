import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import type { ArchiveOwner } from '../../platform/archive/archive.ts'
import { archiveMatching } from './archive-matching.queries.ts'
import { eraseMatching } from './erase-matching.queries.ts'
import { allSteps, matchmaking } from './matching.factory.ts'
import { matchPages, results, surveys, tipsShown } from './matching.tables.ts'
import { refreshMatches } from './stored/refresh-matches.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await m.college({ name: 'Alder State' })
})
afterAll(() => app.close())

const db = () => app.ports.database.db
const m = matchmaking(() => app)

const filesFor = async (owner: ArchiveOwner) => {
  const files: Record<string, object[]> = {}
  for await (const entry of archiveMatching.read(db(), owner)) {
    if (!('rows' in entry)) continue
    const rows: object[] = []
    for await (const row of entry.rows) rows.push(row)
    files[entry.path] = rows
  }
  return files
}

test('the archive of a family has the answers and the matches', async () => {
  const child = await m.athlete({ user: { gender: 'female', first_name: 'Amara', last_name: 'Whitlock' } })
  const parent = await m.parentOf([child])
  await m.finish(parent, child.id)
  await refreshMatches(db(), child.id)
  await db().insert(tipsShown).values({ user_id: parent.id, shown_at: new Date() })
  const files = await filesFor({ userId: parent.id, athleteUserIds: [child.id] })
  expect(files['matching/survey.json']).toMatchObject([
    { athlete: 'Amara Whitlock', answers: { money: allSteps.money } },
  ])
  expect(files['matching/matches-of-Amara Whitlock.json']).toMatchObject([
    { rank: 1, college: 'Alder State', net_cost: null },
  ])
  expect(files['matching/tip.json']).toHaveLength(1)
})

test('the archive leaves out what a success coach did before the family had the package', async () => {
  const child = await m.people.athlete({ user: { gender: 'female' } })
  const coach = await m.successCoachOf(child)
  await m.finish(coach, child.id)
  const files = await filesFor({ userId: child.id, athleteUserIds: [child.id] })
  expect(Object.values(files).flat()).toEqual([])
})

test('an erased athlete leaves nothing, and an erased parent only loses the mark of having saved', async () => {
  const child = await m.athlete()
  const parent = await m.parentOf([child])
  await m.finish(parent, child.id)
  await refreshMatches(db(), child.id)
  await eraseMatching(db(), parent.id)
  const [kept] = await db().select().from(surveys).where(eq(surveys.athlete_user_id, child.id))
  expect(kept).toMatchObject({ version: 8, saved_by: null })
  await eraseMatching(db(), child.id)
  for (const table of [surveys, results, matchPages])
    expect(await db().$count(table, eq(table.athlete_user_id, child.id))).toBe(0)
})
