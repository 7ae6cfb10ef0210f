import { type OnDemandProps, onDemand } from '../loading/on-demand.tsx'
import type { DrawerProps } from './drawer-body.tsx'

const { OnDemand } = onDemand<DrawerProps & OnDemandProps>(() =>
  import('./drawer-body.tsx').then(({ DrawerBody }) => DrawerBody),
)

/** A sheet from the side of the screen: the menu of a phone, a panel of details. */
export const Drawer = (props: DrawerProps) => <OnDemand {...props} />
