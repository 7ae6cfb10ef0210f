import type { MatchAnswers, SurveyStep } from '@fieldhouse/contract/matching.answers'

/** BCM-03: an athlete who does not exist. What follows from these answers is computed like everyone's. */
export const sampleAthlete = {
  name: 'Maya Ellison',
  summary:
    'A 5′9″ point guard from Dayton, Ohio, who graduates in 2028. Her coach sees her in Division II. She has a 3.7 GPA and an SAT of 1180, wants to study business or psychology, and her family can pay $22,000 a year.',
}

export const sampleAnswers: MatchAnswers = {
  player: {
    gender: 'female',
    class_year: 2028,
    positions: ['PG', 'SG'],
    height_in: 69,
    wingspan_in: null,
    role: 'rotation',
  },
  level: { wanted: ['d2', 'naia', 'd3'], projected: 'd2', competition: 'strong' },
  game: {
    averages: { points: 14.6, rebounds: 4.1, assists: 5.3, steals: 2.6, blocks: 0.2 },
    styles: ['pace'],
  },
  academics: {
    gpa: 3.7,
    core_gpa: null,
    uses_tests: true,
    sat: 1180,
    act: null,
    majors: ['Business & Marketing', 'Psychology'],
    selectivity: [],
  },
  place: {
    home: { city: 'Dayton', state: 'OH', zip: null, lat: 39.76, lon: -84.19 },
    radius_miles: 300,
    regions: [],
    settings: ['city', 'suburb'],
  },
  campus: {
    min_size: 1000,
    max_size: 12_000,
    controls: [],
    years: ['4-year'],
    wants_hbcu: false,
    wants_single_sex: false,
    includes_unverified: false,
  },
  money: { budget: 22_000, needs_aid: true, prefers_in_state: false },
  priorities: {
    weights: { level: 5, grades: 4, cost: 4, distance: 3, majors: 3, setting: 1, size: 2, kind: 1 },
    must_haves: ['level', 'distance', 'kind'],
  },
  filter_disabled: [],
}

/** The same answers in words, step by step. */
export const sampleWords: Readonly<Record<SurveyStep, string>> = {
  player:
    'Women’s team, point guard or shooting guard, class of 2028, 5′9″. She wants to play in the rotation.',
  level: 'Division II, NAIA, or Division III. Her coach projects Division II, against strong opponents.',
  game: '14.6 points, 4.1 rebounds, 5.3 assists, 2.6 steals, and 0.2 blocks a game. She likes to play fast.',
  academics: 'A 3.7 GPA and an SAT of 1180. Business & Marketing or Psychology.',
  place: 'Within 300 miles of Dayton, Ohio, in a city or a suburb.',
  campus: '1,000 to 12,000 students, four years.',
  money: 'Up to $22,000 a year. She needs financial aid.',
  priorities: 'Level counts most, then grades and cost. The must-haves are level, distance, and four years.',
}
