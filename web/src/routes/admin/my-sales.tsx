import { createFileRoute } from '@tanstack/react-router'
import { MySalesPending } from '../../features/affiliates/my-sales/my-sales-page.tsx'
import type { MySalesSearch } from '../../features/affiliates/my-sales/my-sales-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { guarded } from '../../shell/guarded.ts'
import { loadMySalesScreen, MySalesScreen } from '../../shell/my-sales-screen.tsx'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/admin/my-sales')({
  validateSearch: readByPage<MySalesSearch>,
  beforeLoad: guarded('my-sales'),
  loader: loadMySalesScreen,
  head: () => ({ meta: [{ title: 'My Sales | Fieldhouse' }] }),
  pendingComponent: MySalesPending,
  errorComponent: PageFailed,
  component: () => <MySalesScreen hasPromoCode={Route.useRouteContext().viewer?.has_promo_code ?? false} />,
})
