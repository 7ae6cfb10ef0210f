import type { Measurement, Sport } from '@fieldhouse/contract/profiles.sport'
import type { Gender } from '../lists.ts'
import { type Random, weighted } from '../random.ts'
import { centimeters, inches, kilograms, pounds } from '../sizes.ts'
import { clamp } from './draw.ts'
import type { Profile } from './profile.ts'
import type { Entry } from './sections.ts'

/** Typical measurements of high-school boys and girls, and their spread, in the usual unit. */
interface Usual {
  readonly male: number | null
  readonly female: number | null
  readonly spread: number
  readonly positions: readonly string[] | null
}

const usual = (
  male: number | null,
  female: number | null,
  spread: number,
  positions: readonly string[] | null = null,
): Usual => ({ male, female, spread, positions })

const pitchers = ['P', 'TWP']
const infielders = ['1B', '2B', 'SS', '3B', 'UTIL']
const outfielders = ['LF', 'CF', 'RF', 'OF']
const hitters = ['C', 'DH', 'TWP', ...infielders, ...outfielders]

const usuals: Readonly<Record<string, Readonly<Record<string, Usual>>>> = {
  basketball: {
    hand_length: usual(8.5, 7.5, 0.25),
    hand_width: usual(9, 8, 0.4),
    standing_vertical: usual(26, 20.5, 2),
    max_vertical: usual(31, null, 2.5),
    lane_agility: usual(11.4, 11.8, 0.25),
    shuttle: usual(3.1, 3.3, 0.12),
    sprint: usual(3.32, 3.48, 0.06),
  },
  hockey: {
    skate_30: usual(4.6, 4.95, 0.2),
    agility: usual(14.5, 15.6, 0.7),
    shot_speed: usual(73, 59, 4),
    vertical: usual(23, 18, 2),
    pull_ups: usual(11, 4, 3),
  },
  lacrosse: {
    dash_40: usual(4.95, 5.5, 0.17),
    shuttle: usual(4.5, 4.95, 0.16),
    shot_speed: usual(84, 58, 4),
    vertical: usual(25, 19, 2.2),
  },
  soccer: {
    sprint_30: usual(4.35, 4.75, 0.14),
    beep: usual(11.5, 9.6, 1),
    agility: usual(2.4, 2.6, 0.08),
    vertical: usual(22, 17.5, 1.8),
    kick_speed: usual(61, 50, 4),
  },
  baseball_softball: {
    dash_60: usual(7.1, null, 0.22),
    home_first: usual(null, 2.98, 0.1),
    dash_20: usual(null, 3.12, 0.1),
    exit_velocity: usual(86, 65, 3.5, hitters),
    bat_speed: usual(69, 56, 3, hitters),
    fastball: usual(81, 57, 3.2, pitchers),
    curveball: usual(69, 48, 2.6, pitchers),
    changeup: usual(73, 49, 2.6, pitchers),
    spin: usual(2100, 1180, 60, pitchers),
    pop_time: usual(2.06, 1.98, 0.06, ['C']),
    catcher_velo: usual(74, 57, 2.6, ['C']),
    infield_velo: usual(79, 58, 2.6, infielders),
    outfield_velo: usual(82, 61, 2.6, outfielders),
  },
}

const isLength = ({ unit }: Measurement) => unit === 'length' || unit === 'short-length'

/** Converts from the usual unit to the stored one. */
const kept = (measurement: Measurement, said: number): number => {
  const rounded = Math.round(said / measurement.step) * measurement.step
  if (isLength(measurement)) return centimeters(rounded)
  if (measurement.unit === 'weight') return kilograms(rounded)
  return Number(rounded.toFixed(2))
}

/** Values that follow from the sizes on the page. */
const bodySize = (key: string, { page, details }: Profile): number | null => {
  const height = page.height_cm === null ? null : inches(page.height_cm)
  switch (key) {
    case 'height':
    case 'height_no_shoes':
      return height
    case 'height_shoes':
      return height && height + 1.25
    case 'standing_reach':
      return height && height * 1.32
    case 'wingspan':
      return details.wingspan_cm && inches(details.wingspan_cm)
    case 'weight':
      return page.weight_kg && pounds(page.weight_kg)
    default:
      return null
  }
}

const ability = (
  random: Random,
  { key, is_lower_better, usual_min, usual_max }: Measurement,
  { page, gender, talent }: Profile,
): number | null => {
  const known = usuals[page.sport_key]?.[key]
  const mean = known?.[gender satisfies Gender]
  if (!known || mean === null || mean === undefined) return null
  if (known.positions && !known.positions.includes(page.position ?? '')) return null
  const better = (is_lower_better ? -0.6 : 0.6) * talent * known.spread
  const said = mean + better + random.around(0, known.spread * 0.7)
  return clamp(said, usual_min ?? 0, usual_max ?? said)
}

const drawSource = weighted<{ source: 'event' | 'coach' | 'self'; share: number }>(
  [
    { source: 'event', share: 40 },
    { source: 'coach', share: 25 },
    { source: 'self', share: 35 },
  ],
  ({ share }) => share,
)
const combines = ['Summer Showcase', 'State Combine', 'Regional Camp', 'Fall Testing Day']

const day = 24 * 60 * 60 * 1000
const firstMeasured = Date.UTC(2026, 2, 1)
const daysOfMeasuring = 230
/** Nobody is measured later. */
export const lastMeasured = firstMeasured + daysOfMeasuring * day

const measuredShare = 0.56
const takenShare = 0.8

/** One day of measuring, by one person with a stopwatch. */
export const drawMetrics = (random: Random, profile: Profile, sport: Sport): Entry<'metrics'>[] => {
  if (!random.chance(measuredShare)) return []
  const { source } = drawSource(random)
  const verified_by = source === 'event' ? random.pick(combines) : null
  const measured = new Date(firstMeasured + Math.floor(random.fraction() * daysOfMeasuring) * day)
  const measured_on = measured.toISOString().slice(0, 10)
  return sport.measurements.flatMap((measurement) => {
    const said = bodySize(measurement.key, profile) ?? ability(random, measurement, profile)
    if (said === null || !random.chance(takenShare)) return []
    return [{ key: measurement.key, value: kept(measurement, said), measured_on, source, verified_by }]
  })
}
