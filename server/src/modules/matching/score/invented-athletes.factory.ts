import type { Gender } from '@fieldhouse/contract/accounts'
import { amara } from './answers.factory.ts'
import type { GameAverages, MatchAnswers, MustHave, PlayLevel } from './answers.ts'

/** Twenty invented athletes, with what a basketball person expects of their best ten. */
export interface InventedAthlete {
  readonly name: string
  readonly answers: MatchAnswers
  /** At least eight of the best ten are at one of these levels. */
  readonly plays: readonly PlayLevel[]
}

const homes = {
  bend: { city: 'Bend', state: 'OR', lat: 44.058, lon: -121.315 },
  columbus: { city: 'Columbus', state: 'OH', lat: 39.961, lon: -82.999 },
  houston: { city: 'Houston', state: 'TX', lat: 29.763, lon: -95.363 },
  boston: { city: 'Boston', state: 'MA', lat: 42.358, lon: -71.06 },
  atlanta: { city: 'Atlanta', state: 'GA', lat: 33.749, lon: -84.388 },
  fresno: { city: 'Fresno', state: 'CA', lat: 36.748, lon: -119.772 },
  omaha: { city: 'Omaha', state: 'NE', lat: 41.256, lon: -95.94 },
  tampa: { city: 'Tampa', state: 'FL', lat: 27.947, lon: -82.459 },
}

const averages = (
  points: number,
  rebounds: number,
  assists: number,
  steals: number,
  blocks: number,
): GameAverages => ({ points, rebounds, assists, steals, blocks })

interface Sketch {
  gender: Gender
  position: MatchAnswers['player']['positions'][number]
  height: number | null
  projected?: PlayLevel
  competition?: MatchAnswers['level']['competition']
  season?: GameAverages
  gpa: number
  sat?: number
  act?: number
  majors?: readonly string[]
  from: keyof typeof homes
  radius?: number
  budget?: number
  wanted?: readonly PlayLevel[]
  campus?: Partial<MatchAnswers['campus']>
  must?: readonly MustHave[]
}

const answersOf = (sketch: Sketch): MatchAnswers => ({
  ...amara,
  player: { gender: sketch.gender, positions: [sketch.position], height_in: sketch.height },
  level: {
    wanted: sketch.wanted ?? [],
    projected: sketch.projected ?? null,
    competition: sketch.competition ?? null,
  },
  game: { averages: sketch.season ?? null },
  academics: {
    gpa: sketch.gpa,
    sat: sketch.sat ?? null,
    act: sketch.act ?? null,
    majors: sketch.majors ?? [],
  },
  place: { home: homes[sketch.from], radius_miles: sketch.radius ?? 500, regions: [], settings: [] },
  campus: {
    min_size: null,
    max_size: null,
    controls: [],
    years: ['4-year'],
    wants_hbcu: false,
    wants_single_sex: false,
    ...sketch.campus,
  },
  money: { budget: sketch.budget ?? 30_000 },
  weights: { level: 5, grades: 4, cost: 3, distance: 2, majors: 2, setting: 1, size: 1, kind: 2 },
  must_haves: sketch.must ?? [],
  filter_disabled: [],
})

const allD1: readonly PlayLevel[] = ['d1-high', 'd1-mid', 'd1-low']

