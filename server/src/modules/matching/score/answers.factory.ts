import {
  competitions,
  factors,
  type MatchAnswers,
  mustHaves,
  playLevels,
  playStyles,
  positions,
  regions,
  roles,
  selectivities,
  settings,
} from '@fieldhouse/contract/matching.answers'
import * as fc from 'fast-check'
import type { MatchCollege } from './college.ts'
import { conferenceTier, divisionLevel } from './levels.data.ts'

/** The athlete of the pictures: a shooting guard from Bend, Oregon. */
export const amara: MatchAnswers = {
  player: {
    gender: 'female',
    class_year: 2027,
    positions: ['SG'],
    height_in: 70,
    wingspan_in: 73.5,
    role: null,
  },
  level: { wanted: ['d1-mid', 'd1-low', 'd2', 'naia'], projected: 'd1-mid', competition: 'state-power' },
  game: {
    averages: { points: 19.8, rebounds: 5.5, assists: 3.9, steals: 2.4, blocks: 0.4 },
    styles: ['motion'],
  },
  academics: {
    gpa: 3.87,
    core_gpa: null,
    uses_tests: true,
    sat: 1310,
    act: null,
    selectivity: [],
    majors: ['Health Professions & Nursing', 'Kinesiology, Fitness & Recreation'],
  },
  place: {
    home: { city: 'Bend', state: 'OR', zip: '97702', lat: 44.058, lon: -121.315 },
    radius_miles: 400,
    regions: [],
    settings: ['city', 'suburb'],
  },
  campus: {
    min_size: 5000,
    max_size: 20_000,
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
  filter_disabled: [],
}

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const whole = (min: number, max: number) => fc.integer({ min, max })
const figure = (max: number) => fc.double({ min: 0, max, noNaN: true })
const someOf = <T>(values: readonly T[]) => fc.subarray([...values])
const place = {
  lat: fc.double({ min: 19, max: 65, noNaN: true }),
  lon: fc.double({ min: -158, max: -67, noNaN: true }),
}
const state = fc.constantFrom('OR', 'OH', 'TX', 'NY')
const fields = ['Business & Marketing', 'Education', 'Engineering', 'Psychology']

/** Any survey, answered or not. */
export const anyAnswers: fc.Arbitrary<MatchAnswers> = fc.record({
  player: fc.record({
    gender: fc.constantFrom('male' as const, 'female' as const),
    class_year: maybe(whole(2025, 2030)),
    positions: someOf(positions),
    height_in: maybe(whole(55, 90)),
    wingspan_in: maybe(whole(55, 100)),
    role: maybe(fc.constantFrom(...roles)),
  }),
  level: fc.record({
    wanted: someOf(playLevels),
    projected: maybe(fc.constantFrom(...playLevels)),
    competition: maybe(fc.constantFrom(...competitions)),
  }),
  game: fc.record({
    averages: maybe(
      fc.record({
        points: figure(40),
        rebounds: figure(20),
        assists: figure(15),
        steals: figure(8),
        blocks: figure(8),
      }),
    ),
    styles: someOf(playStyles),
  }),
  academics: fc.record({
    gpa: maybe(figure(4)),
    core_gpa: maybe(figure(4)),
    uses_tests: fc.boolean(),
    selectivity: someOf(selectivities),
    sat: maybe(whole(400, 1600)),
    act: maybe(whole(1, 36)),
    majors: someOf(fields),
  }),
  place: fc.record({
    home: maybe(fc.record({ city: fc.constant('Home'), state, zip: fc.constant(null), ...place })),
    radius_miles: maybe(whole(10, 3000)),
    regions: someOf(regions),
    settings: someOf(settings),
  }),
  campus: fc.record({
    min_size: maybe(whole(1, 30_000)),
    max_size: maybe(whole(1, 60_000)),
    controls: someOf(['public', 'private'] as const),
    years: someOf(['2-year', '4-year'] as const),
    wants_hbcu: fc.boolean(),
    wants_single_sex: fc.boolean(),
    includes_unverified: fc.boolean(),
  }),
  money: fc.record({
    budget: maybe(whole(1, 90_000)),
    needs_aid: fc.boolean(),
    prefers_in_state: fc.boolean(),
  }),
  priorities: fc.record({
    weights: fc.record(
      Object.fromEntries(factors.map((factor) => [factor, whole(0, 5)])) as Record<
        (typeof factors)[number],
        fc.Arbitrary<number>
      >,
    ),
    must_haves: someOf(mustHaves),
  }),
  filter_disabled: someOf(mustHaves),
})

const range = (min: number, max: number) =>
  fc
    .tuple(whole(min, max), whole(min, max))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)

/** Any college, with or without its figures. */
export const anyCollege: fc.Arbitrary<MatchCollege> = fc.record({
  id: whole(100_000, 500_000),
  name: fc.constant('Some College'),
  state,
  region: fc.constantFrom(...regions),
  ...place,
  division: fc.constantFrom('NCAA D1', ...Object.keys(divisionLevel)),
  conference: maybe(fc.constantFrom(...Object.keys(conferenceTier), 'Northeast Conference')),
  years: fc.constantFrom('2-year', '4-year'),
  control: fc.constantFrom('public', 'private'),
  setting: fc.constantFrom(...settings),
  undergraduates: maybe(whole(0, 80_000)),
  admission_rate: maybe(fc.double({ min: 0, max: 1, noNaN: true })),
  is_open: fc.boolean(),
  sat: maybe(range(400, 1600)),
  sat_average: maybe(whole(400, 1600)),
  act: maybe(range(1, 36)),
  net_cost: maybe(whole(-5000, 90_000)),
  in_state_tuition: maybe(whole(0, 60_000)),
  out_state_tuition: maybe(whole(0, 60_000)),
  majors: someOf(fields),
  graduation_rate: maybe(fc.double({ min: 0, max: 1, noNaN: true })),
  is_hbcu: fc.boolean(),
  is_single_sex: fc.boolean(),
  teams: fc.record({ male: fc.boolean(), female: fc.boolean() }),
  is_confirmed: fc.boolean(),
})
