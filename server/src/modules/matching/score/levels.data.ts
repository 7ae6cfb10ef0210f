import type { Gender } from '@fieldhouse/contract/accounts'
import type { Competition, PlayLevel, Position, Role } from '@fieldhouse/contract/matching.answers'
import type { Curve } from './curve.ts'

/**
 * BCM-02: what separates the levels of college basketball, as tables. Decision 27 says where each comes from and which
 * of them are our own assumptions.
 */

/** How strong a level plays. One step is about the difference between Division II and a low Division I conference. */
export const strengthOf: Readonly<Record<PlayLevel, number>> = {
  'd1-high': 8,
  'd1-mid': 7,
  'd1-low': 6,
  d2: 5,
  'juco-d1': 5,
  naia: 4,
  'juco-d2': 3.5,
  d3: 3,
  'juco-d3': 2,
  small: 2,
}

/** Conferences of Division I by strength. Those that are not named are low. */
export const conferenceTier: Readonly<Record<string, 'd1-high' | 'd1-mid'>> = {
  'Atlantic Coast Conference': 'd1-high',
  'Big 12 Conference': 'd1-high',
  'Big East Conference': 'd1-high',
  'Big Ten Conference': 'd1-high',
  'Southeastern Conference': 'd1-high',
  'American Conference': 'd1-mid',
  'Atlantic 10 Conference': 'd1-mid',
  'Big Sky Conference': 'd1-mid',
  'Big West Conference': 'd1-mid',
  'Coastal Athletic Association': 'd1-mid',
  'Conference USA': 'd1-mid',
  'Horizon League': 'd1-mid',
  'Ivy League': 'd1-mid',
  'Mid-American Conference': 'd1-mid',
  'Missouri Valley Conference': 'd1-mid',
  'Mountain West Conference': 'd1-mid',
  'Pac-12 Conference': 'd1-mid',
  'Summit League': 'd1-mid',
  'Sun Belt Conference': 'd1-mid',
  'West Coast Conference': 'd1-mid',
}

/** Every other division has one level. */
export const divisionLevel: Readonly<Record<string, PlayLevel>> = {
  'NCAA D2': 'd2',
  'NCAA D3': 'd3',
  NAIA: 'naia',
  'NJCAA D1': 'juco-d1',
  'NJCAA D2': 'juco-d2',
  'NJCAA D3': 'juco-d3',
  CCCAA: 'juco-d2',
  NWAC: 'juco-d2',
  USCAA: 'small',
  NCCAA: 'small',
  Independent: 'small',
}

export type HeightGroup = 'guard' | 'forward' | 'center'

export const heightGroupOf: Readonly<Record<Position, HeightGroup>> = {
  PG: 'guard',
  SG: 'guard',
  SF: 'forward',
  PF: 'forward',
  C: 'center',
}

/** Inches: one in ten is shorter than the first, one in four than the second, half than the third. */
export type HeightBand = readonly [p10: number, p25: number, p50: number]
type HeightTable = Readonly<Record<HeightGroup, HeightBand>>

export const womenHeights: Readonly<Record<'d1' | 'd2' | 'd3', HeightTable>> = {
  d1: { guard: [66, 67, 69], forward: [71, 72, 73], center: [74, 75, 75] },
  d2: { guard: [65, 66, 68], forward: [70, 70, 72], center: [72, 73, 74] },
  d3: { guard: [64, 65, 67], forward: [68, 69, 70], center: [70, 72, 72] },
}

export const menHeights: Readonly<Record<'d1' | 'd2' | 'd3', HeightTable>> = {
  d1: { guard: [72, 74, 75], forward: [77, 78, 79], center: [81, 82, 83] },
  d2: { guard: [71, 73, 74], forward: [76, 77, 78], center: [79, 80, 81] },
  d3: { guard: [69, 71, 73], forward: [74, 75, 76], center: [76, 78, 79] },
}

export const heightTableOf: Readonly<Record<PlayLevel, 'd1' | 'd2' | 'd3'>> = {
  'd1-high': 'd1',
  'd1-mid': 'd1',
  'd1-low': 'd1',
  d2: 'd2',
  naia: 'd2',
  'juco-d1': 'd2',
  'juco-d2': 'd3',
  d3: 'd3',
  'juco-d3': 'd3',
  small: 'd3',
}

export const heightBandOf = (gender: Gender, level: PlayLevel, group: HeightGroup): HeightBand =>
  (gender === 'female' ? womenHeights : menHeights)[heightTableOf[level]][group]

/** The fit of the shortest tenth, the shortest quarter, and the middle. */
export const heightFits: readonly [p10: number, p25: number, p50: number] = [45, 75, 100]

/** So many inches under the shortest tenth, the fit is 0. */
export const tooShortBy = 4

/** What one more of each is worth when a season is put into one number. */
export const productionWorth = { points: 1, rebounds: 1.2, assists: 1.5, steals: 2, blocks: 2 }

/** The same figures weigh more against better opponents. Without an answer, opponents are taken as local. */
export const competitionWorth: Readonly<Record<Competition, number>> = {
  national: 1.3,
  'state-power': 1.15,
  strong: 1.05,
  local: 0.9,
}

/** From a season in one number to the strength of the level it fits. */
export const strengthByProduction: Curve = [
  [6, 1],
  [14, 2],
  [20, 3],
  [25, 4],
  [29, 5],
  [33, 6],
  [38, 7],
  [45, 8],
]

/**
 * The same while there is only a season, because nobody else has said how good the player is. Up to NAIA the two are
 * alike. Above it, a season alone counts for less.
 */
export const strengthBySeasonAlone: Curve = [
  [6, 1],
  [14, 2],
  [20, 3],
  [25, 4],
  [33, 5],
  [40, 6],
  [48, 7],
]

/** Fit by the college's strength minus the athlete's: best at the athlete's own level or half a step below. */
export const fitByGap: Curve = [
  [-5, 15],
  [-4, 25],
  [-3, 40],
  [-2, 62],
  [-1, 88],
  [-0.5, 100],
  [0, 100],
  [0.5, 80],
  [1, 55],
  [2, 18],
  [3, 0],
]

/** Where the best level is, by the role an athlete wants. A starter is best off further down, a team player further up. */
export const roleShift: Readonly<Record<Role, number>> = { starter: -0.5, rotation: 0, team: 0.5 }

/** The role of those who did not choose one. */
export const usualRole: Role = 'rotation'

/** How much each view of the level counts, if it is known. The wanted levels count even if nothing else is known. */
export const levelShares = { projection: 3, season: 2, height: 2, wanted: 1 }
