import type { User } from '@fieldhouse/contract/accounts'
import type { ReactNode } from 'react'

/** What every layout is given: who is looking, and the page. */
export interface LayoutProps {
  viewer: User | null
  children: ReactNode
}
