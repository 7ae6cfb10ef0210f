import type { ExplainedMatch } from '@fieldhouse/contract/matching.match'
import { dollars, percent, wholeNumber } from '../../../lib/college-words.ts'
import { StatBoard, StatTile } from '../../../ui/data/stat-tile.tsx'
import { classNames } from '../../../ui/style/class-names.ts'

const notPublishedYet = <span className="text-[0.5em] font-semibold text-muted">Not published</span>

/** Fits a tile on a phone, also with six digits. */
const LongFigure = ({ children }: { children: string }) => (
  <span className={children.length > 6 ? 'text-[0.7em] whitespace-nowrap' : undefined}>{children}</span>
)

interface CollegeFiguresProps {
  match: Pick<ExplainedMatch, 'college' | 'athlete' | 'net_cost' | 'is_cost_estimate'>
}

/** The college's published figures, next to the athlete's own where there are some. */
export const CollegeFigures = ({ match }: CollegeFiguresProps) => {
  const { college, athlete, net_cost, is_cost_estimate } = match
  const money = (amount: number | null) =>
    amount === null ? notPublishedYet : <LongFigure>{dollars(amount)}</LongFigure>
  const { sat_25, sat_75 } = college
  return (
    <div className="grid gap-10">
      <StatBoard columns="grid-cols-2 lg:grid-cols-4">
        <StatTile
          isCompact
          label="Net cost, a year"
          value={money(net_cost)}
          meaning={
            is_cost_estimate
              ? 'estimate, out of state'
              : college.cost_of_attendance !== null && `list price ${dollars(college.cost_of_attendance)}`
          }
        />
        <StatTile
          isCompact
          label="In-state tuition"
          value={money(college.in_state_tuition)}
          meaning={
            college.out_state_tuition === null
              ? 'a year'
              : college.out_state_tuition === college.in_state_tuition
                ? 'the same out of state'
                : `out of state ${dollars(college.out_state_tuition)}`
          }
        />
        <StatTile
          isCompact
          label="Admitted"
          value={
            college.open_admission
              ? 'All'
              : college.admission_rate === null
                ? notPublishedYet
                : percent(college.admission_rate)
          }
          meaning={college.open_admission ? 'open admission' : 'of those who apply'}
        />
        <StatTile
          isCompact
          label="SAT, middle half"
          value={
            sat_25 === null || sat_75 === null ? (
              notPublishedYet
            ) : (
              <LongFigure>{`${sat_25}–${sat_75}`}</LongFigure>
            )
          }
          meaning={athlete.sat === null ? 'you: no score' : `you: ${athlete.sat}`}
        />
        <StatTile
          isCompact
          label="Undergraduates"
          value={
            college.undergrad_enrollment === null
              ? notPublishedYet
              : wholeNumber(college.undergrad_enrollment)
          }
          meaning={`${college.control}, ${college.setting}`}
        />
        <StatTile
          isCompact
          label="Graduate"
          value={college.graduation_rate === null ? notPublishedYet : percent(college.graduation_rate)}
          meaning="of all students"
        />
        <StatTile
          isCompact
          label="On the roster"
          value={college.roster === null ? notPublishedYet : wholeNumber(college.roster)}
          meaning="players"
        />
        <StatTile
          isCompact
          label="Team game-day budget"
          value={money(college.team_budget)}
          meaning="a season"
        />
      </StatBoard>
      {college.top_majors.length > 0 && (
        <section>
          <h3 className="text-d4 font-semibold">Its largest fields, by share of degrees</h3>
          <dl className="mt-4 grid gap-2.5">
            {college.top_majors.map(({ field, share }) => (
              <div
                key={field}
                className="grid grid-cols-[minmax(0,1fr)_3rem] items-center gap-x-4 gap-y-1 text-ui sm:grid-cols-[16.5rem_minmax(0,1fr)_3rem]"
              >
                <dt>
                  {field}
                  {athlete.majors.includes(field) && <span className="sr-only">, one of your fields</span>}
                </dt>
                <dd className="contents">
                  <span className="h-2.5 overflow-hidden rounded-xs bg-sunken [print-color-adjust:exact] max-sm:order-last max-sm:col-span-full">
                    <span
                      className={classNames(
                        'block h-full',
                        athlete.majors.includes(field) ? 'bg-accent-text' : 'bg-line-strong',
                      )}
                      style={{ width: percent(Math.min(1, share)) }}
                    />
                  </span>
                  <b className="text-end font-display text-[1.1875rem] leading-none font-bold">
                    {percent(share)}
                  </b>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
