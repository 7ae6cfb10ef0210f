import type { RankedAthlete } from '@fieldhouse/contract/rankings'
import type { Poster } from '@fieldhouse/contract/site.showcase'

export const buildPoster = (facts: Partial<Poster> = {}): Poster => ({
  slug: 'amara-whitlock',
  first_name: 'Amara',
  last_name: 'Whitlock',
  number: '14',
  sport: { key: 'basketball' },
  gender: 'female',
  position: 'SG',
  plays_as: 'Shooting guard, class of 2027',
  color_theme: 'orange',
  cutout: null,
  photo: null,
  figures: [
    { label: 'PPG', value: '19.8' },
    { label: 'APG', value: '4.7' },
    { label: 'SPG', value: '2.9' },
    { label: 'GPA', value: '3.87' },
  ],
  ...facts,
})

export const buildLeader = (rank: number, facts: Partial<RankedAthlete> = {}): RankedAthlete => ({
  id: `id-${rank}`,
  slug: `leader-${rank}`,
  rank,
  score: 95 - rank,
  first_name: 'Naomi',
  last_name: `Castellanos ${rank}`,
  photo: null,
  number: null,
  color_theme: 'black',
  position: { key: 'C', title: 'Center' },
  class: 2027,
  high_school: null,
  state: 'TX',
  figures: [],
  ...facts,
})
