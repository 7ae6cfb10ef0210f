import type { OwnRanking, RankedAthlete, TopList } from '@fieldhouse/contract/rankings'
import { scoreParts } from '@fieldhouse/contract/rankings.parts'
import type { WallAthlete } from '@fieldhouse/contract/rankings.wall'

export const rankedOf = (facts: Partial<RankedAthlete> = {}): RankedAthlete => ({
  id: facts.slug ?? 'amara-whitlock',
  slug: 'amara-whitlock',
  rank: 1,
  score: 92.6,
  first_name: 'Amara',
  last_name: 'Whitlock',
  photo: null,
  number: '14',
  color_theme: 'orange',
  position: { key: 'SG', title: 'Shooting guard' },
  class: 2027,
  high_school: 'Ridgeline High School',
  state: 'OR',
  figures: [
    { key: 'ppg', label: 'PPG', title: 'Points per game', value: 19.8, decimals: 1, unit: null },
    { key: 'apg', label: 'APG', title: 'Assists per game', value: 4.7, decimals: 1, unit: null },
    { key: 'tp_pct', label: '3P%', title: 'Three-point percentage', value: 39.6, decimals: 1, unit: '%' },
  ],
  ...facts,
})

/** The first n athletes, with a tie for second place. */
export const topListOf = (facts: Partial<TopList> = {}): TopList => ({
  sport: { key: 'basketball' },
  gender: 'female',
  class: null,
  classes: [2027, 2028],
  athletes: [
    rankedOf(),
    rankedOf({ slug: 'priya-rasmussen', first_name: 'Priya', last_name: 'Rasmussen', rank: 2, score: 91.8 }),
    rankedOf({ slug: 'hanna-lindgren', first_name: 'Hanna', last_name: 'Lindgren', rank: 2, score: 91.8 }),
    rankedOf({
      slug: 'bo-li',
      first_name: 'Bo',
      last_name: 'Li',
      rank: 4,
      score: 60,
      position: null,
      class: null,
      high_school: null,
      state: null,
      number: null,
      figures: [],
    }),
  ],
  ...facts,
})

export const rankingOf = (facts: Partial<OwnRanking> = {}): OwnRanking => ({
  athlete_id: 'a1',
  slug: 'amara-whitlock',
  first_name: 'Amara',
  sport: { key: 'basketball' },
  gender: 'female',
  class: 2027,
  score: 84.1,
  in_sport: { rank: 9, of: 612 },
  in_class: { rank: 5, of: 190 },
  evaluations: 2,
  seasons: 3,
  is_visible: true,
  parts: scoreParts.map(({ key, weight }, place) => ({ key, weight, value: 60 + 7.5 * place })),
  ...facts,
})

export const wallAthleteOf = (facts: Partial<WallAthlete> = {}): WallAthlete => ({
  id: facts.slug ?? 'amara-whitlock',
  slug: 'amara-whitlock',
  first_name: 'Amara',
  last_name: 'Whitlock',
  photo: null,
  number: '14',
  color_theme: 'orange',
  sport: { key: 'basketball' },
  position: 'Shooting guard',
  class: 2027,
  high_school: 'Ridgeline High School',
  state: 'OR',
  ...facts,
})
