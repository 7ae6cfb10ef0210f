const hour = 3_600_000
const day = 24 * hour

const waitedFigure = (count: number, unit: string) => ({
  figure: String(count),
  unit: count === 1 ? unit : `${unit}s`,
})

/** How long somebody has waited, as a figure with its unit. `now` is given, so that server and browser say the same. */
export const waitingTime = (since: string, now: number): { figure: string; unit: string } => {
  const waited = Math.max(0, now - Date.parse(since))
  if (waited < hour) return { figure: '<1', unit: 'hour' }
  return waited < day
    ? waitedFigure(Math.floor(waited / hour), 'hour')
    : waitedFigure(Math.floor(waited / day), 'day')
}
