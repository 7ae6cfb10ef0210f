import { type OnDemandProps, onDemand } from '../loading/on-demand.tsx'
import type { DrawerProps } from './drawer-body.tsx'

const { OnDemand } = onDemand<DrawerProps & OnDemandProps>(() =>
  import('./drawer-body.tsx').then(({ DrawerBody }) => DrawerBody),
)

/** A panel from the side of the screen: a phone's menu, a panel of details. */
export const Drawer = (props: DrawerProps) => <OnDemand {...props} />
