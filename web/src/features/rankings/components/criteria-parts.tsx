import type { OwnRanking } from '@fieldhouse/contract/rankings'
import { scoreParts } from '@fieldhouse/contract/rankings.parts'
import { useQuery } from '@tanstack/react-query'
import { partWords } from '../criteria.ts'
import type { OwnParts } from '../own-athletes.ts'
import { rankingQuery } from '../rankings.api.ts'
import { missingText, scoreText } from '../rankings-labels.ts'

interface CriteriaPartsProps {
  label?: string
  /** The parts of the person's own score, when loaded. */
  parts?: OwnRanking['parts'] | undefined
}

/** The parts of a score, with the person's own value beside each if there is one. */
export const CriteriaParts = ({ label = '', parts = [] }: CriteriaPartsProps) => {
  const own = new Map(parts.map((part) => [part.key, part]))
  return (
    <ul className="border-t border-line">
      {scoreParts.map(({ key, title, weight }) => (
        <li
          key={key}
          className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 border-b border-line py-4"
        >
          <span className="display text-[2.25rem] leading-[.9]">
            {weight}
            <span className="text-[0.5em] font-semibold text-muted">%</span>
          </span>
          <span className="grid gap-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-d4">{title}</h3>
              <OwnPart label={label} part={own.get(key)} />
            </span>
            <span className="text-ui text-muted">{partWords[key]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** As in “Yours: 84.0”. */
const OwnPart = ({ label, part }: { label: string; part: OwnRanking['parts'][number] | undefined }) =>
  part && (
    <span className="text-ui font-semibold">
      <bdi>{label}</bdi>: {part.value === null ? missingText(part.key).toLowerCase() : scoreText(part.value)}
    </span>
  )

/** From the same response as the standing on the page, so the popup sends no request. */
export const CriteriaPartsWithOwn = ({ own: { athlete_id, label } }: { own: OwnParts }) => {
  const { data } = useQuery(rankingQuery(athlete_id))
  return <CriteriaParts label={label} parts={data?.data.parts} />
}
