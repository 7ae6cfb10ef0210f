import { type OnDemandProps, onDemand } from '../loading/on-demand.tsx'
import type { DialogProps } from './dialog-body.tsx'

const { OnDemand, preload } = onDemand<DialogProps & OnDemandProps>(() =>
  import('./dialog-body.tsx').then(({ DialogBody }) => DialogBody),
)

/** For a button that will open one: loads it while the pointer is still on its way. */
export const preloadDialog = preload

/** A task of its own over the page. */
export const Dialog = (props: DialogProps) => <OnDemand {...props} />
