import type { MatchOverview } from '@fieldhouse/contract/matching'
import type { Match } from '@fieldhouse/contract/matching.match'
import type { MustHaveCost } from '@fieldhouse/contract/matching.survey'

/** A match. By default Portland State, the best. */
export const matchOf = (
  name = 'Portland State',
  { college, ...facts }: Partial<Omit<Match, 'college'>> & { college?: Partial<Match['college']> } = {},
): Match => {
  const match_id = facts.match_id ?? 209_807
  return {
    match_id,
    rank: 1,
    total: 90,
    parts: [
      { factor: 'level', weight: 5, fit: 96, points: 24, most: 25 },
      { factor: 'grades', weight: 4, fit: 85, points: 17, most: 20 },
      { factor: 'cost', weight: 4, fit: 98, points: 20, most: 20 },
      { factor: 'distance', weight: 3, fit: 83, points: 12, most: 15 },
      { factor: 'majors', weight: 2, fit: 70, points: 7, most: 10 },
      { factor: 'setting', weight: 1, fit: 100, points: 5, most: 5 },
      { factor: 'size', weight: 1, fit: 100, points: 5, most: 5 },
    ],
    unknown: [],
    chance: 'target',
    distance: 121.4,
    net_cost: 12_932,
    is_cost_estimate: false,
    reason: '$12,068 a year under your budget of $25,000',
    caution: 'Your SAT of 1310 is above its middle half, 1000 to 1250',
    is_favorite: false,
    ruled_out_by: [],
    ...facts,
    college: {
      id: match_id,
      name: `${name} University`,
      short_name: name,
      city: 'Portland',
      state: { key: 'OR', title: 'Oregon' },
      logo: null,
      image: null,
      colors: [],
      mascot: null,
      division: 'NCAA D1',
      conference: 'Big Sky Conference',
      level: '4-year',
      control: 'public',
      setting: 'city',
      undergrad_enrollment: 13_619,
      admission_rate: 0.91,
      open_admission: false,
      avg_net_cost: 12_932,
      lat: 45.51,
      lon: -122.68,
      play_level: 'd1-low',
      is_confirmed: true,
      ...college,
    },
  }
}

/** The next ones, with falling scores. */
export const matchesOf = (count: number, from = 1): readonly Match[] =>
  Array.from({ length: count }, (_, index) => {
    const rank = from + index
    return matchOf(`College ${rank}`, { match_id: 1000 + rank, rank, total: 91 - rank })
  })

export const mustHaveOf = (facts: Partial<MustHaveCost> = {}): MustHaveCost => ({
  id: 'distance',
  title: 'Within 400 miles',
  detail: 'of Bend, Oregon',
  is_on: true,
  colleges: 835,
  ...facts,
})

export const overviewOf = (facts: Partial<MatchOverview> = {}): MatchOverview => ({
  athlete: {
    user_id: '01890a5d-ac96-774b-bcce-b302099a8057',
    athlete_slug: 'amara-whitlock',
    color_theme: 'blue',
    first_name: 'Amara',
    last_name: 'Whitlock',
    gender: 'female',
  },
  survey: { completed: true, step: 8, version: 8, answered_on: '2026-11-09' },
  ended_on: null,
  total: 36,
  considered: 1494,
  unverified: { colleges: 416, is_included: false },
  must_haves: [
    mustHaveOf({ id: 'level', title: 'Levels', detail: 'NCAA D1, NCAA D2, NAIA', colleges: 11 }),
    mustHaveOf(),
    mustHaveOf({
      id: 'cost',
      title: 'Net cost up to $25,000',
      detail: 'a year, your residence',
      is_on: false,
      colleges: 21,
    }),
    mustHaveOf({
      id: 'setting',
      title: 'City or suburb',
      detail: 'the setting you picked',
      is_on: false,
      colleges: 0,
    }),
  ],
  chances: { reach: 2, target: 21, likely: 13, unknown: 0 },
  levels: [
    { id: 'd1-low', title: 'NCAA D1', colleges: 12 },
    { id: 'naia', title: 'NAIA', colleges: 24 },
  ],
  states: [
    { key: 'WA', title: 'Washington', colleges: 20 },
    { key: 'OR', title: 'Oregon', colleges: 16 },
  ],
  home: { city: 'Bend', state: 'OR', lat: 44.06, lon: -121.3 },
  radius_miles: 400,
  lists: { favorites: 9, recently_viewed: 14, recently_contacted: 6 },
  tip_shown: true,
  ...facts,
})
