import { Footer } from '../footer.tsx'
import { Header } from '../header.tsx'
import type { LayoutProps } from './layout.ts'

/** The public site. */
export const MainLayout = ({ viewer, children }: LayoutProps) => (
  <>
    <Header viewer={viewer} />
    <main id="content" tabIndex={-1} className="outline-none">
      {children}
    </main>
    <Footer />
  </>
)
