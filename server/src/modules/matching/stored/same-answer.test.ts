import { actorOf } from '@fieldhouse/contract/actor.factory'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { loadColleges, readBundledColleges } from '../../colleges/index.ts'
import { type AllSteps, matchmaking } from '../matching.factory.ts'
import { openMatching } from '../owner/open-matching.ts'
import { amara } from '../score/answers.factory.ts'
import { collegeFromRow } from '../score/college-from-row.ts'
import { scoreColleges } from '../score/score-colleges.ts'
import { remarksOf } from '../words/explain-match.ts'
import { matchesOf, matchPageOf } from './matches-of.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await loadColleges(app.ports.database.db)
})
afterAll(() => app.close())

const m = matchmaking(() => app)

/** Nothing may get lost on the way through a database, whichever it is: so all engines give the same answer. */
test('BCM-02 the stored matches of a survey are those of the score without a database', async () => {
  const { db } = app.ports.database
  const who = await m.athlete()
  const { filter_disabled, ...steps } = amara
  await m.finish(who, who.id, structuredClone(steps) as AllSteps)
  const owner = await openMatching(db, actorOf('athlete', { id: who.id }), who.id)
  expect(owner.answers).toEqual({ ...steps, filter_disabled })

  const colleges = (await readBundledColleges()).map(collegeFromRow)
  const { matches, costs } = scoreColleges(amara, colleges)
  const expected = matches.map(({ college_id, total, chance, miles, cost }, index) => ({
    ...{ rank: index + 1, college_id, total, chance, miles, cost },
  }))
  for (const reading of ['scored', 'stored']) {
    const { ranking, summary } = await matchesOf(db, owner)
    expect(ranking, reading).toEqual(expected)
    expect(summary.costs, reading).toEqual(costs)
  }
  const withPage = await openMatching(db, actorOf('athlete', { id: who.id }), who.id, 2)
  const { matches: shown, total } = await matchPageOf(db, withPage, 2)
  expect(total).toBe(matches.length)
  for (const [index, match] of shown.entries()) {
    const scored = matches[15 + index]
    const college = colleges.find(({ id }) => id === match.match_id)
    if (!scored || !college) throw new Error('The page has a match that the score does not have')
    expect(match).toMatchObject({ match_id: scored.college_id, rank: 16 + index, parts: scored.parts })
    expect(match.reason).toBe(remarksOf(amara, college, scored).reasons[0]?.title ?? null)
  }
})
