import type { Athlete, Metric } from '@fieldhouse/contract/profiles.document'
import { statText, tileColumns } from '@fieldhouse/contract/profiles.figures'
import { lastSeason } from '@fieldhouse/contract/profiles.seasons'
import type { Measurement, Sport } from '@fieldhouse/contract/profiles.sport'

const cmPerInch = 2.54
const kgPerPound = 0.45359237

const trimmed = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)))

/** 6′ 1.5″ */
const feetAndInches = (cm: number, step = 1): string => {
  const inches = Math.round(cm / cmPerInch / step) * step
  return `${Math.floor(inches / 12)}′ ${trimmed(inches % 12, 2)}″`
}

const pounds = (kg: number): string => `${Math.round(kg / kgPerPound)} lb`

/** A measurement in US units. */
export const metricWords = ({ value }: Metric, { unit, step }: Measurement): string => {
  switch (unit) {
    case 'length':
      return feetAndInches(value, step)
    case 'short-length':
      return `${trimmed(Math.round(value / cmPerInch / step) * step, 2)}″`
    case 'weight':
      return pounds(value)
    case 'seconds':
      return `${value.toFixed(2)} s`
    case 'mph':
      return `${trimmed(value, 1)} mph`
    case 'rpm':
      return `${Math.round(value)} rpm`
    case 'degrees':
      return `${trimmed(value, 1)}°`
    case 'percent':
      return `${trimmed(value, 1)}%`
    case 'count':
      return trimmed(value, 1)
  }
}

const sourceWords: Record<Metric['source'], string | null> = {
  self: null,
  coach: 'Coach',
  event: 'Event',
  document: 'Document',
}

/** The source of a figure. A source that the athlete typed is shown as reported, never as confirmed. */
export const originWords = ({ source, verified_by, confirmed }: Metric): string =>
  confirmed
    ? `Confirmed by ${confirmed.by}`
    : ['Reported by athlete', verified_by ?? sourceWords[source]].filter(Boolean).join(' · ')

/** The same for little space. */
export const shortOriginWords = (metric: Metric): string =>
  metric.confirmed ? originWords(metric) : 'Reported by athlete'

/** Mar 14 */
export const shortDay = (day: string): string =>
  new Date(`${day.slice(0, 10)}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })

/** March 14, 2026 */
export const dayWords = (iso: string): string =>
  new Date(`${iso.slice(0, 10)}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })

export const fullName = ({ first_name, last_name }: Pick<Athlete, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`

/** What a recruiter asks first. */
export const playsAs = ({ position, class: year }: Athlete, { positions, title }: Sport): string =>
  [positions.find(({ key }) => key === position)?.title ?? title, year === null ? null : `Class of ${year}`]
    .filter(Boolean)
    .join('  ·  ')

/** Height, weight, wingspan, grades: the known ones. */
export const keyFacts = ({ personal_metrics, education }: Athlete): [label: string, value: string][] => {
  const { height_cm, weight_kg, wingspan_cm } = personal_metrics
  const facts: [string, string | null][] = [
    ['Height', height_cm === null ? null : feetAndInches(height_cm)],
    ['Weight', weight_kg === null ? null : pounds(weight_kg)],
    ['Wingspan', wingspan_cm === null ? null : feetAndInches(wingspan_cm, 0.5)],
    ['GPA', education?.gpa == null ? null : education.gpa.toFixed(2)],
    ['SAT', education?.sat == null ? null : String(education.sat)],
    ['ACT', education?.act == null ? null : String(education.act)],
  ]
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value]]))
}

type Played = Pick<Athlete, 'statistics'>

const latest = ({ statistics: { high_school, aau } }: Played) => lastSeason(high_school) ?? lastSeason(aau)

/** The figures of the last season that are first on the page. */
export const keyFigures = (
  athlete: Played & Pick<Athlete, 'position' | 'gender'>,
  sport: Sport,
): [label: string, value: string][] => {
  const season = latest(athlete)
  return tileColumns(sport, athlete, season).flatMap((column): [label: string, value: string][] => {
    const value = season?.values[column.key]
    return value === undefined ? [] : [[column.label, `${statText(column, value)}${column.unit ?? ''}`]]
  })
}

export const seasonOfFigures = (athlete: Played): string => {
  const season = latest(athlete)
  return [season?.season?.title, season?.team].filter(Boolean).join(', ')
}
