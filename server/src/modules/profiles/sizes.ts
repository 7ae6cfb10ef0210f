const cmPerInch = 2.54
const kgPerPound = 0.45359237

const hundredths = (value: number) => Math.round(value * 100) / 100

interface Length {
  feet?: number | undefined
  inches?: number | undefined
  cm?: number | undefined
}

/** A given length in cm. Feet and inches are used if both are given. Inches alone are not a person's height. */
export const lengthInCm = ({ feet, inches, cm }: Length): number | null => {
  if (feet !== undefined) return hundredths((feet * 12 + (inches ?? 0)) * cmPerInch)
  return cm ?? null
}

export const weightInKg = ({ pounds, kg }: { pounds?: number | undefined; kg?: number | undefined }) =>
  pounds === undefined ? (kg ?? null) : hundredths(pounds * kgPerPound)
