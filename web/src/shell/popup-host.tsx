import type { User } from '@fieldhouse/contract/accounts'
import type { ComponentType } from 'react'
import { type OnDemandProps, onDemand } from '../ui/loading/on-demand.tsx'
import { preloadDialog } from '../ui/overlays/dialog.tsx'
import { closePopup, type Popup, type PopupName, usePopup } from './popups.ts'
import { useViewer } from './use-viewer.ts'

type AnyPopupProps = OnDemandProps & { popup: Popup | null }

/** Each has its own component, which loads when it first opens. */
const body = (name: PopupName) =>
  onDemand<AnyPopupProps>(async () => {
    preloadDialog()
    const { latePopups } = await import('./popups/late-popups.ts')
    // Only rendered for the popup with its name.
    return (await latePopups[name]()) as ComponentType<AnyPopupProps>
  }).OnDemand

const names: readonly PopupName[] = [
  'login',
  'verify-email',
  'resend-code',
  'reset-password',
  'select-role',
  'promo-code',
  'affiliate',
  'join-team',
  'college',
  'payment',
  'messenger',
]
const bodies = names.map(body)

/** ACC-13: a signed-in person without a role needs one, not another sign-in. Nobody else chooses one. */
const shownTo = (viewer: User | null, popup: Popup | null): Popup | null => {
  const isChoosing = viewer?.type === 'unknown'
  if (popup?.name === 'login' && isChoosing) return { name: 'select-role' }
  return popup?.name === 'select-role' && !isChoosing ? null : popup
}

/** Every page's popups, wherever they were opened from. */
export const PopupHost = () => {
  const popup = shownTo(useViewer(), usePopup())
  return bodies.map((Body, place) => {
    const name = names[place]
    return <Body key={name} isOpen={popup?.name === name} popup={popup} onClose={closePopup} />
  })
}
