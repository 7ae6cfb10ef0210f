import type { LayoutProps } from './layout.ts'
import { MainLayout } from './main-layout.tsx'

/** The premium page: always black and dark, whatever color was chosen. */
export const SerosLayout = (props: LayoutProps) => (
  <div data-theme="black" data-mode="dark" className="flex grow flex-col bg-bg text-text">
    <MainLayout {...props} />
  </div>
)
