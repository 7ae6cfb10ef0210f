import type { Gender } from '@fieldhouse/contract/accounts'

/** BCM-01: what a match is made from. The survey fills it in, step by step. A null was not answered. */

export const positions = ['PG', 'SG', 'SF', 'PF', 'C'] as const
export type Position = (typeof positions)[number]

/** The levels of college basketball that a person can name. Division I has three, by conference. */
export const playLevels = [
  'd1-high',
  'd1-mid',
  'd1-low',
  'd2',
  'naia',
  'd3',
  'juco-d1',
  'juco-d2',
  'juco-d3',
  'small',
] as const
export type PlayLevel = (typeof playLevels)[number]

/** The opponents of a high-school season, the strongest first. */
export const competitions = ['national', 'state-power', 'strong', 'local'] as const
export type Competition = (typeof competitions)[number]

export const settings = ['city', 'suburb', 'town', 'rural'] as const
export type Setting = (typeof settings)[number]

export const regions = ['Northeast', 'Midwest', 'South', 'West'] as const
export type Region = (typeof regions)[number]

/** The scored parts of a match, in the order they are shown. */
export const factors = ['level', 'grades', 'cost', 'distance', 'majors', 'setting', 'size', 'kind'] as const
export type Factor = (typeof factors)[number]

/** Answers that can be a must-have. Level means one of the wanted levels, not the fit. */
export const mustHaves = ['level', 'cost', 'distance', 'majors', 'setting', 'size', 'kind'] as const
export type MustHave = (typeof mustHaves)[number]

/** A season's averages per game. */
export interface GameAverages {
  readonly points: number
  readonly rebounds: number
  readonly assists: number
  readonly steals: number
  readonly blocks: number
}

interface Home {
  readonly city: string
  readonly state: string
  readonly lat: number
  readonly lon: number
}

export interface MatchAnswers {
  readonly player: {
    readonly gender: Gender
    readonly positions: readonly Position[]
    readonly height_in: number | null
  }
  readonly level: {
    /** Empty: any level. */
    readonly wanted: readonly PlayLevel[]
    /** What the athlete's own coach thinks. */
    readonly projected: PlayLevel | null
    readonly competition: Competition | null
  }
  readonly game: { readonly averages: GameAverages | null }
  readonly academics: {
    readonly gpa: number | null
    readonly sat: number | null
    readonly act: number | null
    /** Fields of study. Empty: undecided. */
    readonly majors: readonly string[]
  }
  readonly place: {
    readonly home: Home | null
    readonly radius_miles: number | null
    /** Instead of a radius. */
    readonly regions: readonly Region[]
    readonly settings: readonly Setting[]
  }
  readonly campus: {
    readonly min_size: number | null
    readonly max_size: number | null
    readonly controls: readonly ('public' | 'private')[]
    readonly years: readonly ('2-year' | '4-year')[]
    readonly wants_hbcu: boolean
    readonly wants_single_sex: boolean
  }
  /** Whole dollars a year. */
  readonly money: { readonly budget: number | null }
  /** From 0, does not count, to 5. */
  readonly weights: Readonly<Record<Factor, number>>
  readonly must_haves: readonly MustHave[]
  /** Must-haves that are switched off for now. */
  readonly filter_disabled: readonly MustHave[]
}
