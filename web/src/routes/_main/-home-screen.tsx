import type { HomeFacts } from '../../features/site/load-home.ts'
import { HomePage } from '../../features/site/pages/home-page.tsx'
import { startOf } from '../../shell/navigation.ts'
import { useViewer } from '../../shell/use-viewer.ts'
import { lateView } from '../../ui/loading/late-view.tsx'
import type { HomeContext } from './-load-home-screen.ts'

/** Most of it is links, which work before hydration. */
const HomeBelowFold = lateView<HomeFacts>(
  () => import('./-home-below-fold.tsx').then((module) => module.HomeBelowFoldScreen),
  import.meta.env.SSR ? (await import('./-home-below-fold.tsx')).HomeBelowFoldScreen : undefined,
)

/** In the browser, this runs only for a page that the server didn't render, so the scripts of all its parts load here. */
export const loadHomeScreen = async (home: HomeContext): Promise<HomeFacts> => {
  const [{ loadHomeFacts }] = await Promise.all([
    import('./-load-home-screen.ts'),
    import.meta.env.SSR ? null : HomeBelowFold.preload(),
  ])
  return loadHomeFacts(home)
}

/** The home page, also behind a popup with its own address. */
export const HomeScreen = (home: HomeFacts) => (
  <HomePage athletes={home.athletes} start={startOf(useViewer())}>
    <HomeBelowFold {...home} />
  </HomePage>
)
