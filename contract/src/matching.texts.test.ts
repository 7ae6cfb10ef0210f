import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { answeredStep } from './matching.answers.ts'
import { getStatesByRadius, toggleFilterDisabled } from './matching.survey.ts'
import * as calls from './matching.ts'

const home = { city: 'Bend', state: 'OR', zip: '97702', lat: 44.06, lon: -121.3 }
const coach = {
  ...{ first_name: 'Ana', last_name: 'Ruiz', position: 'Head coach', team_gender: 'female' },
  ...{ email: 'ana@example.test', phone: '(541) 555-0133' },
}
const averages = { points: 1, rebounds: 1, assists: 1, steals: 1, blocks: 1 }
const weights = { level: 1, grades: 1, cost: 1, distance: 1, majors: 1, setting: 1, size: 1, kind: 1 }

const steps = {
  player: {
    ...{
      gender: 'female',
      class_year: 2028,
      positions: ['PG'],
      height_in: 70,
      wingspan_in: 72,
      role: 'starter',
    },
  },
  level: { wanted: ['d2'], projected: 'd2', competition: 'local' },
  game: { averages, styles: ['pace'] },
  academics: {
    ...{ gpa: 3.5, core_gpa: 3.5, uses_tests: true, sat: 1200, act: 25 },
    ...{ majors: ['Education'], selectivity: ['open'] },
  },
  place: { home, radius_miles: 100, regions: ['West'], settings: ['city'] },
  campus: {
    ...{ min_size: 1, max_size: 2, controls: ['public'], years: ['4-year'], wants_hbcu: false },
    ...{ wants_single_sex: false, includes_unverified: false },
  },
  money: { budget: 1, needs_aid: false, prefers_in_state: false },
  priorities: { weights, must_haves: ['level'] },
}

const cases: readonly (readonly [string, z.ZodType, object])[] = [
  ...Object.entries(steps).map(
    ([step, answers]) => [`the step ${step}`, answeredStep, { step, answers }] as const,
  ),
  ['a must-have', toggleFilterDisabled.body, { must_have: 'cost', is_disabled: true }],
  ['states by radius', getStatesByRadius.body, { lat: 1, lon: 1, radius_miles: 5 }],
  ['a favorite', calls.toggleMatchFavorite.body, { college_id: 1, is_favorite: true, origin: 'page' }],
  ['a new coach', calls.addCoach.body, { college_id: 1, ...coach }],
  ['a corrected coach', calls.changeCoach.body, coach],
  [
    'the list',
    calls.getMatches.query,
    { q: 'x', chance: 'reach', level: 'd2', state: 'OR', page: '1', sort: 'cost' },
  ],
  ['the comparison', calls.compareMatches.query, { colleges: '1,2' }],
]

const wrong = [
  undefined,
  null,
  true,
  12_345_678.5,
  -1,
  '12',
  '<b>x</b>',
  {},
  [],
  ['x'],
  Array(1000).fill('d2'),
  'a'.repeat(5000),
]

/** The same object with another value at each of its places, one at a time. */
const spoiled = (value: unknown, by: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return [by]
  if (Array.isArray(value)) return [by, [by]]
  return [
    by,
    ...Object.entries(value).flatMap(([key, inner]) =>
      spoiled(inner, by).map((spoiledInner) => ({ ...value, [key]: spoiledInner })),
    ),
  ]
}

/** How the validation library starts its own sentences. */
const libraryText = /^(Invalid|Too (big|small)|Unrecognized|Expected)/

describe('every error of a matching call is our own sentence', () => {
  test.each(cases)('%s', (_, schema, good) => {
    expect(schema.safeParse(good).error?.issues).toBeUndefined()
    let refused = 0
    for (const by of wrong)
      for (const value of spoiled(good, by)) {
        // A body that is no object is refused before its fields are looked at.
        if (value === by) continue
        for (const { message, path } of schema.safeParse(value).error?.issues ?? []) {
          refused += 1
          expect([path.join('.'), message]).not.toEqual([path.join('.'), expect.stringMatching(libraryText)])
        }
      }
    expect(refused).toBeGreaterThan(5)
  })

  test('years and test scores have no commas', () => {
    const messages = (step: keyof typeof steps, answers: object) =>
      answeredStep
        .safeParse({ step, answers: { ...steps[step], ...answers } })
        .error?.issues.map(({ message }) => message)
    expect(messages('player', { class_year: 1999 })).toEqual([
      'Please enter a graduation year from 2020 to 2040',
    ])
    expect(messages('academics', { sat: 20 })).toEqual(['Please enter an SAT score from 400 to 1600'])
    expect(messages('academics', { gpa: 4.6 })).toEqual(['Please enter an unweighted GPA from 0 to 4'])
    expect(messages('money', { budget: -1 })).toEqual(['Please enter a yearly budget from 0 to 200,000'])
  })

  test('a home is a place in a state', () => {
    const save = (more: object) =>
      answeredStep.safeParse({ step: 'place', answers: { ...steps.place, home: { ...home, ...more } } })
        .success
    expect(save({ city: 'Coeur d’Alene' })).toBe(true)
    expect(save({ city: 'Cañon City' })).toBe(true)
    expect(save({ city: '<b>x</b>' })).toBe(false)
    expect(save({ state: 'ZZ' })).toBe(false)
  })

  test('all errors of a new coach come together', () => {
    const { error } = calls.addCoach.body.safeParse({ college_id: 1, team_gender: null, phone: '' })
    expect(error?.issues.map(({ path }) => path[0]).toSorted()).toEqual([
      'email',
      'first_name',
      'last_name',
      'position',
    ])
    const { error: short } = calls.addCoach.body.safeParse({
      college_id: 1,
      ...coach,
      email: '',
      phone: '12',
    })
    expect(short?.issues.map(({ message }) => message)).toEqual(['Please enter phone (at least 10 digits)'])
  })
})
