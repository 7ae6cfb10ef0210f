import { onDemand } from '../../../ui/loading/on-demand.tsx'
import type { AssistantBodyProps } from './assistant-body.tsx'

const { OnDemand, preload } = onDemand<AssistantBodyProps>(() =>
  import('./assistant-body.tsx').then(({ AssistantBody }) => AssistantBody),
)

/** PRO-07. Loaded on demand. The conversation stays as long as its page. */
export const AssistantPopup = OnDemand

/** For the button that opens it: loads it while the pointer is still approaching. */
export const preloadAssistant = preload