const sketches: readonly (readonly [name: string, plays: readonly PlayLevel[], sketch: Sketch])[] = [
  [
    'A guard whom the best conferences call',
    ['d1-high', 'd1-mid'],
    {
      gender: 'female',
      position: 'PG',
      height: 70,
      projected: 'd1-high',
      competition: 'national',
      season: averages(24, 6, 7, 3.5, 0.5),
      gpa: 3.6,
      sat: 1220,
      from: 'atlanta',
      radius: 1200,
      budget: 40_000,
    },
  ],
  [
    'A tall wing without a projection',
    allD1,
    {
      gender: 'male',
      position: 'SF',
      height: 79,
      competition: 'national',
      season: averages(23, 9, 4, 2, 1.5),
      gpa: 3.2,
      act: 22,
      from: 'houston',
      radius: 900,
    },
  ],
  [
    'A mid-major guard with good grades',
    ['d1-mid', 'd1-low', 'd2'],
    {
      gender: 'female',
      position: 'SG',
      height: 69,
      projected: 'd1-mid',
      competition: 'state-power',
      season: averages(18, 5, 4, 2.5, 0.3),
      gpa: 3.9,
      sat: 1340,
      from: 'columbus',
    },
  ],
  [
    'A low-major center',
    ['d1-low', 'd1-mid', 'd2'],
    {
      gender: 'male',
      position: 'C',
      height: 82,
      projected: 'd1-low',
      competition: 'strong',
      season: averages(14, 10, 1, 0.5, 3),
      gpa: 3,
      sat: 1050,
      from: 'tampa',
      radius: 700,
    },
  ],
  [
    'A Division II forward',
    ['d2', 'naia'],
    {
      gender: 'female',
      position: 'PF',
      height: 72,
      projected: 'd2',
      competition: 'strong',
      season: averages(13, 9, 2, 1.2, 1),
      gpa: 3.3,
      sat: 1080,
      from: 'omaha',
      budget: 22_000,
    },
  ],
  [
    'A Division II guard by his season alone',
    ['d2', 'naia', 'd1-low'],
    {
      gender: 'male',
      position: 'SG',
      height: 75,
      competition: 'strong',
      season: averages(17, 4, 3, 2, 0.2),
      gpa: 3.1,
      act: 21,
      from: 'columbus',
    },
  ],
  [
    'A 3.9 student who is a Division III guard',
    ['d3', 'naia'],
    {
      gender: 'female',
      position: 'PG',
      height: 65,
      competition: 'local',
      season: averages(11, 3, 4, 2, 0.1),
      gpa: 3.9,
      sat: 1380,
      majors: ['Biology & Biomedical Sciences'],
      from: 'columbus',
      radius: 300,
    },
  ],
  [
    'A Division III forward with a 1480',
    ['d3'],
    {
      gender: 'male',
      position: 'PF',
      height: 77,
      projected: 'd3',
      competition: 'strong',
      season: averages(12, 8, 2, 1, 1),
      gpa: 3.95,
      sat: 1480,
      majors: ['Engineering'],
      from: 'boston',
      radius: 400,
      budget: 45_000,
    },
  ],
  [
    'A Division III guard who would like Division I',
    ['d3', 'naia'],
    {
      gender: 'male',
      position: 'PG',
      height: 70,
      projected: 'd3',
      competition: 'local',
      season: averages(14, 3, 4, 2, 0),
      gpa: 3.5,
      sat: 1210,
      from: 'boston',
      radius: 300,
    },
  ],
  [
    'An NAIA guard on a small budget',
    ['naia', 'd2', 'd3'],
    {
      gender: 'female',
      position: 'SG',
      height: 67,
      projected: 'naia',
      competition: 'strong',
      season: averages(13, 4, 3, 2, 0.2),
      gpa: 3.2,
      act: 20,
      from: 'omaha',
      budget: 15_000,
    },
  ],
  [
    'An NAIA center from Texas',
    ['naia', 'd2'],
    {
      gender: 'male',
      position: 'C',
      height: 80,
      projected: 'naia',
      competition: 'local',
      season: averages(12, 9, 1, 0.5, 2),
      gpa: 2.9,
      sat: 980,
      from: 'houston',
      radius: 700,
      budget: 20_000,
    },
  ],
  [
    'A junior college star who needs grades',
    ['juco-d1', 'd2', 'naia', 'juco-d2'],
    {
      gender: 'male',
      position: 'SG',
      height: 75,
      projected: 'juco-d1',
      competition: 'state-power',
      season: averages(19, 5, 3, 2, 0.4),
      gpa: 2.2,
      from: 'houston',
      budget: 10_000,
      campus: { years: ['2-year'] },
    },
  ],
  [
    'A Californian who wants two years at home',
    ['juco-d2', 'd3', 'juco-d3', 'naia'],
    {
      gender: 'female',
      position: 'SF',
      height: 69,
      projected: 'juco-d2',
      competition: 'local',
      season: averages(12, 6, 2, 1.5, 0.5),
      gpa: 2.8,
      from: 'fresno',
      radius: 200,
      budget: 12_000,
      campus: { years: ['2-year'] },
      must: ['kind'],
    },
  ],
  [
    'Four years or nothing',
    ['d3', 'naia', 'd2'],
    {
      gender: 'female',
      position: 'SG',
      height: 67,
      projected: 'd3',
      competition: 'local',
      season: averages(12, 4, 3, 2, 0.2),
      gpa: 3.1,
      act: 21,
      from: 'fresno',
      radius: 900,
      budget: 25_000,
      campus: { years: ['4-year'] },
      must: ['kind'],
    },
  ],
  [
    'An HBCU or nothing',
    ['d1-low', 'd2', 'naia', 'd1-mid'],
    {
      gender: 'male',
      position: 'SG',
      height: 75,
      projected: 'd1-low',
      competition: 'strong',
      season: averages(18, 5, 4, 2, 0.3),
      gpa: 3.3,
      sat: 1080,
      from: 'atlanta',
      radius: 900,
      campus: { wants_hbcu: true },
      must: ['kind'],
    },
  ],
  [
    'Division II or nothing',
    ['d2'],
    {
      gender: 'female',
      position: 'PG',
      height: 67,
      projected: 'd2',
      competition: 'strong',
      season: averages(15, 4, 6, 3, 0.1),
      gpa: 3.6,
      sat: 1150,
      from: 'tampa',
      radius: 800,
      wanted: ['d2'],
      must: ['level'],
    },
  ],
  [
    'A nurse close to home',
    ['naia', 'd2', 'd3'],
    {
      gender: 'female',
      position: 'PF',
      height: 71,
      projected: 'naia',
      competition: 'local',
      season: averages(11, 8, 1, 1, 1),
      gpa: 3.5,
      act: 23,
      majors: ['Health Professions & Nursing'],
      from: 'columbus',
      radius: 150,
      must: ['majors', 'distance'],
    },
  ],
  [
    'A bench player who wants to keep playing',
    ['d3', 'juco-d3', 'juco-d2', 'small'],
    {
      gender: 'male',
      position: 'PG',
      height: 69,
      competition: 'local',
      season: averages(6, 2, 3, 1, 0),
      gpa: 3,
      sat: 1020,
      from: 'boston',
      radius: 300,
      campus: { years: [] },
    },
  ],
  [
    'Ivy grades and a mid-major game',
    ['d1-mid', 'd1-low', 'd1-high'],
    {
      gender: 'male',
      position: 'PG',
      height: 75,
      projected: 'd1-mid',
      competition: 'state-power',
      season: averages(18, 5, 7, 2.5, 0.2),
      gpa: 4,
      sat: 1540,
      from: 'boston',
      radius: 600,
      budget: 60_000,
    },
  ],
  [
    'A low-major guard who stays in the West',
    ['d1-low', 'd1-mid', 'd2'],
    {
      gender: 'female',
      position: 'SG',
      height: 69,
      projected: 'd1-low',
      competition: 'strong',
      season: averages(16, 5, 3, 2, 0.3),
      gpa: 3.4,
      act: 22,
      from: 'bend',
      radius: 800,
      budget: 28_000,
    },
  ],
]

export const inventedAthletes: readonly InventedAthlete[] = sketches.map(([name, plays, sketch]) => ({
  name,
  plays,
  answers: answersOf(sketch),
}))
