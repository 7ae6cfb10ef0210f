import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

interface CardProps extends Omit<ComponentProps<'div'>, 'className'> {
  as?: 'div' | 'section' | 'article' | 'li'
  header?: ReactNode
  footer?: ReactNode
  /** What is inside brings its own distances, or runs to the edges. */
  isFlush?: boolean
}

/** One object on the page. Rows and sections are divided by hairlines instead; no card stands in a card. */
export const Card = ({ as = 'div', header, footer, isFlush = false, children, ...element }: CardProps) => {
  // The four share every attribute a div can have; their refs differ only in name.
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
  /** The classes of its columns: `grid-cols-2 lg:grid-cols-4`. */
  columns: string
}

/** Tiles side by side with a hairline between. A row that is not full stays quiet. */
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
