import { useActiveTask } from '../use-active-task.ts'
import { WeekLedger } from './week-ledger.tsx'

/** /coach/time: the success coach's own week, with all athletes. */
export const OwnWeekPage = () => {
  const running = useActiveTask()
  return (
    <div className="px-(--gutter) pt-8 pb-16 sm:pt-10">
      <div className="max-w-(--page)">
        <WeekLedger heading="h1" running={running} />
      </div>
    </div>
  )
}
