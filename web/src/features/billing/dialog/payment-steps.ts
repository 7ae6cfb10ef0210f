import type { User } from '@fieldhouse/contract/accounts'
import type { PackageKey } from '@fieldhouse/contract/billing'
import type { BillingCycle, SubscriptionResult } from '@fieldhouse/contract/billing.subscriptions'

export interface BuyingAthlete {
  readonly userId: string
  readonly name: string
  readonly slug: string | null
}

/** The person in front of the dialog. */
export type Buyer =
  | { readonly kind: 'visitor' }
  /** Signed in, but without a role yet. */
  | { readonly kind: 'no-role' }
  | { readonly kind: 'family'; readonly athletes: readonly BuyingAthlete[] }
  /** Coaches and staff. Packages are not for them. */
  | { readonly kind: 'other' }

type ViewerFacts = Pick<User, 'id' | 'type' | 'first_name' | 'last_name' | 'athlete_slug' | 'athletes'>

export const buyerOf = (viewer: ViewerFacts | null): Buyer => {
  if (!viewer) return { kind: 'visitor' }
  const { type, first_name, last_name } = viewer
  if (type === 'unknown') return { kind: 'no-role' }
  if (type === 'athlete')
    return {
      kind: 'family',
      athletes: [{ userId: viewer.id, name: `${first_name} ${last_name}`, slug: viewer.athlete_slug }],
    }
  if (type !== 'parent' || viewer.athletes.length === 0) return { kind: 'other' }
  return {
    kind: 'family',
    athletes: viewer.athletes.map((one) => ({
      userId: one.user_id,
      name: `${one.first_name} ${one.last_name}`,
      slug: one.athlete_slug,
    })),
  }
}

/** The first screen of the account step. */
export type AccountView = 'appLogin' | 'signUp'

/** PAY-02: the steps of the payment dialog. */
export type PaymentStep =
  /** The package, the billing period, and the promo code. */
  | { readonly name: 'summary' }
  /** Sign-in, sign-up, email code, and forgot password. The accounts feature has these screens and their own Back. */
  | { readonly name: 'account'; readonly view: AccountView }
  /** A parent with several athletes says who it is for. */
  | { readonly name: 'athlete' }
  | { readonly name: 'methods' }
  | { readonly name: 'congratulations'; readonly result: SubscriptionResult }
  | { readonly name: 'invoice'; readonly result: SubscriptionResult }
  /** Not for this person. */
  | { readonly name: 'closed' }

export interface PaymentChoice {
  readonly packageKey: PackageKey
  readonly cycle: BillingCycle
}

export interface PaymentState extends PaymentChoice {
  readonly step: PaymentStep
  readonly buyer: Buyer
  /** A checked promo code, or null. */
  readonly promoCode: string | null
  /** Why the server does not take the code for this purchase. */
  readonly promoFault: string | null
  readonly athlete: BuyingAthlete | null
  /** The athlete that the page was about, or null. */
  readonly wantedFor: string | null
}

export type PaymentEvent =
  | { type: 'cycle-chosen'; cycle: BillingCycle }
  | { type: 'code-changed'; code: string | null }
  | { type: 'code-refused'; message: string }
  | { type: 'continued'; view: AccountView }
  /** Someone signed in or out, here or in another tab. */
  | { type: 'buyer-changed'; buyer: Buyer }
  | { type: 'athlete-chosen'; userId: string }
  | { type: 'bought'; result: SubscriptionResult }
  | { type: 'invoice-opened' }
  | { type: 'went-back' }

const hasBought = ({ name }: PaymentStep): boolean => name === 'congratulations' || name === 'invoice'

const onlyAthlete = (buyer: Buyer): BuyingAthlete | null =>
  buyer.kind === 'family' && buyer.athletes.length === 1 ? (buyer.athletes[0] ?? null) : null

