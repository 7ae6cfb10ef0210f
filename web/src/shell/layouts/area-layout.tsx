import type { ReactNode } from 'react'
import { TabLinks } from '../../ui/navigation/tabs.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { Header } from '../header.tsx'
import type { NavLink } from '../navigation.ts'
import { PlaceLink } from '../place-link.tsx'
import { Content } from './content.tsx'
import type { LayoutProps } from './layout.ts'

interface AreaLayoutProps extends LayoutProps {
  places: readonly NavLink[]
  /** The screen's name, if its pages share one heading. */
  title?: string
  tabs?: readonly NavLink[]
  actions?: ReactNode
  /** Floats over every page of the area. */
  popups?: ReactNode
  /** Its panels start at the edge of the window, and so does the header. */
  hasPanels?: boolean
}

/** A signed-in area: its pages in the header, its screens from edge to edge. */
export const AreaLayout = ({
  viewer,
  places,
  title,
  tabs,
  actions,
  popups,
  hasPanels = false,
  children,
}: AreaLayoutProps) => (
  <>
    <div className={classNames('contents', hasPanels && '[--gutter:1.25rem]')}>
      <Header viewer={viewer} places={places} isFluid />
    </div>
    {(title || tabs || actions) && (
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3 border-b border-line px-(--gutter) pt-6">
        {title && <h1 className="pb-4 text-d2">{title}</h1>}
        {tabs && (
          <TabLinks label={title ?? 'Pages'}>
            {tabs.map(({ label, to }) => (
              <PlaceLink key={to} to={to}>
                {label}
              </PlaceLink>
            ))}
          </TabLinks>
        )}
        {actions && <div className="ms-auto flex flex-wrap gap-3 pb-3">{actions}</div>}
      </div>
    )}
    <Content className="grow">{children}</Content>
    {popups}
  </>
)
