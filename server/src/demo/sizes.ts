const toHundredths = (value: number) => Math.round(value * 100) / 100

/** Americans say inches and pounds. The product stores centimeters and kilograms. */
export const centimeters = (inches: number): number => toHundredths(inches * 2.54)
export const inches = (centimeters: number): number => centimeters / 2.54
export const kilograms = (pounds: number): number => toHundredths(pounds * 0.45359237)
export const pounds = (kilograms: number): number => kilograms / 0.45359237

export const metricSize = (heightInches: number, weightPounds: number) => ({
  height_cm: centimeters(heightInches),
  weight_kg: kilograms(weightPounds),
})
