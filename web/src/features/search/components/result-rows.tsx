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

/** Large text moves the words below the picture. */
const resultRowClassName =
  'relative flex flex-wrap items-center gap-4 border-b border-line py-5 sm:gap-x-6 md:flex-nowrap md:gap-x-8'
const wordsClassName =
  'grid min-w-0 grow basis-48 grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-1.5 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]'
const boardClassName =
  'flex shrink-0 basis-full flex-wrap gap-x-8 gap-y-3 md:grid md:basis-auto md:grid-cols-[5.5rem_5rem_6rem]'

/** SRC-03: the results, like a scoreboard: the name, and the numbers a coach looks at first. */
export const ResultRows = ({ athletes, typed, onSelect }: ResultRowsProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets.
  <ul role="list" aria-label="Athletes found" className="border-t border-line">
    {athletes.map((athlete) => (
      <li key={athlete.id} className={resultRowClassName}>
        <Avatar
          size="xl"
          firstName={athlete.first_name}
          lastName={athlete.last_name}
          photo={athlete.photo?.url}
        />
        <div className={wordsClassName}>
          <div className="grid min-w-0 gap-1.5">
            <h2 className="text-d3 wrap-anywhere sm:text-[1.75rem]">
              <Link
                to="/$athleteId"
                params={{ athleteId: athlete.slug }}
                data-press=""
                onClick={() => onSelect(athlete)}
                className="underline-offset-4 outline-none after:absolute after:inset-0 after:rounded-sm hover:underline focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-text"
              >
                <AthleteName name={athlete.full_name} typed={typed} />
              </Link>
            </h2>
            <p className="text-ui wrap-anywhere empty:hidden">{positionAndState(athlete)}</p>
            <p className="text-small text-muted italic wrap-anywhere empty:hidden">
              {foundByWords(athlete.found_by)}
            </p>
          </div>
          <bdi className="text-small text-muted wrap-anywhere empty:hidden">{foundPlace(athlete)}</bdi>
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
    <dl className={boardClassName}>
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

const ResultUnit = ({ unit }: { unit: string | null }) =>
  unit && <span className="ms-1 text-[0.5em] text-muted normal-case">{unit}</span>

interface FigureProps {
  label: string
  /** Its column when they are side by side. */
  column: string
  children: ReactNode
}

const ResultFigure = ({ label, column, children }: FigureProps) => (
  <div className={`grid content-start gap-1 ${column}`}>
    <dt className="label text-muted">{label}</dt>
    <dd className="display text-[1.75rem] leading-none md:text-[2.25rem]">{children}</dd>
  </div>
)

/** Has the shape of the loaded rows. */
export const ResultRowsSkeleton = ({ rows = 8 }: { rows?: number }) => (
  <div aria-hidden="true" className="border-t border-line">
    {Array.from({ length: rows }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <div key={place} className={resultRowClassName}>
        <SkeletonCircle className="size-18" />
        <div className={wordsClassName}>
          <div className="grid min-w-0 gap-2">
            <Skeleton className="h-7 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
          <Skeleton className="h-3.5 w-1/2" />
        </div>
        <div className={boardClassName}>
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
