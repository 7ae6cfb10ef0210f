import { createFileRoute } from '@tanstack/react-router'
import { OwnWeekPage } from '../../features/tasks/ledger/own-week-page.tsx'
import { guarded } from '../../shell/guarded.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

/** COA-03: a success coach's own week. */
export const Route = createFileRoute('/coach/time')({
  beforeLoad: guarded('success-coach'),
  head: () => ({ meta: [{ title: 'My Time | Fieldhouse' }] }),
  errorComponent: PageFailed,
  component: OwnWeekPage,
})
