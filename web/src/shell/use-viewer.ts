import type { User } from '@fieldhouse/contract/accounts'
import { rootRouteId, useRouteContext } from '@tanstack/react-router'

/** The viewer, for the parts of every page. */
export const useViewer = (): User | null =>
  useRouteContext({ from: rootRouteId, select: ({ viewer }) => viewer }) ?? null
