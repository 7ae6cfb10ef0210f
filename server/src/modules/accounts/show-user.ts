import type { User } from '@fieldhouse/contract/accounts'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Picture } from '@fieldhouse/contract/profiles.document'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { presentPhoto } from './present-photo.ts'

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

interface Viewer {
  readonly account: Pick<
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
  readonly facts: ViewerFacts
}

/** The application joins what accounts and the other modules know. Null if the person is gone. */
export type FindViewer = (db: Db, actor: Actor) => Promise<Viewer | null>

/** The signed-in person as they see themselves. */
export const showUser = async (db: Db, actor: Actor, findViewer: FindViewer): Promise<User> => {
  const viewer = await findViewer(db, actor)
  if (!viewer) throw new AppError('unauthenticated')
  const { account, facts } = viewer
  const { type, access, ended, has_promo_code, is_verified_coach } = actor
  const has = (what: (typeof access)[number]) => access.includes(what)
  return {
    ...account,
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
    photo: facts.photo ?? presentPhoto(account.photo),
  }
}
