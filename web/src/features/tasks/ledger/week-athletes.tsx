import type { LedgerDay } from '@fieldhouse/contract/tasks.ledger'
import { Link } from '@tanstack/react-router'
import { Duration } from '../duration.tsx'
import { athletesOfWeek } from './week.ts'

/** Whom the week was for: those with the most time first. */
export const WeekAthletes = ({ days }: { days: readonly LedgerDay[] }) => {
  const athletes = athletesOfWeek(days)
  const most = athletes[0]?.seconds ?? 0
  if (most === 0) return null
  return (
    <section aria-labelledby="week-athletes">
      <h2 id="week-athletes" className="text-d3">
        By athlete
      </h2>
      <ul aria-labelledby="week-athletes" className="mt-4.5 border-t border-line">
        {athletes.map(({ user_id, name, seconds }) => (
          <li key={user_id} className="grid gap-2 border-b border-line py-3 text-ui">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link
                to="/coach/roster/$user_id"
                params={{ user_id }}
                className="min-w-0 font-semibold wrap-anywhere underline-offset-4 hover:underline"
              >
                <bdi>{name}</bdi>
              </Link>
              <span className="font-display text-d4 leading-none font-bold">
                <Duration seconds={seconds} />
              </span>
            </span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-[2px] bg-sunken">
              <span
                className="block h-full bg-accent-text [print-color-adjust:exact]"
                style={{ width: `${(seconds / most) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
