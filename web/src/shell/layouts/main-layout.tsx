import { Footer } from '../footer.tsx'
import { Header } from '../header.tsx'
import { Content } from './content.tsx'
import type { LayoutProps } from './layout.ts'

/** The public site. For visitors it sleeps until they use it. */
export const MainLayout = ({ viewer, children }: LayoutProps) => (
  <>
    <Header viewer={viewer} />
    <Content sleeps={viewer === null}>{children}</Content>
    <Footer />
  </>
)
