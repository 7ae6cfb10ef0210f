import type { User } from '@fieldhouse/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { loadFamilyPackages } from '../../features/billing/family-packages.ts'
import { type HomeFacts, loadHome } from '../../features/site/load-home.ts'
import { packagesQuery } from '../../lib/packages.ts'
import { siteContentQuery } from '../../lib/site-content.ts'

export interface HomeContext {
  context: { queryClient: QueryClient; viewer: User | null }
}

export const loadHomeFacts = async ({
  context: { queryClient, viewer },
}: HomeContext): Promise<HomeFacts> => {
  const [home] = await Promise.all([
    loadHome(),
    queryClient.prefetchQuery(siteContentQuery),
    queryClient.prefetchQuery(packagesQuery),
    loadFamilyPackages(queryClient, viewer),
  ])
  return home
}
