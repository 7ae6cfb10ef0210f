import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'

/** A browser can only show such a page if the server allowed it. */
const isProduction = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.isProduction ?? true)
  .client(() => false)

/** For developer pages. They do not exist in production. */
export const developmentOnly = (): void => {
  if (isProduction()) throw notFound()
}
