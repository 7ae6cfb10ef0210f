import type { Actor } from '@fieldhouse/contract/guards'
import type { QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { loadMySales } from '../features/affiliates/my-sales/my-sales.api.ts'
import { MySalesPage, NoCodeYet } from '../features/affiliates/my-sales/my-sales-page.tsx'
import { readMySalesSearch } from '../features/affiliates/my-sales/my-sales-search.ts'
import { stringifySearch } from '../lib/search-params.ts'
import { siteFacts } from '../lib/site-facts.ts'

/** My Sales is in the area of every owner of a promo code (AFF-01). Its routes differ only by their address. */

interface Loading {
  context: { queryClient: QueryClient; viewer: Pick<Actor, 'has_promo_code'> | null }
  location: { search: object }
}

/** An affiliate may have no code yet. */
export const loadMySalesScreen = async ({
  context: { queryClient, viewer },
  location,
}: Loading): Promise<void> => {
  if (viewer?.has_promo_code) await loadMySales(queryClient, readMySalesSearch(location.search))
}

interface MySalesScreenProps {
  path: '/admin/my-sales' | '/affiliate/my-sales' | '/coach/my-sales' | '/parent/my-sales' | '/user/my-sales'
  search: object
  hasPromoCode: boolean
}

export const MySalesScreen = ({ path, search, hasPromoCode }: MySalesScreenProps) => {
  const navigate = useNavigate()
  if (!hasPromoCode) return <NoCodeYet />
  return (
    <MySalesPage
      search={readMySalesSearch(search)}
      onSearchChange={(next) => void navigate({ to: path, search: next, resetScroll: false })}
      hrefOf={(next) => `${path}${stringifySearch({ ...next })}`}
      siteOrigin={siteFacts().siteOrigin}
    />
  )
}
