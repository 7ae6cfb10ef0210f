import { createContext, type ReactNode } from 'react'
import { classNames } from '../../ui/style/class-names.ts'

/** Whether a layout around this component already has the page's `main`. */
export const InsideContent = createContext(false)

/** The `main` of a page. An error page inside it adds no second one. */
export const Content = ({ className, children }: { className?: string; children: ReactNode }) => (
  <main id="content" tabIndex={-1} className={classNames('outline-none', className)}>
    <InsideContent value>{children}</InsideContent>
  </main>
)
