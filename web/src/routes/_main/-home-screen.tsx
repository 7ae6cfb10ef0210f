import type { QueryClient } from '@tanstack/react-query'
import { PackagesTeaser } from '../../features/billing/components/packages-teaser.tsx'
import { type HomeFacts, loadHome } from '../../features/site/load-home.ts'
import { HomePage } from '../../features/site/pages/home-page.tsx'
import { packagesQuery } from '../../lib/packages.ts'
import { startOf } from '../../shell/navigation.ts'
import { openPayment } from '../../shell/popups.ts'
import { useViewer } from '../../shell/use-viewer.ts'

export const loadHomeScreen = async ({
  context: { queryClient },
}: {
  context: { queryClient: QueryClient }
}): Promise<HomeFacts> => {
  const [home] = await Promise.all([loadHome(), queryClient.prefetchQuery(packagesQuery)])
  return home
}

/** The home page, also behind a popup with its own address. */
export const HomeScreen = (home: HomeFacts) => (
  <HomePage
    {...home}
    start={startOf(useViewer())}
    packages={<PackagesTeaser onChoose={({ key }, period) => openPayment(key, period)} />}
  />
)
