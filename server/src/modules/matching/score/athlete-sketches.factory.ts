import type { Gender } from '@fieldhouse/contract/accounts'
import type { GameAverages, MatchAnswers, MustHave, PlayLevel } from '@fieldhouse/contract/matching.answers'

export const homes = {
  bend: { city: 'Bend', state: 'OR', zip: null, lat: 44.058, lon: -121.315 },
  columbus: { city: 'Columbus', state: 'OH', zip: null, lat: 39.961, lon: -82.999 },
  houston: { city: 'Houston', state: 'TX', zip: null, lat: 29.763, lon: -95.363 },
  boston: { city: 'Boston', state: 'MA', zip: null, lat: 42.358, lon: -71.06 },
  atlanta: { city: 'Atlanta', state: 'GA', zip: null, lat: 33.749, lon: -84.388 },
  fresno: { city: 'Fresno', state: 'CA', zip: null, lat: 36.748, lon: -119.772 },
  omaha: { city: 'Omaha', state: 'NE', zip: null, lat: 41.256, lon: -95.94 },
  tampa: { city: 'Tampa', state: 'FL', zip: null, lat: 27.947, lon: -82.459 },
}

export const averages = (
  points: number,
  rebounds: number,
  assists: number,
  steals: number,
  blocks: number,
): GameAverages => ({ points, rebounds, assists, steals, blocks })

export interface Sketch {
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
  role?: MatchAnswers['player']['role']
  selectivity?: MatchAnswers['academics']['selectivity']
  staysInState?: boolean
}

/** A name, the levels that fit, and the survey in short. */
export type NamedSketch = readonly [name: string, plays: readonly PlayLevel[], sketch: Sketch]
