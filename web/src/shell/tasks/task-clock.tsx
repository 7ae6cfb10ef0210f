import type { User } from '@fieldhouse/contract/accounts'
import { ClockStrip } from '../../features/tasks/clock/clock-strip.tsx'
import type { OnDemandProps } from '../../ui/loading/on-demand.tsx'
import { useViewer } from '../use-viewer.ts'

export interface TaskClockProps extends OnDemandProps {
  viewer: User | null
}

/** COA-03: the success coach's clock, below the header of every page. */
export const TaskClock = ({ isOpen, viewer }: TaskClockProps) => {
  // A sample person, as in the showcase, has nothing to load.
  const isPresent = useViewer()?.id === viewer?.id
  return isOpen && isPresent ? <ClockStrip /> : null
}
