import type { FoundAthlete } from '@fieldhouse/contract/search'
import { Avatar } from '../../../ui/avatar.tsx'
import { athleteLine } from '../athlete-line.ts'

export const AthleteRow = ({ athlete }: { athlete: FoundAthlete }) => (
  <li className="flex items-center gap-4 border-b border-line py-3.5 last:border-b-0">
    <Avatar
      size="lg"
      firstName={athlete.first_name}
      lastName={athlete.last_name}
      photo={athlete.photo?.url}
    />
    <div className="grid min-w-0 gap-1">
      <p className="display text-d3 wrap-anywhere">
        <bdi>{athlete.full_name}</bdi>
      </p>
      <p className="text-small text-muted wrap-anywhere empty:hidden">{athleteLine(athlete)}</p>
    </div>
  </li>
)
