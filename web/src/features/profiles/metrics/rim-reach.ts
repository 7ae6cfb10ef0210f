import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { newestMetrics } from '@fieldhouse/contract/profiles.metrics'
import type { Units } from '../../../lib/units.ts'
import { feetAndInches, lengthOf } from '../profiles.format.ts'

/** Ten feet. */
const rimCm = 304.8

export interface RimReach {
  height: number | null
  reach: number
  /** The jump above the reach. */
  jump: number
  touch: number
}

/** For basketball, if reach and jump were measured. */
export const rimReachOf = ({
  sport,
  metrics,
  personal_metrics,
}: Pick<Athlete, 'sport' | 'metrics' | 'personal_metrics'>): RimReach | null => {
  const newest = newestMetrics(metrics)
  const of = (key: string) => newest.find((metric) => metric.key === key)?.value
  const reach = of('standing_reach')
  const jump = of('max_vertical')
  if (sport.key !== 'basketball' || reach === undefined || jump === undefined) return null
  return {
    height: personal_metrics.height_cm ?? of('height_no_shoes') ?? null,
    reach,
    jump,
    touch: reach + jump,
  }
}

const inchesText = (cm: number): string => {
  const inches = Math.round((cm / 2.54) * 2) / 2
  if (inches === 0.5) return 'Half an inch'
  if (inches === 1) return 'An inch'
  return inches < 12 ? `${inches} inches` : feetAndInches(cm)
}

/** The result, as the drawing's title. */
export const rimWords = ({ touch }: RimReach, units: Units): string => {
  const over = touch - rimCm
  if (Math.abs(over) < 0.64) return 'Right at the rim'
  const size = Math.abs(over)
  const far = units === 'imperial' ? inchesText(size) : `${Math.round(size)} cm`
  return `${far} ${over > 0 ? 'over' : 'below'} the rim`
}

const unitAt = { imperial: [152.4, 182.88, 213.36, 243.84, 274.32], metric: [150, 200, 250] }

/** The marks of the scale. */
export const rimScale = (units: Units): { cm: number; label: string }[] =>
  unitAt[units].map((cm) => ({
    cm,
    label: units === 'imperial' ? `${Math.round(cm / 30.48)} ft` : `${cm} cm`,
  }))

export const lengthWords = (cm: number, units: Units): string => {
  const { value, unit } = lengthOf(cm, units)
  return unit ? `${value} ${unit}` : value
}
