import type { AnyRouter } from '@tanstack/react-router'
import { isInArea } from './lib/areas.ts'
import { routeTree } from './routeTree.gen.ts'

/**
 * In the browser. The routes of the areas join the others when someone goes there. People who are signed in probably
 * will.
 */
export const withAreaRoutes = async <Router extends AnyRouter>(
  router: Router,
  isSignedIn: () => boolean,
): Promise<Router> => {
  const add = async () => {
    const { areaRoutes } = await import('./routeTree.gen.ts?areas')
    routeTree._addFileChildren([...Object.values(routeTree.children ?? []), ...areaRoutes])
    router.setRoutes(router.buildRouteTree())
  }
  let added: Promise<void> | undefined
  const addOnce = () => {
    added ??= add()
    added.catch(() => {
      added = undefined
    })
    return added
  }

  const { load, preloadRoute } = router
  router.load = async (options) => {
    const { pathname, href } = router.history.location
    try {
      if (isInArea(pathname)) await addOnce()
    } catch {
      // The server knows all pages.
      window.location.assign(href)
      return
    }
    return load(options)
  }
  router.preloadRoute = async (options) => {
    if (isInArea(router.buildLocation(options as never).pathname)) await addOnce()
    return preloadRoute(options)
  }

  router.subscribe('onRendered', () => {
    if (isSignedIn()) addOnce().catch(() => undefined)
  })
  if (isInArea(router.latestLocation.pathname)) await addOnce()
  return router
}
