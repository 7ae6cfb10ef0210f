import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { plainReason } from '../../../lib/plain-reason.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { catalogQuery } from './catalog.api.ts'
import { OptionsEditor } from './options-editor.tsx'
import { PricesSection } from './prices-section.tsx'

/** ADM-03: /admin/packages. */
export const CatalogPage = () => {
  const { data, error, isFetching, refetch } = useQuery(catalogQuery)
  if (data)
    return (
      <CatalogFrame>
        <PricesSection catalog={data.data} />
        <OptionsEditor saved={data.data} />
      </CatalogFrame>
    )
  if (error && !isFetching)
    return (
      <CatalogFrame>
        <ErrorState as="h2" title="The packages did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      </CatalogFrame>
    )
  return <CatalogPending />
}

const CatalogFrame = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-10 px-(--gutter) pt-8 pb-16 sm:pt-10">
    <div className="grid gap-3">
      <h1 className="text-d1">Packages</h1>
      <p className="max-w-[60ch] text-ui text-pretty text-muted">
        A change of price never touches time that a family has paid for, and a family never pays more than the
        price it chose.
      </p>
    </div>
    {children}
  </div>
)

export const CatalogPending = () => (
  <CatalogFrame>
    <LoadingRegion>
      <SkeletonRows rows={8} hasPicture={false} />
    </LoadingRegion>
  </CatalogFrame>
)
