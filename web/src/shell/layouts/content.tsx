import { createContext, type ReactNode } from 'react'
import { classNames } from '../../ui/style/class-names.ts'

/** Whether a layout around this component already has the page's `main`. */
export const InsideContent = createContext(false)

interface ContentProps {
  className?: string
  /** Its HTML is complete: its scripts load when someone uses the page (`in-page/asleep-page.ts`). */
  sleeps?: boolean
  children: ReactNode
}

/** The `main` of a page. An error page inside it adds no second one. */
export const Content = ({ className, sleeps = false, children }: ContentProps) => (
  <main
    id="content"
    tabIndex={-1}
    {...(sleeps && { 'data-sleeps': '' })}
    className={classNames('outline-none', className)}
  >
    <InsideContent value>{children}</InsideContent>
  </main>
)
