import type { User } from '@fieldhouse/contract/accounts'
import type { ComponentType } from 'react'
import { type OnDemandProps, onDemand } from '../ui/loading/on-demand.tsx'
import { preloadDialog } from '../ui/overlays/dialog.tsx'
import { closePopup, type Popup, type PopupName, type PopupProps, usePopup } from './popups.ts'
import { useViewer } from './use-viewer.ts'

type AnyPopupProps = OnDemandProps & { popup: Popup | null }

/** Each has its own component, which loads when it first opens. */
const body = <Name extends PopupName>(load: () => Promise<ComponentType<PopupProps<Name>>>) =>
  onDemand<AnyPopupProps>(() => {
    preloadDialog()
    // Only rendered for the popup with its name.
    return load() as Promise<ComponentType<AnyPopupProps>>
  }).OnDemand

const bodies: { [Name in PopupName]: ReturnType<typeof body<Name>> } = {
  login: body(() => import('./popups/login-popup.tsx').then((module) => module.LoginPopup)),
  'verify-email': body(() => import('./popups/verify-popup.tsx').then((module) => module.VerifyPopup)),
  'resend-code': body(() => import('./popups/resend-popup.tsx').then((module) => module.ResendPopup)),
  'reset-password': body(() => import('./popups/reset-popup.tsx').then((module) => module.ResetPopup)),
  'select-role': body(() => import('./popups/role-popup.tsx').then((module) => module.RolePopup)),
  'promo-code': body(() => import('./popups/promo-popup.tsx').then((module) => module.PromoPopup)),
  affiliate: body(() => import('./popups/affiliate-popup.tsx').then((module) => module.AffiliatePopup)),
  college: body(() => import('./popups/college-popup.tsx').then((module) => module.CollegePopup)),
  payment: body(() => import('./popups/late-payment.ts').then((module) => module.loadPayment())),
  messenger: body(() => import('./popups/messenger-popup.tsx').then((module) => module.MessengerPopup)),
}

const names = Object.keys(bodies) as PopupName[]

/** ACC-13: a signed-in person without a role needs one, not another sign-in. Nobody else chooses one. */
const shownTo = (viewer: User | null, popup: Popup | null): Popup | null => {
  const isChoosing = viewer?.type === 'unknown'
  if (popup?.name === 'login' && isChoosing) return { name: 'select-role' }
  return popup?.name === 'select-role' && !isChoosing ? null : popup
}

/** Every page's popups, wherever they were opened from. */
export const PopupHost = () => {
  const popup = shownTo(useViewer(), usePopup())
  return names.map((name) => {
    const Body = bodies[name]
    return <Body key={name} isOpen={popup?.name === name} popup={popup} onClose={closePopup} />
  })
}
