import { onDemand } from '../../../ui/loading/on-demand.tsx'
import type { AssistantBodyProps } from './assistant-body.tsx'

const { OnDemand, preload } = onDemand<AssistantBodyProps>(() =>
  import('./assistant-body.tsx').then(({ AssistantBody }) => AssistantBody),
)

/** PRO-07. Loaded when it is asked for; what was said stays while the page it stands on does. */
export const AssistantPopup = OnDemand

/** For the button that opens it: loads it while the pointer is still on its way. */
export const preloadAssistant = preload
