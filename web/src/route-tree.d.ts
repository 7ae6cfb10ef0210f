/** Made by `vite/area-routes.ts`. */
declare module '*/routeTree.gen.ts?areas' {
  import type { AnyRoute } from '@tanstack/react-router'

  export const areaRoutes: AnyRoute[]
}
