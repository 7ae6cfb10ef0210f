import type { Evaluation } from '@fieldhouse/contract/rankings'
import type { TestApp } from '../../app.factory.ts'
import { clock } from '../../platform/clock.ts'
import { pageVisit } from '../profiles/profiles.visit.factory.ts'
import { rewriteScores } from './calculate-scores.ts'

type Headers = Record<string, string>

export const evaluationOf = (points: number, facts: Partial<Evaluation> = {}): Evaluation => ({
  competition_level: points,
  teammates: points,
  leadership: points,
  ...facts,
})

type AthleteFacts = NonNullable<Parameters<typeof pageVisit>[1]>

/** A ranked athlete needs a gender: a girl, unless the facts say otherwise. */
export const asGirl = (facts: AthleteFacts = {}): AthleteFacts => ({
  ...facts,
  user: { gender: 'female', ...facts.user },
})

/** The ranking as API clients see it. */
export const rankingVisit = async (tested: TestApp) => {
  const admin = await tested.signedIn('admin')
  const ask = (url: string, headers: Headers = {}) => tested.app.inject({ url: `/api${url}`, headers })
  const evaluate = (id: string, given: object, headers: Headers = admin.headers) =>
    tested.app.inject({ method: 'POST', url: `/api/athlete/${id}/evaluation`, headers, payload: given })
  return {
    admin,
    ask,
    evaluate,
    top: async (query = '') => (await ask(`/top-100${query}`)).json().data,
    rankingOf: (id: string, headers: Headers) => ask(`/athlete/${id}/ranking`, headers),
    calculate: () => rewriteScores(tested.ports.database.db, clock.now()),
    /** An athlete, a girl unless given otherwise, with this many points from the admin for everything. */
    player: async (points: number, facts: AthleteFacts = {}) => {
      const page = await pageVisit(tested, asGirl(facts))
      await evaluate(page.id, evaluationOf(points))
      return page
    },
  }
}
