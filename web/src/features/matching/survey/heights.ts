import type { Units } from '../../../lib/units.ts'
import type { Typed } from './draft-answers.ts'

/** Heights are in inches everywhere but on the screen. */

const quarters = (inches: number) => Math.round(inches * 4) / 4
const hundredthsText = (value: number) => String(Math.round(value * 100) / 100)

/** As in 5′10″ or 178 cm. */
export const heightText = (inches: number, units: Units): string =>
  units === 'metric'
    ? `${Math.round(inches * 2.54)} cm`
    : `${Math.floor(inches / 12)}′${hundredthsText(quarters(inches % 12))}″`

export interface HeightParts {
  feet: string
  inches: string
}

export const heightParts = (typed: Typed): HeightParts => {
  if (typeof typed === 'number')
    return { feet: String(Math.floor(typed / 12)), inches: hundredthsText(typed % 12) }
  const [feet = '', inches = ''] = (typed ?? '').split(' ft ')
  return { feet, inches }
}

const isCount = (text: string) => /^\d+(\.\d*)?$/.test(text.trim())

/** Text that is no height stays as it was typed, until the rules are asked. */
export const fromHeightParts = ({ feet, inches }: HeightParts): Typed => {
  if (feet.trim() === '' && inches.trim() === '') return null
  const isWhole = isCount(feet) && (inches.trim() === '' || (isCount(inches) && Number(inches) < 12))
  return isWhole ? Number(feet) * 12 + Number(inches || 0) : `${feet} ft ${inches}`
}

export const centimeters = (typed: Typed): string =>
  typeof typed === 'number' ? hundredthsText(Math.round(typed * 2.54 * 10) / 10) : (typed ?? '')

/** To a hundredth of an inch, so 178 cm stays 178 cm. */
export const fromCentimeters = (text: string): Typed => {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return isCount(trimmed) ? Math.round((Number(trimmed) / 2.54) * 100) / 100 : text
}

const limits = {
  height_in: { label: 'a height', least: 48, most: 96 },
  wingspan_in: { label: 'a wingspan', least: 48, most: 108 },
}

/** The contract's rule in the person's units. */
export const heightFault = (field: keyof typeof limits, units: Units): string => {
  const { label, least, most } = limits[field]
  return `Please enter ${label} from ${heightText(least, units)} to ${heightText(most, units)}`
}
