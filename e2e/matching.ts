import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { type SurveyStep, surveySteps } from '../contract/src/matching.answers.ts'
import { expect } from './fixtures.ts'
import { sharedTokens, signUpByApi } from './people.ts'

const bend = { city: 'Bend', state: 'OR', zip: '97702', lat: 44.06, lon: -121.32 }

/** A survey from Bend, Oregon, with two must-haves. */
const answers: Readonly<Record<SurveyStep, object>> = {
  player: {
    gender: 'female',
    class_year: 2028,
    positions: ['SG'],
    height_in: 70,
    wingspan_in: null,
    role: 'rotation',
  },
  level: {
    wanted: ['d1-mid', 'd1-low', 'd2', 'naia'],
    projected: 'd1-mid',
    competition: 'state-power',
  },
  game: { averages: { points: 19.8, rebounds: 5.5, assists: 3.9, steals: 2.4, blocks: 0.4 }, styles: [] },
  academics: {
    gpa: 3.87,
    core_gpa: null,
    uses_tests: true,
    sat: 1310,
    act: null,
    majors: ['Health Professions & Nursing'],
    selectivity: [],
  },
  place: { home: bend, radius_miles: 400, regions: [], settings: ['city'] },
  campus: {
    min_size: 5000,
    max_size: 20_000,
    controls: [],
    years: ['4-year'],
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

const anyFutureDay = () => new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)

/** A new athlete with the best college match, so tests that run at the same time change different surveys. */
const athleteWithMatch = async (request: APIRequestContext) => {
  const person = await signUpByApi(request)
  const given = await request.post(`/api/subscription/free-upgrade/${person.user_id}`, {
    headers: { authorization: `Bearer ${sharedTokens().admin}` },
    data: { package_key: 'package-3', ends_on: anyFutureDay(), reason: 'For a test' },
  })
  expect(given.status(), await given.text()).toBe(200)
  return person
}

/** The same with a completed survey. */
export const matchedAthlete = async (request: APIRequestContext) => {
  const person = await athleteWithMatch(request)
  for (const step of surveySteps) {
    const saved = await request.post(`/api/bcm/${person.user_id}/survey`, {
      headers: { authorization: `Bearer ${person.token}`, 'idempotency-key': randomUUID() },
      data: { step, answers: answers[step] },
    })
    expect(saved.status(), await saved.text()).toBe(200)
  }
  return person
}
