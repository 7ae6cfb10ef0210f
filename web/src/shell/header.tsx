import type { User } from '@fieldhouse/contract/accounts'
import { Link, useRouterState } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/actions/button.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { type OnDemandProps, onDemand } from '../ui/loading/on-demand.tsx'
import { Icon } from '../ui/media/icon.tsx'
import { classNames } from '../ui/style/class-names.ts'
import { hasAppearanceSwitch } from './appearance.ts'
import { AppearanceSwitch } from './appearance-switch.tsx'
import type { MobileMenuBodyProps } from './menus/mobile-menu-body.tsx'
import type { ShortcutButtonsProps } from './menus/shortcut-buttons.tsx'
import type { MessagesControlProps } from './messages/messages-control.tsx'
import { MorePlaces } from './more-places.tsx'
import { isFullySignedIn, type NavLink, publicPlaces, startOf } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'
import { SearchControl } from './search-control.tsx'
import type { SignOutQuestionProps } from './session/sign-out-question.tsx'
import { SignInButton } from './sign-in-button.tsx'
import type { TaskClockProps } from './tasks/task-clock.tsx'
import { ViewerMenu } from './viewer-menu.tsx'
import { Wordmark } from './wordmark.tsx'

interface HeaderProps {
  viewer: User | null
  /** The current area's pages. Without an area, the public pages. */
  places?: readonly NavLink[]
  /** The athlete in the address, for whom a success coach acts. */
  athleteUserId?: string | null
  /** App screens run from edge to edge. */
  isFluid?: boolean
}

const { OnDemand: MobileMenuBody, preload: preloadMenu } = onDemand<MobileMenuBodyProps>(() =>
  import('./menus/mobile-menu-body.tsx').then((module) => module.MobileMenuBody),
)

const { OnDemand: SignOutQuestion } = onDemand<SignOutQuestionProps & OnDemandProps>(() =>
  import('./session/sign-out-question.tsx').then((module) => module.SignOutQuestion),
)

const { OnDemand: RevertButton } = onDemand<OnDemandProps>(() =>
  import('./session/revert-button.tsx').then((module) => module.RevertButton),
)

/** Visitors have no messages, and load nothing for them. */
const { OnDemand: MessagesControl } = onDemand<MessagesControlProps>(() =>
  import('./messages/messages-control.tsx').then((module) => module.MessagesControl),
)

/** Visitors have none, and load nothing for them. */
const { OnDemand: ShortcutButtons } = onDemand<ShortcutButtonsProps>(() =>
  import('./menus/shortcut-buttons.tsx').then((module) => module.ShortcutButtons),
)

/** Only a success coach has a clock. */
const { OnDemand: TaskClock } = onDemand<TaskClockProps>(() =>
  import('./tasks/task-clock.tsx').then((module) => module.TaskClock),
)

/** The areas that the shortcuts go to. */
const isShortcutArea = (to: string): boolean => /^\/(?:recruiting-center|bcm)(?:\/|$)/.test(to)

/** SHL-09. */
export const Header = ({
  viewer,
  places = publicPlaces,
  athleteUserId = null,
  isFluid = false,
}: HeaderProps) => {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [isLeaving, setLeaving] = useState(false)
  const owner = isFullySignedIn(viewer) ? viewer : null
  const isFamily = owner?.type === 'athlete' || owner?.type === 'parent'
  const signOut = () => setLeaving(true)
  const inRow = places.filter(({ isMore }) => !isMore)
  const inMore = places.filter(({ isMore }) => isMore)
  return (
    <header className={isFluid ? 'border-b border-line bg-bg' : ''}>
      <a
        href="#content"
        className="sr-only rounded-sm bg-raised focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-10 focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      {viewer?.impersonator_id && <ActingAs viewer={viewer} />}
      <div
        className={`${isFluid ? 'px-(--gutter)' : 'wrap'} flex min-h-14 flex-wrap items-center py-1 sm:min-h-16 sm:gap-1`}
      >
        <Link to="/" aria-label="Fieldhouse, home" className="touch:min-h-11 inline-flex items-center">
          <Wordmark isShortened={owner !== null} />
        </Link>
        <nav aria-label="Site" className="ms-7 hidden gap-6 text-ui font-medium menu:flex">
          {inRow.map(({ label, to, isMore: _, ...mark }) => (
            <PlaceLink
              key={to}
              to={to}
              {...mark}
              className={classNames(
                'py-2 text-muted hover:text-text aria-[current=page]:text-text',
                // Where the window has room for only one of them, its button is enough.
                isFamily && isShortcutArea(to) && 'lg:max-[112rem]:hidden',
              )}
            >
              {label}
            </PlaceLink>
          ))}
          {inMore.length > 0 && <MorePlaces places={inMore} />}
        </nav>
        <span className="grow" />
        {/* First in the row, so later elements move nothing. */}
        <MessagesControl isOpen={owner !== null} viewer={owner} />
        <ShortcutButtons isOpen={owner !== null} viewer={owner} athleteUserId={athleteUserId} />
        <SearchControl />
        {hasAppearanceSwitch(path) && <AppearanceSwitch />}
        {owner ? (
          <ViewerMenu viewer={owner} onSignOut={signOut} />
        ) : (
          <span className="ms-3 hidden gap-3 menu:flex">
            <SignInButton />
            <LinkButton to={startOf(viewer)}>Get Started</LinkButton>
          </span>
        )}
        <span className="menu:hidden">
          <MobileMenu viewer={owner} places={places} athleteUserId={athleteUserId} onSignOut={signOut} />
        </span>
      </div>
      <TaskClock isOpen={owner?.type === 'rsc'} viewer={owner} />
      <SignOutQuestion isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </header>
  )
}

/** ACC-15: always shows an admin whose account this is. */
const ActingAs = ({ viewer }: { viewer: User }) => (
  <>
    <p className="bg-warning-soft px-(--gutter) py-2 text-center text-ui text-text wrap-anywhere">
      You are acting as{' '}
      <b>
        {viewer.first_name} {viewer.last_name}
      </b>
    </p>
    <RevertButton isOpen />
  </>
)

const MobileMenu = (menu: Pick<MobileMenuBodyProps, 'viewer' | 'places' | 'athleteUserId' | 'onSignOut'>) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="borderless"
        isIcon
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadMenu}
        onFocus={preloadMenu}
        onClick={() => setOpen(true)}
      >
        <Icon of={Menu} size="lg" name="Menu" />
      </Button>
      <MobileMenuBody {...menu} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
