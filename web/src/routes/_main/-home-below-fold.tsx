import { PackagesTeaser } from '../../features/billing/components/packages-teaser.tsx'
import { useOwnPackages } from '../../features/billing/family-packages.ts'
import type { HomeFacts } from '../../features/site/load-home.ts'
import { HomeBelowFold } from '../../features/site/pages/home-below-fold.tsx'
import { startOf } from '../../shell/navigation.ts'
import { openPayment } from '../../shell/popups.ts'
import { useViewer } from '../../shell/use-viewer.ts'

/** The home page below its first screen, with the packages of another feature. */
export const HomeBelowFoldScreen = (home: HomeFacts) => (
  <HomeBelowFold
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
