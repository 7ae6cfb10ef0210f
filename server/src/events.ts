import type { Gender, SportKey } from '@fieldhouse/contract/accounts'
import type { FamilyRole } from '@fieldhouse/contract/accounts.family'
import type { PackageKey } from '@fieldhouse/contract/billing'
import type { UserType } from '@fieldhouse/contract/guards'
import type { InboxKind } from '@fieldhouse/contract/inbox'
import type { NoticeKind } from '@fieldhouse/contract/messaging'
import type { Db } from './platform/database/database.ts'

/** Where a college coach works. */
export interface CoachJob {
  readonly college_id: number
  readonly position: string
  /** Men's or women's. Null if it was never asked. */
  readonly team_gender: Gender | null
  readonly staff_page_url: string | null
}

/**
 * Events of one module that concern others it must not know. A listener runs in the transaction of the sender, so all
 * of it happens or nothing. A listener that refuses throws an AppError.
 */
export interface Events {
  /** A new athlete, who signed up alone or was entered by a parent. */
  'accounts.athlete-joined': {
    user_id: string
    first_name: string
    last_name: string
    sport_key: SportKey
  }
  /** A person has an account and a role from now on. */
  'accounts.user-joined': {
    user_id: string
    type: UserType
    role: FamilyRole | 'coach' | 'affiliate'
    team_id: string | null
    event_id: string | null
    promo_code: string | null
    /** A college coach's job. */
    coach_job: CoachJob | null
  }
  /** A person signed in through a team's link. */
  'accounts.user-signed-in': { user_id: string; team_id: string | null }
  /** Checks a form before anything is written. Throw `invalid` for wrong values. */
  'accounts.form-checked': {
    team_id: string | null
    event_id: string | null
    promo_code: string | null
    coach_job: CoachJob | null
  }
  /** A person has a new name or gender. */
  'accounts.name-changed': {
    user_id: string
    first_name: string
    last_name: string
    former: { first_name: string; last_name: string }
  }
  /** An admin is about to give a person another type. A listener that objects throws. */
  'accounts.type-checked': { user_id: string; from: UserType; to: UserType }
  /** An account was deleted or restored. */
  'accounts.user-changed': { user_id: string }
  /** Nobody can sign in for an athlete anymore: the last parent's account was deleted. */
  'accounts.athlete-left-alone': { user_id: string }
  /** An athlete's page is new, or anything on it changed, including names, visibility, and photo. */
  'profiles.page-changed': { athlete_id: string }
  /** An athlete has a package from now on, or another one: bought, granted, or changed to. */
  'billing.package-started': { athlete_user_id: string; payer_id: string | null; package_key: PackageKey }
  /**
   * A payment has settled, so it is ours. `cents` are without taxes: what an owner of a promo code earns a share of. The
   * payer or the athlete may be the one who signed up with the code.
   */
  'billing.payment-settled': {
    charge_id: string
    payer_id: string | null
    athlete_user_id: string | null
    cents: number
  }
  /** A settled payment, or a part of it, went back: a refund, or a dispute that we lost. Without taxes. */
  'billing.payment-returned': { charge_id: string; cents: number }
  /** AFF-01: the owner of a promo code earned a share of a payment. Negative when a refund takes it back. */
  'affiliates.commission-changed': { id: string; charge_id: string; cents: number }
  /** AFF-01: an owner was paid. */
  'affiliates.payout-recorded': { id: string; cents: number }
  /** COA-02: a success coach has an athlete from now on. */
  'roster.claimed': { athlete_user_id: string; success_coach_id: string }
  /** A success coach does not have this athlete anymore. */
  'roster.unclaimed': { athlete_user_id: string; success_coach_id: string }
  /** RCC-03: a success coach is about to log an event for an athlete. A listener that objects throws. */
  'recruiting.event-checked': { success_coach_id: string; athlete_user_id: string }
  /** Something waits for the team. The id is the id of what was stored. */
  'inbox.received': { id: string; kind: Exclude<InboxKind, 'deletion'>; user_id: string | null }
  /** A notice for people. It is in their messages until they have seen it. */
  'notices.created': {
    user_ids: readonly string[]
    kind: NoticeKind
    text: string
    /** The path it links to. */
    path: string | null
  }
}

type Listener<Name extends keyof Events> = (db: Db, event: Events[Name]) => Promise<void>

export type Listeners = { [Name in keyof Events]?: Listener<Name> }

const listeners: { [Name in keyof Events]: Set<Listener<Name>> } = {
  'accounts.athlete-joined': new Set(),
  'accounts.user-joined': new Set(),
  'accounts.user-signed-in': new Set(),
  'accounts.form-checked': new Set(),
  'accounts.name-changed': new Set(),
  'accounts.type-checked': new Set(),
  'accounts.user-changed': new Set(),
  'accounts.athlete-left-alone': new Set(),
  'profiles.page-changed': new Set(),
  'billing.package-started': new Set(),
  'billing.payment-settled': new Set(),
  'billing.payment-returned': new Set(),
  'affiliates.commission-changed': new Set(),
  'affiliates.payout-recorded': new Set(),
  'roster.claimed': new Set(),
  'roster.unclaimed': new Set(),
  'recruiting.event-checked': new Set(),
  'inbox.received': new Set(),
  'notices.created': new Set(),
}

/** Called where the application is wired. A second call changes nothing. */
export const listen = (...modules: readonly Listeners[]): void => {
  const add = <Name extends keyof Events>(name: Name) => {
    for (const module of modules) {
      const listener = module[name] as Listener<Name> | undefined
      if (listener) listeners[name].add(listener)
    }
  }
  for (const name of Object.keys(listeners) as (keyof Events)[]) add(name)
}

export const emit = async <Name extends keyof Events>(
  db: Db,
  name: Name,
  event: Events[Name],
): Promise<void> => {
  for (const listener of listeners[name]) await listener(db, event)
}
