import type { Actor } from '@fieldhouse/contract/guards'
import type { QueryClient } from '@tanstack/react-query'
import { loadMySales } from '../features/affiliates/my-sales/my-sales.api.ts'
import { MySalesPage, NoCodeYet } from '../features/affiliates/my-sales/my-sales-page.tsx'
import { readMySalesSearch } from '../features/affiliates/my-sales/my-sales-search.ts'
import { siteFacts } from '../lib/site-facts.ts'
import { useListAddress } from '../lib/use-list-address.ts'

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
  hasPromoCode: boolean
}

export const MySalesScreen = ({ hasPromoCode }: MySalesScreenProps) => {
  const address = useListAddress(readMySalesSearch, { keepsScroll: true })
  if (!hasPromoCode) return <NoCodeYet />
  return <MySalesPage {...address} siteOrigin={siteFacts().siteOrigin} />
}
