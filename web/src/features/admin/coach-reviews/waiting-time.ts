const hour = 3_600_000
const day = 24 * hour

const waitedFigure = (count: number, unit: string) => ({
  figure: String(count),
  unit: count === 1 ? unit : `${unit}s`,
})

/**
 * How long a person has waited, as a number with its unit. `now` is passed in, so server and browser render the same
 * text.
 */
export const waitingTime = (since: string, now: number): { figure: string; unit: string } => {
  const waited = Math.max(0, now - Date.parse(since))
  if (waited < hour) return { figure: '<1', unit: 'hour' }
  return waited < day
    ? waitedFigure(Math.floor(waited / hour), 'hour')
    : waitedFigure(Math.floor(waited / day), 'day')
}
