import { randomUUID } from 'node:crypto'
import type { AnsweredStep, SurveyStep } from '@fieldhouse/contract/matching.answers'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from '../../app.factory.ts'
import { referenceData } from '../../platform/database/reference-data.tables.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { entitlementGrants } from '../accounts/accounts.tables.ts'
import type { Somebody } from '../messaging/messaging.factory.ts'
import { recruitment } from '../recruiting/recruiting.factory.ts'

type Step<Name extends SurveyStep> = Extract<AnsweredStep, { step: Name }>['answers']
export type AllSteps = { [Name in SurveyStep]: Step<Name> }

/** A guard from Bend who wants a Division II college nearby. */
export const allSteps: AllSteps = {
  player: {
    gender: 'female',
    class_year: 2028,
    positions: ['SG'],
    height_in: 70,
    wingspan_in: null,
    role: null,
  },
  level: { wanted: ['d2', 'naia'], projected: 'd2', competition: 'strong' },
  game: { averages: null, styles: [] },
  academics: {
    gpa: 3.6,
    core_gpa: null,
    uses_tests: true,
    sat: null,
    act: null,
    majors: [],
    selectivity: [],
  },
  place: {
    home: { city: 'Bend', state: 'OR', zip: null, lat: 44.06, lon: -121.32 },
    radius_miles: 400,
    regions: [],
    settings: [],
  },
  campus: {
    min_size: null,
    max_size: null,
    controls: [],
    years: [],
    wants_hbcu: false,
    wants_single_sex: false,
    includes_unverified: false,
  },
  money: { budget: 25_000, needs_aid: false, prefers_in_state: false },
  priorities: {
    weights: { level: 5, grades: 4, cost: 4, distance: 3, majors: 2, setting: 1, size: 1, kind: 0 },
    must_haves: ['level', 'distance'],
  },
}

/** Families with a survey, and what they do with it through the API. */
export const matchmaking = (tested: () => TestApp) => {
  const db = () => tested().ports.database.db
  const people = recruitment(tested)

  const grantMatch = async (user_id: string, until_at: Date | null = null) => {
    const from_at = new Date('2026-01-02T03:04:05Z')
    await db().insert(entitlementGrants).values({
      id: uuidv7(),
      user_id,
      what: 'best-college-match',
      from_at,
      until_at,
      source: 'grant',
      created_at: from_at,
    })
  }

  /** The package ended on February 2. */
  const endMatch = async ({ id }: Pick<Somebody, 'id'>) => {
    await db()
      .update(entitlementGrants)
      .set({ until_at: new Date('2026-02-02T15:00:00Z') })
      .where(and(eq(entitlementGrants.user_id, id), eq(entitlementGrants.what, 'best-college-match')))
  }

  /** The colleges changed. The catalog is read again from now on. */
  const renewCatalog = async () => {
    const version = randomUUID()
    await db()
      .insert(referenceData)
      .values({ name: 'colleges', version })
      .onConflictDoUpdate({ target: referenceData.name, set: { version } })
  }

  const survey = (id: string, path = '') => `/bcm/${id}/survey${path}`
  const save = (who: Somebody, id: string, step: SurveyStep, answers: object) =>
    people.post(who, survey(id), { step, answers })

  return {
    ...people,
    /** The same people before they have the package. */
    people,
    grantMatch,
    endMatch,
    renewCatalog,
    survey,
    save,
    /** An athlete with a package that includes the match. */
    athlete: async (facts: Parameters<typeof people.athlete>[0] = {}) => {
      const athlete = await people.athlete({ user: { gender: 'female' }, ...facts })
      await grantMatch(athlete.id)
      return athlete
    },
    /** A college of the catalog. */
    college: async (facts: Parameters<typeof people.college>[0] = {}) => {
      const id = await people.college({ division: 'NCAA D2', ...facts })
      await renewCatalog()
      return id
    },
    /** Saves all eight steps. */
    finish: async (who: Somebody, id = who.id, changed: Partial<AllSteps> = {}) => {
      let last: unknown
      for (const [step, answers] of Object.entries({ ...allSteps, ...changed })) {
        const answer = await save(who, id, step as SurveyStep, answers)
        expect(answer.statusCode, answer.body).toBe(200)
        last = answer.json().data
      }
      return last
    },
  }
}
