import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

interface CardProps extends Omit<ComponentProps<'div'>, 'className'> {
  as?: 'div' | 'section' | 'article' | 'li'
  header?: ReactNode
  footer?: ReactNode
  /** The content brings its own padding, or runs to the edges. */
  isFlush?: boolean
}

/** One object on the page. Rows and sections are divided by thin lines instead. Cards are never nested. */
export const Card = ({ as = 'div', header, footer, isFlush = false, children, ...element }: CardProps) => {
  // The four elements share every div attribute. Their refs differ only in name.
  const Element = as as 'div'
  return (
    <Element
      {...element}
      className={classNames('min-w-0 rounded-lg border border-line bg-surface', isFlush && 'overflow-clip')}
    >
      {header && <div className="border-b border-line px-5 py-4 sm:px-6">{header}</div>}
      <div className={isFlush ? 'min-w-0' : 'min-w-0 p-5 sm:p-6'}>{children}</div>
      {footer && <div className="border-t border-line px-5 py-4 sm:px-6">{footer}</div>}
    </Element>
  )
}

interface BoardProps extends Omit<ComponentProps<'div'>, 'className'> {
  as?: 'div' | 'dl' | 'ul'
  /** Its column classes: `grid-cols-2 lg:grid-cols-4`. */
  columns: string
}

/** Tiles side by side with thin lines between. Empty cells have no lines. */
export const Board = ({ as = 'div', columns, ...element }: BoardProps) => {
  const Element = as as 'div'
  return (
    <Element
      {...element}
      className={classNames(
        'grid gap-px overflow-clip rounded-lg border border-line bg-surface *:shadow-[0_0_0_1px_var(--line)]',
        columns,
      )}
    />
  )
}
