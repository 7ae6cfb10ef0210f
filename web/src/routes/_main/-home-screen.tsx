import type { User } from '@fieldhouse/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { PackagesTeaser } from '../../features/billing/components/packages-teaser.tsx'
import { loadFamilyPackages, useOwnPackages } from '../../features/billing/family-packages.ts'
import { type HomeFacts, loadHome } from '../../features/site/load-home.ts'
import { HomePage } from '../../features/site/pages/home-page.tsx'
import { packagesQuery } from '../../lib/packages.ts'
import { startOf } from '../../shell/navigation.ts'
import { openPayment } from '../../shell/popups.ts'
import { useViewer } from '../../shell/use-viewer.ts'

export const loadHomeScreen = async ({
  context: { queryClient, viewer },
}: {
  context: { queryClient: QueryClient; viewer: User | null }
}): Promise<HomeFacts> => {
  const [home] = await Promise.all([
    loadHome(),
    queryClient.prefetchQuery(packagesQuery),
    loadFamilyPackages(queryClient, viewer),
  ])
  return home
}

/** The home page, also behind a popup with its own address. */
export const HomeScreen = (home: HomeFacts) => (
  <HomePage
    {...home}
    start={startOf(useViewer())}
    packages={
      <PackagesTeaser
        own={useOwnPackages(useViewer())}
        onChoose={({ key }, period) => openPayment(key, period)}
      />
    }
  />
)
