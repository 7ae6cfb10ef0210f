import type { User } from '@fieldhouse/contract/accounts'
import type { ReactNode } from 'react'

/** The props of every layout: the viewer and the page. */
export interface LayoutProps {
  viewer: User | null
  children: ReactNode
}
