import { type OnDemandProps, onDemand } from '../loading/on-demand.tsx'
import type { DialogProps } from './dialog-body.tsx'

const { OnDemand, preload } = onDemand<DialogProps & OnDemandProps>(() =>
  import('./dialog-body.tsx').then(({ DialogBody }) => DialogBody),
)

/** For a button that will open one: loads it while the pointer is still approaching. */
export const preloadDialog = preload

/** A separate task over the page. */
export const Dialog = (props: DialogProps) => <OnDemand {...props} />
