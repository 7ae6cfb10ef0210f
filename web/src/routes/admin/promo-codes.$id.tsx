import { createFileRoute, notFound } from '@tanstack/react-router'
import { CodePage, CodePending } from '../../features/affiliates/panel/code-page.tsx'
import { codeQuery, codeSalesQuery } from '../../features/affiliates/panel/panel.api.ts'
import { type CodeSearch, readCodeSearch } from '../../features/affiliates/panel/panel-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { throwMissing } from '../../lib/throw-missing.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { isUuid } from '../../lib/uuid.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

/** ADM-04. */
export const Route = createFileRoute('/admin/promo-codes/$id')({
  validateSearch: readByPage<CodeSearch>,
  loader: async ({ context: { queryClient }, params: { id }, location }) => {
    if (!isUuid(id)) throw notFound()
    const { show, page = 1 } = readCodeSearch(location.search)
    const [{ data }] = await Promise.all([
      queryClient.ensureQueryData(codeQuery(id)).catch(throwMissing),
      show ? undefined : queryClient.prefetchQuery(codeSalesQuery(id, page)),
    ])
    return { meta: [{ title: `${data.code.code} | Fieldhouse` }] }
  },
  // Kept out of the route map that every visitor loads.
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: CodePending,
  errorComponent: PageFailed,
  component: () => {
    const { id } = Route.useParams()
    return <CodePage key={id} id={id} {...useListAddress(readCodeSearch, { keepsScroll: true })} />
  },
})
