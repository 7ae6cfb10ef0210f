import type { User } from '@fieldhouse/contract/accounts'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { findUser } from './accounts.queries.ts'
import { presentPhoto } from './present-photo.ts'

/** What other modules know about the viewer. The application joins them. */
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

export type FindViewerFacts = (db: Db, actor: Actor) => Promise<ViewerFacts>

/** The signed-in person as they see themselves. */
export const showUser = async (db: Db, actor: Actor, findFacts: FindViewerFacts): Promise<User> => {
  const user = await findUser(db, actor.id)
  if (!user) throw new AppError('unauthenticated')
  const { id, type, first_name, last_name, gender, is_super_admin } = user
  const facts = await findFacts(db, actor)
  const has = (what: (typeof actor.access)[number]) => actor.access.includes(what)
  return {
    id,
    type,
    first_name,
    last_name,
    gender,
    is_super_admin,
    email: user.email ?? user.unconfirmed_email,
    email_verified: user.email !== null && user.email_verified_at !== null,
    metric_type: user.metric_type,
    phone: user.phone,
    has_password: user.password_hash !== null,
    impersonator_id: actor.impersonator_id,
    has_promo_code: actor.has_promo_code,
    has_roster: actor.has_roster,
    is_verified_coach: actor.is_verified_coach,
    is_affiliate: type === 'affiliate' || actor.has_promo_code,
    access: [...actor.access],
    ended: [...actor.ended],
    access_to_best_college_match: has('best-college-match'),
    access_to_rc: has('recruiting-center'),
    access_recruiting_center: has('recruiting-center') || actor.is_verified_coach,
    ...facts,
    photo: facts.photo ?? presentPhoto(user.photo),
  }
}
