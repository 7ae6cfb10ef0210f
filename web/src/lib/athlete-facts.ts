import type { Units } from './units.ts'

/** A line never starts with the dot. */
const dot = '\u00a0· '

/** The known facts about a person, in one line. Unknown facts are left out. */
export const factLine = (facts: readonly (string | number | null | undefined | false)[]): string =>
  facts.filter(Boolean).join(dot)

const inCentimeters = (inches: number): number => Math.round(inches * 2.54)
const inKilograms = (pounds: number): number => Math.round(pounds * 0.45359237)

interface Size {
  value: string
  /** Feet and inches have their signs instead. */
  unit: string | null
}

/** A size in one piece, `178 cm`. */
export const sizeText = (size: Size | null): string | null =>
  size && (size.unit ? `${size.value}\u00a0${size.unit}` : size.value)

interface Height {
  height: number | null
  height_in: number | null
}

/** In feet and inches, `5'10"`, or in centimeters. */
export const heightOf = ({ height, height_in }: Height, units: Units): Size | null => {
  if (!height) return null
  const inches = height_in ?? 0
  return units === 'imperial'
    ? { value: `${height}'${inches}"`, unit: null }
    : { value: String(inCentimeters(height * 12 + inches)), unit: 'cm' }
}

/** In pounds or kilograms. */
export const weightOf = ({ weight }: { weight: number | null }, units: Units): Size | null => {
  if (!weight) return null
  return units === 'imperial'
    ? { value: String(weight), unit: 'lbs' }
    : { value: String(inKilograms(weight)), unit: 'kg' }
}

const metricScales = {
  height: { convert: inCentimeters, unit: 'cm' },
  weight: { convert: inKilograms, unit: 'kg' },
}

/** A range of inches or pounds as a metric one. Its id names its first and last value: `under-64`, `64-67`, `80-up`. */
const metricRange = (id: string, { convert, unit }: (typeof metricScales)['height']): string => {
  const [first = '', last = ''] = id.split('-')
  if (first === 'under') return `Under ${convert(Number(last))} ${unit}`
  if (last === 'up') return `${convert(Number(first))} ${unit} and up`
  return `${convert(Number(first))} to ${convert(Number(last) + 1) - 1} ${unit}`
}

interface RangeFilter {
  id: string
  variants: readonly { id: string; title: string }[]
}

/** The filters with heights and weights in the person's units. */
export const withRangesIn = <Filter extends RangeFilter>(
  filters: readonly Filter[],
  units: Units,
): readonly Filter[] => {
  if (units === 'imperial') return filters
  return filters.map((filter) =>
    filter.id === 'height' || filter.id === 'weight'
      ? {
          ...filter,
          variants: filter.variants.map((variant) => ({
            ...variant,
            title: metricRange(variant.id, metricScales[filter.id as 'height' | 'weight']),
          })),
        }
      : filter,
  )
}
