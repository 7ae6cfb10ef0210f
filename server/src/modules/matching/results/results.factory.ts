import type { ExplainedMatch, Match } from '@fieldhouse/contract/matching.match'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from '../../../app.factory.ts'
import { entitlementGrants } from '../../accounts/accounts.tables.ts'
import { loadColleges } from '../../colleges/index.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { matchmaking } from '../matching.factory.ts'

/** Families who look at their matches over the real colleges. */
export const matchReaders = (tested: () => TestApp) => {
  const db = () => tested().ports.database.db
  const people = matchmaking(tested)
  const path = (id: string, rest = '') => `/bcm/${id}${rest}`
  const bcm = (who: Somebody, id: string, rest: string, query: Record<string, string | number> = {}) =>
    people.get(who, path(id, rest), query)
  return {
    ...people,
    load: () => loadColleges(db()),
    bcm,
    path,
    /** The package ended some time ago. */
    endMatch: async (userId: string, until_at = new Date('2026-02-02T05:00:00Z')) => {
      const isTheirs = and(
        eq(entitlementGrants.user_id, userId),
        eq(entitlementGrants.what, 'best-college-match'),
      )
      await db().update(entitlementGrants).set({ until_at }).where(isTheirs)
    },
    /** An athlete with a completed survey. */
    matched: async (changed: Parameters<typeof people.finish>[2] = {}) => {
      const who = await people.athlete()
      await people.finish(who, who.id, changed)
      return who
    },
    list: async (who: Somebody, id = who.id, query: Record<string, string | number> = {}) => {
      const answer = await bcm(who, id, '/results', query)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json() as {
        data: Match[]
        meta: { total: number; last_page: number; current_page: number }
        links: { next: string | null }
      }
    },
    match: async (who: Somebody, collegeId: number, id = who.id): Promise<ExplainedMatch> => {
      const answer = await bcm(who, id, `/results/${collegeId}`)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().data
    },
    read: async (who: Somebody, rest: string, query: Record<string, string | number> = {}) => {
      const answer = await bcm(who, who.id, rest, query)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json()
    },
    tell: (who: Somebody, rest: string, body: object = {}, id = who.id) =>
      people.post(who, path(id, rest), body),
  }
}

/** The parts add up to the total, what they could have adds up to 100, and both can be computed again by hand. */
export const expectToAddUp = ({ parts, total, college }: Pick<Match, 'parts' | 'total' | 'college'>) => {
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
  expect(sum(parts.map(({ points }) => points)), college.name).toBe(total)
  expect(sum(parts.map(({ most }) => most)), college.name).toBe(100)
  const weights = sum(parts.map(({ weight }) => weight))
  expect(Math.round(sum(parts.map(({ weight, fit }) => weight * fit)) / weights), college.name).toBe(total)
  for (const { points, most } of parts) expect(points).toBeLessThanOrEqual(most)
}
