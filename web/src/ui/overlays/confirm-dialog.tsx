import { type OnDemandProps, onDemand } from '../loading/on-demand.tsx'
import type { ConfirmDialogProps } from './confirm-body.tsx'

const { OnDemand, preload } = onDemand<ConfirmDialogProps & OnDemandProps>(() =>
  import('./confirm-body.tsx').then(({ ConfirmBody }) => ConfirmBody),
)

/** A question before something happens: a sheet at the lower edge of a phone, a small dialog elsewhere. */
export const ConfirmDialog = (props: ConfirmDialogProps) => <OnDemand {...props} />

/** Where something could be lost, the question is there before the connection can go. */
export const preloadConfirmDialog = preload
