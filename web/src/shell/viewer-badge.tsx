import type { User } from '@fieldhouse/contract/accounts'
import { Avatar } from '../ui/avatar.tsx'

/** Who is signed in. */
export const ViewerBadge = ({ viewer: { first_name, last_name } }: { viewer: User }) => (
  <span className="ms-3 inline-flex items-center gap-2.5 text-ui font-semibold">
    <Avatar firstName={first_name} lastName={last_name} size="sm" />
    <span className="hidden sm:inline">
      {first_name} {last_name}
    </span>
  </span>
)
