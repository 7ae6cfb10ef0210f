import { lateView } from '../../ui/loading/late-view.tsx'
import { Header } from '../header.tsx'
import type { NavLink } from '../navigation.ts'
import { Content } from './content.tsx'
import type { LayoutProps } from './layout.ts'

/** Only success coaches load it, and its links work before that. */
const RosterBar = lateView(
  () => import('../../features/roster/components/roster-bar.tsx').then((module) => module.RosterBar),
  import.meta.env.SSR
    ? (await import('../../features/roster/components/roster-bar.tsx')).RosterBar
    : undefined,
  'contents',
)

interface BcmLayoutProps extends LayoutProps {
  places: readonly NavLink[]
  /** The athlete in the address, for whom a success coach acts. */
  userId: string | null
}

/** From edge to edge. Each page has its own title, and the header has the buttons between the pages. */
export const BcmLayout = ({ viewer, places, userId, children }: BcmLayoutProps) => (
  <div className="flex grow flex-col [--gutter:1.25rem] sm:[--gutter:2.5rem]">
    <div className="print:hidden">
      <Header viewer={viewer} places={places} athleteUserId={userId} isFluid />
    </div>
    {viewer?.type === 'rsc' && userId && <RosterBar userId={userId} isFluid isSticky />}
    <Content className="grow">{children}</Content>
  </div>
)
