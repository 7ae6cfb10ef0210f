import type { FoundAthlete, SearchedAthlete } from '@fieldhouse/contract/search'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { heightOf, weightOf } from '../../../lib/athlete-facts.ts'
import { useUnits } from '../../../lib/units.ts'
import { Skeleton, SkeletonCircle } from '../../../ui/feedback/skeleton.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { foundPlace, positionAndState } from '../athlete-line.ts'
import { foundByWords } from '../found-labels.ts'
import { AthleteName } from './athlete-name.tsx'

interface ResultRowsProps {
  athletes: readonly SearchedAthlete[]
  typed: string
  onSelect: (athlete: FoundAthlete) => void
}

/** SRC-03: the results, like a scoreboard: the name, and the numbers a coach looks at first. */
export const ResultRows = ({ athletes, typed, onSelect }: ResultRowsProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets.
  <ul role="list" aria-label="Athletes found" className="border-t border-line">
    {athletes.map((athlete) => (
      <li key={athlete.id} className="result-row">
        <Avatar
          size="xl"
          firstName={athlete.first_name}
          lastName={athlete.last_name}
          photo={athlete.photo?.url}
        />
        <div className="result-row-words">
          <div>
            <h2>
              <Link
                to="/$athleteId"
                params={{ athleteId: athlete.slug }}
                data-press=""
                onClick={() => onSelect(athlete)}
              >
                <AthleteName name={athlete.full_name} typed={typed} />
              </Link>
            </h2>
            <p>{positionAndState(athlete)}</p>
            <p>{foundByWords(athlete.found_by)}</p>
          </div>
          <bdi>{foundPlace(athlete)}</bdi>
        </div>
        <Scoreboard athlete={athlete} />
      </li>
    ))}
  </ul>
)

/** An unknown value leaves its place empty, so numbers stay in their columns. */
const Scoreboard = ({ athlete: { class: year, personal_metrics } }: { athlete: FoundAthlete }) => {
  const units = useUnits()
  const height = heightOf(personal_metrics, units)
  const weight = weightOf(personal_metrics, units)
  if (!year && !height && !weight) return null
  return (
    <dl className="result-row-board">
      {year && (
        <ResultFigure label="Class" column="md:col-start-1">
          {year}
        </ResultFigure>
      )}
      {height && (
        <ResultFigure label="Height" column="md:col-start-2">
          {height.value}
          <ResultUnit unit={height.unit} />
        </ResultFigure>
      )}
      {weight && (
        <ResultFigure label="Weight" column="md:col-start-3">
          {weight.value}
          <ResultUnit unit={weight.unit} />
        </ResultFigure>
      )}
    </dl>
  )
}

const ResultUnit = ({ unit }: { unit: string | null }) => unit && <span>{unit}</span>

interface FigureProps {
  label: string
  /** Its column when they are side by side. */
  column: string
  children: ReactNode
}

const ResultFigure = ({ label, column, children }: FigureProps) => (
  <div className={column}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** Has the shape of the loaded rows. */
export const ResultRowsSkeleton = ({ rows = 8 }: { rows?: number }) => (
  <div aria-hidden="true" className="border-t border-line">
    {Array.from({ length: rows }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <div key={place} className="result-row">
        <SkeletonCircle className="size-18" />
        <div className="result-row-words">
          <div className="grid min-w-0 gap-2">
            <Skeleton className="h-7 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
          <Skeleton className="h-3.5 w-1/2" />
        </div>
        <div className="result-row-board">
          {['Class', 'Height', 'Weight'].map((label) => (
            <div key={label} className="grid w-16 gap-1.5">
              <Skeleton className="h-3 w-10" />
              <Skeleton className="h-7 w-14" />
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
)
