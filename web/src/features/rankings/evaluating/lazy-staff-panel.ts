import { onDemand } from '../../../ui/loading/on-demand.tsx'
import type { StaffPanelProps } from './staff-panel.tsx'

/** Visitors and families never load it. */
export const { OnDemand: LazyStaffPanel } = onDemand<StaffPanelProps>(() =>
  import('./staff-panel.tsx').then(({ StaffPanel }) => StaffPanel),
)
