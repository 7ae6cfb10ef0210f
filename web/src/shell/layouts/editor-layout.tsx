import type { ReactNode } from 'react'
import { AreaLayout } from './area-layout.tsx'
import type { LayoutProps } from './layout.ts'

/** The editor's area, where refunds can be given. */
export const EditorLayout = ({ refund, ...props }: LayoutProps & { refund?: ReactNode }) => (
  <AreaLayout {...props} places={[]} popups={refund} />
)
