import type { ReactNode } from 'react'

export interface ListFrameProps {
  title: string
  /** The heading level. The default is the page's first heading. */
  as?: 'h1' | 'h4' | undefined
  /** One sentence below the title. */
  about?: ReactNode
  /** Beside the title. */
  action?: ReactNode
  /** Beside the list in a wide window, and below it elsewhere. */
  aside?: ReactNode
  children: ReactNode
}

/** The page around a list. */
export const ListFrame = ({ title, as: Heading = 'h1', about, action, aside, children }: ListFrameProps) => {
  const page = (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 px-(--gutter) pt-8 pb-16 sm:pt-10">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <Heading className="text-d1">{title}</Heading>
          {action}
        </div>
        {about}
      </div>
      {children}
    </div>
  )
  if (!aside) return page
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:min-h-(--page-window) lg:grid-cols-[minmax(0,1fr)_24rem]">
      {page}
      <aside className="grid content-start gap-10 border-line bg-surface px-(--gutter) py-8 max-lg:border-t lg:border-s lg:px-7 lg:py-10">
        {aside}
      </aside>
    </div>
  )
}
