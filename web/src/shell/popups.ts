import type { PackageKey } from '@fieldhouse/contract/billing'
import type { BillingCycle } from '@fieldhouse/contract/billing.subscriptions'
import type { LoginView } from '../features/accounts/login/login-views.ts'
import type { Chat } from '../features/messaging/chat-address.ts'
import { createStore, useStore } from '../lib/store.ts'
import type { OnDemandProps } from '../ui/loading/on-demand.tsx'

/** What somebody is about to buy, and for whom if the page says so. */
interface PaymentChoice {
  packageKey: PackageKey
  cycle: BillingCycle
  athleteUserId?: string | null | undefined
}

/** The popups that open over any page, at most one at a time. */
export type Popup =
  | { name: 'login'; view?: LoginView; email?: string }
  /** The four boxes for the code that was sent to `email`. */
  | { name: 'verify-email'; userId: string; email?: string }
  | { name: 'resend-code' }
  | { name: 'reset-password'; token: string; email: string }
  | { name: 'select-role' }
  /** `next` opens after the result was read. */
  | { name: 'promo-code'; code: string; next?: Popup }
  | { name: 'affiliate'; code: string }
  /** COA-01: for a signed-in person who opened a team's link. */
  | { name: 'join-team'; teamId: string }
  /** With the person's success coach, unless another conversation is named. */
  | { name: 'messenger'; chat?: Chat }
  /** PAY-02. After the payment it goes to `returnTo`, or to the athlete's page. */
  | ({ name: 'payment'; returnTo?: string | null | undefined } & PaymentChoice)
  /** A college, by its number and name. */
  | { name: 'college'; id: number; title: string }

export type PopupName = Popup['name']

/** The props of a popup's component. */
export interface PopupProps<Name extends PopupName> extends OnDemandProps {
  popup: Extract<Popup, { name: Name }>
}

const popup = createStore<Popup | null>(null)

export const openPopup = (opened: Popup): void => popup.set(opened)
/** Sign-in for a person without an account, or without a role yet. */
export const openSignUp = (viewer: object | null): void =>
  openPopup(viewer ? { name: 'select-role' } : { name: 'login', view: 'signUp' })
/** PAY-02: buying a package. */
export const openPayment = (
  packageKey: PackageKey,
  cycle: BillingCycle,
  returnTo?: string,
  athleteUserId?: string,
): void => openPopup({ name: 'payment', packageKey, cycle, returnTo, athleteUserId })
/** PRO-07. */
export const openCollege = ({ id, name }: { id: number; name: string }): void =>
  openPopup({ name: 'college', id, title: name })
export const closePopup = (): void => popup.set(null)
export const currentPopup = (): Popup | null => popup.get()
export const usePopup = (): Popup | null => useStore(popup, null)
/** Called when one opens and when one closes. */
export const watchPopup = popup.subscribe
