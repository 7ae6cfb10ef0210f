import type { Athlete } from '@fieldhouse/contract/profiles'
import { townOf } from '../athlete-words.ts'

/** One line of facts below the poster, besides those it shows. To a visitor what is empty does not exist. */
export const AthleteFacts = ({ athlete }: { athlete: Athlete }) => {
  const facts = [
    { label: 'School', value: athlete.high_school },
    { label: 'Home', value: townOf(athlete) },
    { label: 'Number', value: athlete.number },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className="wrap grid grid-cols-2 gap-x-6 gap-y-7 py-8 sm:flex sm:flex-wrap sm:gap-x-20 sm:py-10">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid min-w-0 content-start gap-2">
          <dt className="label text-muted">{label}</dt>
          <dd className="display text-d3 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
