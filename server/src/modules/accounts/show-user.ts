import type { User } from '@fieldhouse/contract/accounts'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Picture } from '@fieldhouse/contract/profiles.document'
import { AppError } from '../../platform/app-error.ts'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { BegunGrant } from './accounts.policy.ts'
import { kindOf } from './person-kinds.queries.ts'
import { presentPhoto } from './present-photo.ts'
import { type ViewerParts, viewerQuery } from './viewer.queries.ts'

/** What other modules know about the viewer. */
export type ViewerFacts = Pick<
  User,
  | 'photo'
  | 'athlete_id'
  | 'athlete_slug'
  | 'sport'
  | 'athlete_settings'
  | 'athletes'
  | 'rc_ended_on'
  | 'bcm_ended_on'
  | 'assigned'
  | 'can_use_promo_code'
  | 'bcm_survey_completed'
>

type Account = Pick<
  User,
  | 'first_name'
  | 'last_name'
  | 'gender'
  | 'email'
  | 'email_verified'
  | 'metric_type'
  | 'phone'
  | 'has_password'
> & { readonly photo: Picture | null }

/** A person's account and grants, and what the parts of other modules read about the person. */
export interface FoundViewer {
  readonly account: Account
  readonly grants: readonly BegunGrant[] | null
  readonly facts: Record<string, unknown>
}

/** What other modules read about the viewer, and how it is presented. The application joins them. */
export interface ViewerReads {
  readonly parts: ViewerParts
  readonly factsOf: (actor: Actor, found: FoundViewer, now: Date) => ViewerFacts
}

/** The signed-in person as they see themselves. */
export const presentUser = (
  actor: Actor,
  found: FoundViewer,
  { factsOf, now }: Pick<ViewerReads, 'factsOf'> & { now: Date },
): User => {
  const facts = factsOf(actor, found, now)
  const { type, access, ended, has_promo_code, is_verified_coach } = actor
  const has = (what: (typeof access)[number]) => access.includes(what)
  return {
    ...found.account,
    ...facts,
    id: actor.id,
    type,
    is_super_admin: actor.is_super_admin,
    impersonator_id: actor.impersonator_id,
    has_promo_code,
    has_roster: actor.has_roster,
    is_verified_coach,
    is_affiliate: type === 'affiliate' || has_promo_code,
    access: [...access],
    ended: [...ended],
    access_to_best_college_match: has('best-college-match'),
    access_to_rc: has('recruiting-center'),
    access_recruiting_center: has('recruiting-center') || is_verified_coach,
    photo: facts.photo ?? presentPhoto(found.account.photo),
  }
}

/** Reads a signed-in person whose session was read without the viewer. */
export const createUserReader = ({ parts, factsOf }: ViewerReads) => {
  const find = viewerQuery(parts)
  return async (db: Db, actor: Actor): Promise<User> => {
    const now = clock.now()
    const found = await find(db, kindOf(actor.type), { id: actor.id, now })
    if (!found) throw new AppError('unauthenticated')
    return presentUser(actor, found, { factsOf, now })
  }
}
