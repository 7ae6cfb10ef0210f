import type { Actor } from '@fieldhouse/contract/guards'

export interface Place {
  label: string
  to: string
}

/** SHL-09: the public navigation. The sign itself leads home. */
export const publicPlaces: readonly Place[] = [
  { label: 'Services', to: '/services' },
  { label: 'About Us', to: '/about-us' },
  { label: 'Packages', to: '/packages' },
  { label: 'Contact Us', to: '/contact-us' },
]

/** SHL-10. */
export const footerPlaces: readonly (Place & { isForSmallScreens?: boolean })[] = [
  { label: 'Packages', to: '/packages' },
  { label: 'Services', to: '/services' },
  { label: 'About Us', to: '/about-us' },
  { label: 'Contact Us', to: '/contact-us' },
  { label: 'For Parents', to: '/services/for-parents', isForSmallScreens: true },
  { label: 'Privacy Policy', to: '/policy' },
  { label: 'Terms & Conditions', to: '/terms' },
]

/** Signed in and with a role: whoever has not chosen one yet is offered Get Started and Sign In like a visitor. */
export const isFullySignedIn = (viewer: Pick<Actor, 'type'> | null): boolean =>
  viewer !== null && viewer.type !== 'unknown'

/** Where Get Started leads, by role. */
export const startOf = (viewer: Pick<Actor, 'type'> | null): string => {
  switch (viewer?.type) {
    case 'coach':
      return '/coach/users'
    case 'admin':
      return '/admin/users'
    case 'rsc':
      return '/coach/roster'
    case 'affiliate':
      return '/affiliate/my-sales'
    default:
      return '/packages'
  }
}