/** The one who gets it until the person says otherwise. */
const likelyAthlete = (buyer: Buyer, wantedFor: string | null): BuyingAthlete | null =>
  onlyAthlete(buyer) ??
  (buyer.kind === 'family' ? (buyer.athletes.find(({ userId }) => userId === wantedFor) ?? null) : null)

/** Where a person pays, once we know who they are. */
const stepFor = (buyer: Buyer): PaymentStep => {
  switch (buyer.kind) {
    case 'visitor':
    case 'no-role':
      return { name: 'summary' }
    case 'other':
      return { name: 'closed' }
    case 'family':
      return { name: onlyAthlete(buyer) ? 'methods' : 'athlete' }
  }
}

/** A new dialog. It is also the reset: closing throws everything else away. */
export const firstPayment = (
  choice: PaymentChoice,
  buyer: Buyer,
  /** After a reload during a sign-up. */
  view: AccountView | null = null,
  wantedFor: string | null = null,
  /** The code that a sign-up goes on with after a reload. */
  promoCode: string | null = null,
): PaymentState => ({
  packageKey: choice.packageKey,
  cycle: choice.cycle,
  step: view && buyer.kind === 'visitor' ? { name: 'account', view } : stepFor(buyer),
  buyer,
  promoCode: view ? promoCode : null,
  promoFault: null,
  athlete: likelyAthlete(buyer, wantedFor),
  wantedFor,
})

const isSameBuyer = (one: Buyer, other: Buyer): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The step that Back leads to, or null if there is none. */
export const stepBefore = ({ step, buyer }: PaymentState): PaymentStep | null => {
  switch (step.name) {
    case 'account':
      return { name: 'summary' }
    case 'methods':
      return buyer.kind === 'family' && buyer.athletes.length > 1 ? { name: 'athlete' } : null
    case 'invoice':
      return { name: 'congratulations', result: step.result }
    default:
      return null
  }
}

export const paymentReducer = (state: PaymentState, event: PaymentEvent): PaymentState => {
  switch (event.type) {
    case 'cycle-chosen':
      return hasBought(state.step) ? state : { ...state, cycle: event.cycle }
    case 'code-changed':
      if (hasBought(state.step)) return state
      if (event.code === state.promoCode && state.promoFault === null) return state
      return { ...state, promoCode: event.code, promoFault: null }
    case 'code-refused':
      return { ...state, promoCode: null, promoFault: event.message }
    case 'continued':
      return state.step.name === 'summary' && state.buyer.kind === 'visitor'
        ? { ...state, step: { name: 'account', view: event.view } }
        : state
    case 'buyer-changed': {
      const { buyer } = event
      if (isSameBuyer(state.buyer, buyer)) return state
      // The purchase is done. Who looks at it may change: a new package opens more pages.
      if (hasBought(state.step) && buyer.kind === 'family') return { ...state, buyer }
      return { ...state, buyer, athlete: likelyAthlete(buyer, state.wantedFor), step: stepFor(buyer) }
    }
    case 'athlete-chosen': {
      const { buyer } = state
      const athlete =
        buyer.kind === 'family' ? buyer.athletes.find(({ userId }) => userId === event.userId) : undefined
      return state.step.name === 'athlete' && athlete
        ? { ...state, athlete, step: { name: 'methods' } }
        : state
    }
    case 'bought':
      return state.step.name === 'methods'
        ? { ...state, step: { name: 'congratulations', result: event.result } }
        : state
    case 'invoice-opened':
      return state.step.name === 'congratulations' && state.step.result.invoice
        ? { ...state, step: { name: 'invoice', result: state.step.result } }
        : state
    case 'went-back': {
      const before = stepBefore(state)
      return before ? { ...state, step: before } : state
    }
  }
}

/** A press outside must not throw away what was typed. */
export const closesOnPressOutside = ({ step: { name } }: PaymentState): boolean =>
  name === 'summary' || name === 'athlete'
