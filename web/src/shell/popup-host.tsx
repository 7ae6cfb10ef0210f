import type { User } from '@fieldhouse/contract/accounts'
import type { ComponentType } from 'react'
import { type OnDemandProps, onDemand } from '../ui/loading/on-demand.tsx'
import { preloadDialog } from '../ui/overlays/dialog.tsx'
import type { LateName } from './popups/late-popups.ts'
import { closePopup, type Popup, type PopupName, usePopup } from './popups.ts'
import { useViewer } from './use-viewer.ts'

type AnyPopupProps = OnDemandProps & { popup: Popup | null }

/** Each has its own component, which loads when it first opens. */
const body = (load: () => Promise<unknown>) =>
  onDemand<AnyPopupProps>(() => {
    preloadDialog()
    // Only rendered for the popup with its name.
    return load() as Promise<ComponentType<AnyPopupProps>>
  }).OnDemand

const late = (name: LateName) =>
  body(() => import('./popups/late-popups.ts').then<unknown>(({ latePopups }) => latePopups[name]()))

const bodies: Record<PopupName, ReturnType<typeof body>> = {
  // The one that people open most, without a detour.
  login: body(() => import('./popups/login-popup.tsx').then((module) => module.LoginPopup)),
  'verify-email': late('verify-email'),
  'resend-code': late('resend-code'),
  'reset-password': late('reset-password'),
  'select-role': late('select-role'),
  'promo-code': late('promo-code'),
  affiliate: late('affiliate'),
  college: late('college'),
  payment: late('payment'),
  messenger: late('messenger'),
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
