import type { RecruitingFilter } from '@fieldhouse/contract/recruiting'
import { Search } from 'lucide-react'
import { Icon } from '../../../ui/media/icon.tsx'

/** The chosen values of every filter: `NCAA D1, Oregon`. */
const chosenWords = (filters: readonly RecruitingFilter[]): string =>
  filters
    .flatMap(({ variants, selected }) =>
      variants.flatMap(({ id, title }) => (selected.includes(id) ? title : [])),
    )
    .join(', ')

/** PAY-04: in place of the search and the filters, after the package ended. */
export const SavedSearch = ({ filters }: { filters: readonly RecruitingFilter[] | null }) => {
  const chosen = chosenWords(filters ?? [])
  return (
    <p className="flex gap-2.5 px-5 pt-4.5 pb-1 text-ui text-pretty sm:px-7">
      <Icon of={Search} className="mt-px shrink-0 text-muted" />
      <span className="min-w-0 wrap-anywhere">
        {chosen ? (
          <>
            Your saved filters: <b className="font-semibold">{chosen}</b>.
          </>
        ) : (
          'These are all colleges, without filters.'
        )}{' '}
        New searches need a package.
      </span>
    </p>
  )
}
