import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TabCount, TabLinks } from '../../ui/navigation/tabs.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { Header } from '../header.tsx'
import type { NavLink } from '../navigation.ts'
import { recruitingPlaces } from './area-places.ts'
import { Content } from './content.tsx'
import type { LayoutProps } from './layout.ts'

interface RecruitmentLayoutProps extends LayoutProps {
  places: readonly NavLink[]
  /** The athlete a success coach acts for. */
  userId: string | null
  /** The counts of the lists, in order. */
  counts?: readonly (number | undefined)[]
  /** The part of the address that stays when another list opens. */
  kept?: object
  /** The owner's name, above the title. */
  about?: ReactNode
  actions?: ReactNode
  /** A line above the panels, also while one fills the screen. */
  notice?: ReactNode
  /** On small screens a panel is a separate screen, with only the header around it. */
  isPanelOpen?: boolean
}

/** As high as the window, so each panel scrolls separately and the message field is always visible. */
export const RecruitmentLayout = ({
  viewer,
  places,
  userId,
  counts = [],
  kept = {},
  about,
  actions,
  notice,
  isPanelOpen = false,
  children,
}: RecruitmentLayoutProps) => (
  <div
    className={classNames(
      'flex min-h-0 grow flex-col [--gutter:1.25rem] sm:[--gutter:1.75rem] lg:h-[calc(100dvh-var(--bottom-bar))] lg:grow-0',
      isPanelOpen && 'max-lg:h-[calc(100dvh-var(--bottom-bar))] max-lg:grow-0',
    )}
  >
    <Header viewer={viewer} places={places} athleteUserId={userId} isFluid />
    <Content className="flex min-h-0 grow flex-col">
      {isPanelOpen && <h1 className="sr-only lg:hidden">Recruiting Center</h1>}
      <div
        className={classNames(
          'flex flex-wrap items-end gap-x-8 border-b border-line px-(--gutter) pt-5 sm:pt-6',
          isPanelOpen && 'max-lg:hidden',
        )}
      >
        {about && (
          <div className="-mt-2 -ms-3 flex w-full flex-wrap items-center pb-3 empty:hidden">{about}</div>
        )}
        <h1 className="pb-4 text-[min(2.5rem,13vw)] max-sm:w-full">Recruiting Center</h1>
        {/* The underline overlaps the thin line below the header. */}
        <div className="-mb-px min-w-0 max-sm:order-2 max-sm:w-full [&>nav]:shadow-none">
          <TabLinks label="Lists">
            {recruitingPlaces(userId).map(({ label, to }, place) => (
              <Link
                key={to}
                to={to}
                search={kept as never}
                activeOptions={{ includeSearch: false }}
                activeProps={{ 'aria-current': 'page' }}
              >
                {label}
                {counts[place] !== undefined && <TabCount>{counts[place].toLocaleString('en-US')}</TabCount>}
              </Link>
            ))}
          </TabLinks>
        </div>
        {actions && <div className="ms-auto flex flex-wrap gap-2 pb-3.5 max-sm:w-full">{actions}</div>}
      </div>
      {notice}
      <div className="min-h-0 grow lg:overflow-y-auto">{children}</div>
    </Content>
  </div>
)
