import type { User } from '@fieldhouse/contract/accounts'
import { ChevronDown } from 'lucide-react'
import { Button } from '../ui/actions/button.tsx'
import { onDemand } from '../ui/loading/on-demand.tsx'
import { Avatar } from '../ui/media/avatar.tsx'
import { Icon } from '../ui/media/icon.tsx'
import { useMenu } from '../ui/menus/use-menu.ts'
import type { ViewerMenuBodyProps } from './menus/viewer-menu-body.tsx'

interface ViewerMenuProps {
  viewer: User
  onSignOut: () => void
}

const { OnDemand: Body, preload } = onDemand<ViewerMenuBodyProps>(() =>
  import('./menus/viewer-menu-body.tsx').then(({ ViewerMenuBody }) => ViewerMenuBody),
)

/** SHL-09: the signed-in person, their links, and Sign Out. */
export const ViewerMenu = ({ viewer, onSignOut }: ViewerMenuProps) => {
  const { button, menu } = useMenu(preload)
  const { first_name, last_name, photo } = viewer
  return (
    <span className="max-sm:-mx-2.5">
      <Button variant="borderless" {...button}>
        <span aria-hidden="true" className="contents">
          <Avatar firstName={first_name} lastName={last_name} photo={photo?.url} size="sm" />
        </span>
        <span className="sr-only sm:not-sr-only">
          <span className="block max-w-40 truncate">
            {first_name} {last_name}
          </span>
        </span>
        <Icon of={ChevronDown} size="sm" className="max-sm:hidden" />
      </Button>
      <Body {...menu} viewer={viewer} onSignOut={onSignOut} />
    </span>
  )
}
