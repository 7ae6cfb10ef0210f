import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useKeptFocus } from '../../../lib/use-kept-focus.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { newAthletesQuery } from '../roster.api.ts'
import { NewAthleteRow } from './new-athlete-row.tsx'

const firstAthletes = 4

/** COA-02: the first few athletes who wait for a success coach, beside the roster. */
export const NewAthletesSection = () => {
  const { data, error } = useQuery(newAthletesQuery({}))
  const id = useId()
  const heading = useKeptFocus<HTMLHeadingElement>(data?.data ?? [])
  const total = data?.meta.total ?? 0
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 ref={heading} id={id} tabIndex={-1} className="text-d3 outline-none">
        New athletes
        {total > 0 && <span className="ms-2 font-semibold text-muted">{total.toLocaleString('en-US')}</span>}
      </h3>
      {!data && !error && (
        <LoadingRegion>
          <SkeletonRows rows={2} />
        </LoadingRegion>
      )}
      {!data && error && (
        <p className="border-t border-line pt-4 text-ui text-muted">The new athletes did not load.</p>
      )}
      {data && total === 0 && (
        <p className="border-t border-line pt-4 text-ui text-muted">
          Nobody is waiting. Families whose package includes a success coach show up here.
        </p>
      )}
      {data && total > 0 && (
        <ul aria-labelledby={id} className="border-t border-line">
          {data.data.slice(0, firstAthletes).map((athlete) => (
            <NewAthleteRow key={athlete.user_id} athlete={athlete} isNarrow />
          ))}
        </ul>
      )}
      {(error || total > 0) && (
        <p>
          <LinkButton to="/coach/roster/new-athletes" size="sm" isOutlined>
            {total > firstAthletes ? `See all ${total.toLocaleString('en-US')}` : 'See all new athletes'}
          </LinkButton>
        </p>
      )}
    </section>
  )
}
