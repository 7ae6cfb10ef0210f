import type { User } from '@fieldhouse/contract/accounts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import type { OnDemandProps } from '../../ui/loading/on-demand.tsx'
import { DrawerBody } from '../../ui/overlays/drawer-body.tsx'
import { placesOf } from '../layouts/area-places.ts'
import { useHasAgent } from '../messages/use-has-agent.ts'
import { type NavLink, startOf, typeNames } from '../navigation.ts'
import { PlaceLink } from '../place-link.tsx'
import { openPopup } from '../popups.ts'
import { SignInButton } from '../sign-in-button.tsx'
import { shortcutsOf } from './shortcuts.ts'

export interface MobileMenuBodyProps extends OnDemandProps {
  /** Null for people who see Get Started and Sign In. */
  viewer: User | null
  /** The area's pages. */
  places: readonly NavLink[]
  /** The athlete in the address. */
  athleteUserId: string | null
  onClose: () => void
  onSignOut: () => void
}

const home: NavLink = { label: 'Home', to: '/' }

/** SHL-09: everything the header has no room for on a phone. */
export const MobileMenuBody = ({
  viewer,
  places,
  athleteUserId,
  onSignOut,
  ...drawer
}: MobileMenuBodyProps) => {
  const { onClose } = drawer
  return (
    <DrawerBody {...drawer} title="Menu">
      <nav aria-label="Site" className="grid">
        {[home, ...places].map(({ label, to, isMore: _, ...mark }) => (
          <PlaceLink
            key={to}
            to={to}
            {...mark}
            onClick={onClose}
            className="display border-b border-line py-4 text-d3 aria-[current=page]:text-accent-text"
          >
            {label}
          </PlaceLink>
        ))}
      </nav>
      {viewer ? (
        <OwnPlaces
          viewer={viewer}
          shown={places}
          athleteUserId={athleteUserId}
          onClose={onClose}
          onSignOut={onSignOut}
        />
      ) : (
        <div className="grid gap-3 pt-8">
          <LinkButton to={startOf(viewer)} size="lg" isBlock onClick={onClose}>
            Get Started
          </LinkButton>
          <SignInButton size="lg" isBlock onPress={onClose} />
        </div>
      )}
    </DrawerBody>
  )
}

interface OwnPlacesProps {
  viewer: User
  /** Already in the menu. */
  shown: readonly NavLink[]
  athleteUserId: string | null
  onClose: () => void
  onSignOut: () => void
}

/** A place is listed once, even if two links with other names go there. */
const isNew = (to: string, label: string, known: readonly NavLink[]): boolean =>
  known.every((place) => place.to !== to && place.label !== label)

const OwnPlaces = ({ viewer, shown, athleteUserId, onClose, onSignOut }: OwnPlacesProps) => {
  // The header's icon buttons have no room on a phone.
  const shortcuts = shortcutsOf(viewer, athleteUserId)
  const others: NavLink[] = [...placesOf(viewer), ...shortcuts.map(({ title, to }) => ({ label: title, to }))]
  const places = others.filter(({ to, label }, index) =>
    isNew(to, label, [...shown, ...others.slice(0, index)]),
  )
  const hasAgent = useHasAgent(viewer)
  return (
    <section aria-label="Your account" className="grid gap-1 pt-8">
      <p className="font-semibold wrap-anywhere">
        {viewer.first_name} {viewer.last_name}
      </p>
      <p className="pb-2 text-small text-muted wrap-anywhere">
        {typeNames[viewer.type]}
        {viewer.email && ` · ${viewer.email}`}
      </p>
      {places.map(({ label, to, isExact }) => (
        <PlaceLink
          key={to}
          to={to}
          isExact={isExact}
          onClick={onClose}
          className="flex min-h-11 items-center border-b border-line text-body wrap-anywhere aria-[current=page]:font-semibold"
        >
          {label}
        </PlaceLink>
      ))}
      {hasAgent && (
        <button
          type="button"
          className="flex min-h-11 items-center border-b border-line text-start text-body"
          onClick={() => {
            onClose()
            openPopup({ name: 'messenger' })
          }}
        >
          Chat with Your Agent
        </button>
      )}
      <div className="pt-5">
        <Button
          size="lg"
          isOutlined
          isBlock
          onClick={() => {
            onClose()
            onSignOut()
          }}
        >
          Sign Out
        </Button>
      </div>
    </section>
  )
}
