import type { User } from '@fieldhouse/contract/accounts'
import { Link, useRouterState } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { hasAppearanceSwitch } from './appearance.ts'
import { AppearanceSwitch } from './appearance-switch.tsx'
import { isFullySignedIn, type Place, publicPlaces, startOf } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'
import { openPopup } from './popups.ts'
import { SearchControl } from './search-control.tsx'
import { ViewerMenu } from './viewer-menu.tsx'
import { Wordmark } from './wordmark.tsx'

interface HeaderProps {
  viewer: User | null
  /** What the area we are in consists of; the public pages without one. */
  places?: readonly Place[]
  /** App screens run from edge to edge. */
  isFluid?: boolean
}

/** SHL-09. */
export const Header = ({ viewer, places = publicPlaces, isFluid = false }: HeaderProps) => {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <header className={isFluid ? 'border-b border-line bg-bg' : ''}>
      <a
        href="#content"
        className="sr-only rounded-sm bg-raised focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-10 focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <div
        className={`${isFluid ? 'px-(--gutter)' : 'wrap'} flex min-h-14 flex-wrap items-center gap-1 py-1 sm:min-h-16`}
      >
        <Link to="/" aria-label="Fieldhouse, home" className="touch:min-h-11 inline-flex items-center">
          <Wordmark />
        </Link>
        <nav aria-label="Site" className="ms-7 hidden gap-6 text-ui font-medium menu:flex">
          {places.map(({ label, to }) => (
            <PlaceLink
              key={to}
              to={to}
              className="py-2 text-muted hover:text-text aria-[current=page]:text-text"
            >
              {label}
            </PlaceLink>
          ))}
        </nav>
        <span className="grow" />
        <SearchControl />
        {hasAppearanceSwitch(path) && <AppearanceSwitch />}
        {isFullySignedIn(viewer) && viewer ? (
          <ViewerMenu viewer={viewer} />
        ) : (
          <span className="ms-3 hidden gap-3 menu:flex">
            <Button isOutlined onClick={() => openPopup('login')}>
              Sign In
            </Button>
            <LinkButton to={startOf(viewer)}>Get Started</LinkButton>
          </span>
        )}
        <span className="menu:hidden">
          <MobileMenu viewer={viewer} places={places} />
        </span>
      </div>
    </header>
  )
}

const MobileMenu = ({ viewer, places }: { viewer: User | null; places: readonly Place[] }) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="borderless" isIcon aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Icon of={Menu} size="lg" name="Menu" />
      </Button>
      <Drawer isOpen={isOpen} onClose={close} title="Menu">
        <nav aria-label="Site" className="grid">
          {[{ label: 'Home', to: '/' }, ...places].map(({ label, to }) => (
            <PlaceLink
              key={to}
              to={to}
              onClick={close}
              className="display border-b border-line py-4 text-d3 aria-[current=page]:text-accent-text"
            >
              {label}
            </PlaceLink>
          ))}
        </nav>
        {!isFullySignedIn(viewer) && (
          <div className="grid gap-3 pt-8">
            <LinkButton to={startOf(viewer)} size="lg" isBlock onClick={close}>
              Get Started
            </LinkButton>
            <Button
              size="lg"
              isOutlined
              isBlock
              onClick={() => {
                close()
                openPopup('login')
              }}
            >
              Sign In
            </Button>
          </div>
        )}
      </Drawer>
    </>
  )
}
