import type { User } from '@fieldhouse/contract/accounts'
import { rootRouteId, useRouteContext } from '@tanstack/react-router'

/** Who is looking, for what stands on every page. */
export const useViewer = (): User | null =>
  useRouteContext({ from: rootRouteId, select: ({ viewer }) => viewer }) ?? null
