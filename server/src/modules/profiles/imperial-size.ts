interface MetricSize {
  height_cm: number | null
  weight_kg: number | null
}

const cmPerInch = 2.54
const kgPerPound = 0.45359237

const feetAndInches = (cm: number) => {
  const inches = Math.round(cm / cmPerInch)
  return { height: Math.floor(inches / 12), height_in: inches % 12 }
}

/** As Americans say it: whole feet and inches, whole pounds. */
export const imperialSize = ({ height_cm, weight_kg }: MetricSize) => ({
  ...(height_cm === null ? { height: null, height_in: null } : feetAndInches(height_cm)),
  weight: weight_kg === null ? null : Math.round(weight_kg / kgPerPound),
})
