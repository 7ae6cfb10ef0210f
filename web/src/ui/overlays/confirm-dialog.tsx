import { type OnDemandProps, onDemand } from '../loading/on-demand.tsx'
import type { ConfirmDialogProps } from './confirm-body.tsx'

const { OnDemand, preload } = onDemand<ConfirmDialogProps & OnDemandProps>(() =>
  import('./confirm-body.tsx').then(({ ConfirmBody }) => ConfirmBody),
)

/** A question before an action: a sheet at the lower edge on a phone, a small dialog elsewhere. */
export const ConfirmDialog = (props: ConfirmDialogProps) => <OnDemand {...props} />

/** Preloaded if something could be lost, in case the connection drops. */
export const preloadConfirmDialog = preload
