import { teamOfCollege } from '@fieldhouse/contract/colleges.team'
import type { ShownGender } from '@fieldhouse/contract/recruiting'
import { useQuery } from '@tanstack/react-query'
import { groupName } from '../../../lib/sport-names.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { SegmentedControl } from '../../../ui/actions/segmented-control.tsx'
import type { Center } from '../center.ts'
import { type CenterSearch, showing } from '../center-search.ts'
import { countsQuery } from '../recruiting.api.ts'

interface GenderSwitchProps {
  center: Center
  search: CenterSearch
  onSearchChange: ChangeSearch<CenterSearch>
}

const options = [
  { value: 'female', label: groupName('female') },
  { value: 'male', label: groupName('male') },
  { value: 'all', label: 'Everyone' },
] as const satisfies readonly { value: ShownGender; label: string }[]

/** RCC-05: girls, boys, or everyone. The choice is in the address. The default is the coach's own team. */
export const GenderSwitch = ({ center, search, onSearchChange }: GenderSwitchProps) => {
  const team = useQuery(countsQuery(center.id)).data?.data.team
  const shown: ShownGender = search.gender ?? team?.gender ?? 'all'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SegmentedControl
        label="Girls or boys"
        options={options}
        value={shown}
        onValueChange={(gender) => onSearchChange((latest) => showing(latest, gender))}
      />
      {team && <p className="text-small text-muted">{teamOfCollege(team.gender, team.college)}</p>}
    </div>
  )
}
