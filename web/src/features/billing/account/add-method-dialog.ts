import { onDemand } from '../../../ui/loading/on-demand.tsx'
import type { AddMethodBodyProps } from './add-method-body.tsx'

/** The card form is loaded when someone is about to add a card. */
export const { OnDemand: AddMethodDialog, preload: preloadAddMethod } = onDemand<AddMethodBodyProps>(() =>
  import('./add-method-body.tsx').then(({ AddMethodBody }) => AddMethodBody),
)
