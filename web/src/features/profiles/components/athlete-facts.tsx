import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { townOf } from '../../../lib/towns.ts'
import type { Units } from '../../../lib/units.ts'
import { lengthOf, weightIn } from '../profiles.format.ts'

interface Fact {
  label: string
  value: string
  unit?: string | null
  /** A second line below. */
  note?: string | null
  isText?: boolean
}

const sizesOf = (
  { personal_metrics: { height_cm, weight_kg, wingspan_cm }, education }: Athlete,
  units: Units,
): Fact[] => [
  ...(height_cm === null ? [] : [{ label: 'Height', ...lengthOf(height_cm, units) }]),
  ...(weight_kg === null ? [] : [{ label: 'Weight', ...weightIn(weight_kg, units) }]),
  ...(wingspan_cm === null ? [] : [{ label: 'Wingspan', ...lengthOf(wingspan_cm, units) }]),
  ...(education?.gpa == null ? [] : [{ label: 'GPA', value: education.gpa.toFixed(2) }]),
]

const factPlaces = (athlete: Athlete): Fact[] => {
  const { high_school, club } = athlete
  const town = townOf(athlete)
  const clubNote = club && `Club: ${club}`
  return [
    ...(high_school
      ? [{ label: 'School', value: high_school, note: town ? null : clubNote, isText: true }]
      : []),
    ...(town ? [{ label: 'Home', value: town, note: clubNote, isText: true }] : []),
    ...(club && !high_school && !town ? [{ label: 'Club', value: club, isText: true }] : []),
  ]
}

interface AthleteFactsProps {
  athlete: Athlete
  units: Units
}

/** One line of facts below the poster. Empty facts are hidden from visitors. */
export const AthleteFacts = ({ athlete, units }: AthleteFactsProps) => {
  const facts = [...sizesOf(athlete, units), ...factPlaces(athlete)]
  if (facts.length === 0) return null
  return (
    <dl className="wrap flex flex-wrap justify-between gap-x-4 gap-y-4.5 py-5 sm:gap-x-6 sm:py-6.5">
      {facts.map((fact) => (
        <FactItem key={fact.label} fact={fact} />
      ))}
    </dl>
  )
}

const FactItem = ({ fact: { label, value, unit, note, isText = false } }: { fact: Fact }) => (
  <div
    className={`grid min-w-0 content-start gap-2 ${isText ? 'max-sm:w-full max-sm:border-t max-sm:border-line max-sm:pt-4' : ''}`}
  >
    <dt className="label text-muted">{label}</dt>
    <dd
      className={
        isText
          ? 'font-display text-[1.25rem] leading-[1.1] font-semibold uppercase wrap-anywhere sm:text-[1.375rem]'
          : 'font-display text-[1.75rem] leading-[.95] font-semibold whitespace-nowrap sm:text-[2.25rem]'
      }
    >
      {value}
      {unit && <span className="ms-[3px] text-[.55em] text-muted">{unit}</span>}
      {note && (
        <span className="mt-[3px] block font-sans text-small font-normal text-muted normal-case">{note}</span>
      )}
    </dd>
  </div>
)
