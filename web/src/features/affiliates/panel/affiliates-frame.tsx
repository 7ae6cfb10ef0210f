import { LinkButton } from '../../../ui/actions/link-button.tsx'

const panelPlaces = [
  { to: '/admin/promo-codes', label: 'Codes' },
  { to: '/admin/promo-codes/invites', label: 'Invitations' },
  { to: '/admin/promo-codes/payouts', label: 'Payouts' },
] as const

export type PanelPlace = (typeof panelPlaces)[number]['to']

/** ADM-04: promo codes are shown as Affiliates. */
export const affiliatesFrame = (current: PanelPlace) => ({
  title: 'Affiliates',
  about: (
    <nav aria-label="Affiliates" className="flex flex-wrap gap-2">
      {panelPlaces.map(({ to, label }) => (
        <LinkButton
          key={to}
          to={to}
          size="sm"
          isOutlined
          isActive={to === current}
          aria-current={to === current ? 'page' : undefined}
        >
          {label}
        </LinkButton>
      ))}
    </nav>
  ),
})
