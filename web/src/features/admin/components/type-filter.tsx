import type { UserFilter } from '@fieldhouse/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { Chip } from '../../../ui/data/chip.tsx'
import { userFiltersQuery } from '../admin.api.ts'

interface TypeFilterProps {
  type: UserFilter
  onTypeChange: (type: UserFilter) => void
}

/** Narrows the list to one kind of user, and says how many there are of each. */
export const TypeFilter = ({ type, onTypeChange }: TypeFilterProps) => {
  const { data } = useQuery(userFiltersQuery)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Type of user</legend>
      <div className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 sm:flex-wrap">
        {data?.data.map(({ key, title, count }) => (
          <Chip key={key} isOn={key === type} onClick={() => onTypeChange(key)}>
            <span className="whitespace-nowrap">
              {title} <span className="font-normal opacity-80">{count.toLocaleString('en-US')}</span>
            </span>
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
