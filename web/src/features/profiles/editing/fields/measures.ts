import type { Measurement } from '@fieldhouse/contract/profiles.sport'
import type { Units } from '../../../../lib/units.ts'
import { roundToStep } from '../../../../ui/charts/round-to-step.ts'

/** PRO-04: converts between the stored value (cm, kg, or the measurement's own unit) and the typed value. */

const cmPerInch = 2.54
const kgPerPound = 0.45359237

/** About half an inch or pound, in cm and kg. */
const metricStep = 0.5

const isLength = (unit: Measurement['unit']) => unit === 'length' || unit === 'short-length'

/** Heights and similar lengths: feet and inches in two fields. */
export const isDouble = (unit: Measurement['unit'], units: Units): boolean =>
  unit === 'length' && units === 'imperial'

const factorOf = (unit: Measurement['unit'], units: Units): number => {
  if (units === 'metric') return 1
  if (isLength(unit)) return cmPerInch
  return unit === 'weight' ? kgPerPound : 1
}

type Kept = Pick<Measurement, 'unit' | 'step'>

export const measureStep = ({ unit, step }: Kept, units: Units): number =>
  units === 'metric' && (isLength(unit) || unit === 'weight') ? metricStep : step

const unitWords: Record<Exclude<Measurement['unit'], 'length' | 'short-length' | 'weight'>, string> = {
  seconds: 's',
  mph: 'mph',
  rpm: 'rpm',
  degrees: '°',
  percent: '%',
  count: '',
}

export const unitName = (unit: Measurement['unit'], units: Units): string => {
  if (unit === 'length' || unit === 'short-length') return units === 'metric' ? 'cm' : 'in'
  if (unit === 'weight') return units === 'metric' ? 'kg' : 'lb'
  return unitWords[unit]
}

/** The text of the field, or of a length's two fields. */
export interface Typed {
  first: string
  second: string
}

const inTypedUnit = (value: number, kept: Kept, units: Units): number =>
  Number(
    roundToStep(String(Number((value / factorOf(kept.unit, units)).toFixed(6))), measureStep(kept, units)),
  )

export const typedOf = (value: number | null, kept: Kept, units: Units): Typed => {
  if (value === null) return { first: '', second: '' }
  const typed = inTypedUnit(value, kept, units)
  return isDouble(kept.unit, units)
    ? { first: String(Math.floor(typed / 12)), second: String(typed % 12) }
    : { first: String(typed), second: '' }
}

const numberIn = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', ''))

/** The typed value in the unit it was typed in: inches for feet and inches. */
export const amountOf = ({ first, second }: Typed, unit: Measurement['unit'], units: Units): number =>
  isDouble(unit, units)
    ? numberIn(first || (second && '0')) * 12 + numberIn(second || (first && '0'))
    : numberIn(first)

/** The rounded value to store. If untouched, exactly the old value. */
export const keptOf = (typed: Typed, kept: Kept & { value: number | null }, units: Units): number => {
  const before = typedOf(kept.value, kept, units)
  if (kept.value !== null && before.first === typed.first && before.second === typed.second) return kept.value
  const amount = Number(roundToStep(String(amountOf(typed, kept.unit, units)), measureStep(kept, units)))
  return Number((amount * factorOf(kept.unit, units)).toFixed(3))
}

/** The way people say it: 6' 1.5", 152 lb, 10.84 s. */
export const saidOf = (value: number, kept: Kept, units: Units): string => {
  const { first, second } = typedOf(value, kept, units)
  if (isDouble(kept.unit, units)) return `${first}′ ${second}″`
  const name = unitName(kept.unit, units)
  return ['°', '%'].includes(name) ? `${first}${name}` : `${first} ${name}`.trim()
}

/** PRO-04: unusual values ask for confirmation and are never refused. The bounds are in the imperial typing unit. */
export const isUnusual = (
  amount: number,
  { unit, usual_min, usual_max }: Pick<Measurement, 'unit' | 'usual_min' | 'usual_max'>,
  units: Units,
): boolean => {
  if (Number.isNaN(amount)) return false
  const imperial = (amount * factorOf(unit, units)) / factorOf(unit, 'imperial')
  return (usual_min !== null && imperial < usual_min) || (usual_max !== null && imperial > usual_max)
}
