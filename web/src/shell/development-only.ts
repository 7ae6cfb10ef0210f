import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'

/** A browser that shows such a page has it from a server that allowed it. */
const isProduction = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.isProduction ?? true)
  .client(() => false)

/** For pages that serve the people who build the product. In production they do not exist. */
export const developmentOnly = (): void => {
  if (isProduction()) throw notFound()
}
