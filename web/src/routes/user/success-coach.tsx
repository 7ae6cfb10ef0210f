import { createFileRoute } from '@tanstack/react-router'
import { FamilyLedgerPending } from '../../features/tasks/ledger/family-page.tsx'
import type { FamilySearch } from '../../features/tasks/ledger/family-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { PageFailed } from '../../shell/page-failed.tsx'
import { FamilyLedgerScreen } from '../../shell/tasks/family-ledger-screen.tsx'

/** COA-03. */
export const Route = createFileRoute('/user/success-coach')({
  validateSearch: readByPage<FamilySearch>,
  head: () => ({ meta: [{ title: 'Success coach | Fieldhouse' }] }),
  pendingComponent: FamilyLedgerPending,
  errorComponent: PageFailed,
  component: () => {
    const { viewer } = Route.useRouteContext()
    return viewer && <FamilyLedgerScreen viewer={viewer} path="/user/success-coach" />
  },
})
