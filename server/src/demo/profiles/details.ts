import type { ColorTheme } from '@fieldhouse/contract/profiles.sections'
import type { athletes } from '../../modules/profiles/profiles.tables.ts'
import type { AthletePage } from '../athlete-page.ts'
import { type Random, weighted } from '../random.ts'
import { centimeters, inches } from '../sizes.ts'
import { clubName } from './clubs.ts'
import { bios } from './words.ts'

type AthleteRow = typeof athletes.$inferSelect

/** The rest of an athlete's row: what the page shows besides the basic facts. */
export type Details = Omit<
  AthleteRow,
  | keyof AthletePage
  | 'id'
  | 'user_id'
  | 'slug'
  | 'created_at'
  | 'photo'
  | 'cutout'
  | 'versions'
  | 'access_code'
>

const handShares: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  basketball: { right: 88, left: 10, both: 2 },
  hockey: { left: 62, right: 38 },
  lacrosse: { right: 84, left: 11, both: 5 },
  soccer: { right: 78, left: 16, both: 6 },
  baseball_softball: { RR: 66, LR: 13, SR: 4, LL: 12, RL: 4, SL: 1 },
}
const drawHand = new Map(
  Object.entries(handShares).map(([sport, shares]) => [
    sport,
    weighted(Object.entries(shares), ([, share]) => share),
  ]),
)

/** Positions in which nobody throws left-handed. */
const rightThrowers: readonly (string | null)[] = ['C', '2B', 'SS', '3B']

const handOf = (random: Random, { sport_key, position }: AthletePage): string | null => {
  const hand = drawHand.get(sport_key)?.(random)[0] ?? null
  if (sport_key !== 'baseball_softball' || !rightThrowers.includes(position)) return hand
  return hand && `${hand[0]}R`
}

/** The second positions for each position. */
const neighbors: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  basketball: {
    PG: ['SG', 'CG'],
    SG: ['PG', 'SF', 'W'],
    SF: ['SG', 'PF', 'W'],
    PF: ['C', 'SF', 'S4'],
    C: ['PF', 'P'],
  },
  hockey: { C: ['LW', 'RW'], LW: ['RW', 'C'], RW: ['LW', 'C'], D: ['LW', 'RW'] },
  lacrosse: { A: ['M'], M: ['A', 'D'], D: ['M'], LSM: ['D'], SSDM: ['M'], FOGO: ['M'] },
  soccer: {
    CB: ['FB', 'CDM'],
    FB: ['CB', 'W'],
    CDM: ['CM', 'CB'],
    CM: ['CDM', 'CAM'],
    CAM: ['CM', 'W'],
    W: ['F', 'FB'],
    F: ['W', 'CAM'],
  },
  baseball_softball: {
    P: ['1B', 'OF'],
    C: ['1B', '3B'],
    '1B': ['3B', 'LF'],
    '2B': ['SS', 'CF'],
    SS: ['2B', '3B'],
    '3B': ['1B', 'SS'],
    LF: ['RF', '1B'],
    CF: ['LF', 'RF'],
    RF: ['LF', 'CF'],
    UTIL: ['2B', 'OF'],
  },
}

const secondPlace = (random: Random, { sport_key, position }: AthletePage): string | null => {
  const near = neighbors[sport_key]?.[position ?? '']
  return near && random.chance(0.4) ? random.pick(near) : null
}

const themes: readonly { theme: ColorTheme; share: number }[] = [
  { theme: 'black', share: 34 },
  { theme: 'blue', share: 18 },
  { theme: 'red', share: 16 },
  { theme: 'green', share: 12 },
  { theme: 'orange', share: 10 },
  { theme: 'purple', share: 10 },
]
const drawTheme = weighted(themes, ({ share }) => share)

const day = 24 * 60 * 60 * 1000

/** People who graduate in June were born between September nineteen years before and the next August. */
const birthDay = (random: Random, classYear: number): string =>
  new Date(Date.UTC(classYear - 19, 8, 1) + Math.floor(random.fraction() * 365) * day)
    .toISOString()
    .slice(0, 10)

const clubShare = 0.65
const bioShare = 0.45

/** The details of an invented athlete with more than a name. */
export const drawDetails = (random: Random, page: AthletePage): Details => {
  const { sport_key, height_cm, class_year, city } = page
  const reach = height_cm === null ? null : Math.round((inches(height_cm) + random.around(1.8, 1.4)) * 4) / 4
  const appearance = random.fraction()
  return {
    ...nothingKnown,
    secondary_position: secondPlace(random, page),
    wingspan_cm: sport_key === 'basketball' && reach !== null ? centimeters(reach) : null,
    handedness: handOf(random, page),
    birth_date: class_year === null ? null : birthDay(random, class_year),
    club: random.chance(clubShare) ? clubName(random, { sport_key, city, class_year }) : null,
    bio: random.chance(bioShare) ? random.pick(bios) : null,
    color_theme: drawTheme(random).theme,
    theme_mode: appearance < 0.08 ? 'dark' : appearance < 0.12 ? 'light' : null,
  }
}

/** The details of an athlete with only a name. */
export const nothingKnown: Details = {
  secondary_position: null,
  wingspan_cm: null,
  handedness: null,
  birth_date: null,
  club: null,
  address: null,
  apt: null,
  zip: null,
  country: null,
  lat: null,
  lon: null,
  bio: null,
  color_theme: 'black',
  theme_mode: null,
}
