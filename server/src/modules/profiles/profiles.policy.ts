import type { Actor } from '@fieldhouse/contract/guards'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { FeatureAccess } from '../accounts/index.ts'

/** Who may do what with an athlete's page. */

/**
 * The viewer of a page. A `carer` is a verified coach to whom the athlete is assigned, or the athlete's success coach.
 * A `coach` is any other verified coach. An unverified coach is a visitor.
 */
export type Audience = 'visitor' | 'coach' | 'carer' | 'family' | 'admin'

type Viewer = Pick<Actor, 'id' | 'type' | 'is_verified_coach'>

/** A parent of the athlete, a coach who takes care of the athlete, or a confirmed coach of the athlete's team. */
export type Relation = 'guardian' | 'care' | 'team'

/** The relation that decides a person's audience. Null if none can change it. */
export const decidingRelation = (viewer: Viewer | null, athleteUserId: string): Relation | null => {
  if (viewer?.id === athleteUserId) return null
  switch (viewer?.type) {
    case 'parent':
      return 'guardian'
    case 'coach':
      return viewer.is_verified_coach ? 'care' : 'team'
    case 'rsc':
      return 'care'
    default:
      return null
  }
}

/** A person's audience for an athlete. `isRelated` is whether the deciding relation exists. */
export const audienceOf = (viewer: Viewer | null, athleteUserId: string, isRelated: boolean): Audience => {
  if (viewer?.id === athleteUserId) return 'family'
  switch (viewer?.type) {
    case 'admin':
      return 'admin'
    case 'parent':
      return isRelated ? 'family' : 'visitor'
    case 'coach':
      if (viewer.is_verified_coach) return isRelated ? 'carer' : 'coach'
      return isRelated ? 'coach' : 'visitor'
    case 'rsc':
      return isRelated ? 'carer' : 'visitor'
    default:
      return 'visitor'
  }
}

export type Ability = keyof Athlete['can']

const nothing: Athlete['can'] = {
  edit: false,
  download: false,
  see_contacts: false,
  see_views: false,
  confirm: false,
}

export const abilities: Record<Audience, Athlete['can']> = {
  visitor: nothing,
  coach: { ...nothing, see_contacts: true },
  carer: { ...nothing, see_contacts: true, download: true, confirm: true },
  family: { edit: true, download: true, see_contacts: true, see_views: true, confirm: false },
  admin: { edit: true, download: true, see_contacts: true, see_views: true, confirm: true },
}

/**
 * A hidden page is for the family, for people who take care of the athlete, and for admins. `isSeenBy` is the same in
 * SQL.
 */
export const maySeeHidden = (audience: Audience): boolean => audience !== 'visitor' && audience !== 'coach'

/** Whether a person may edit a page, if only the parents are known. No other relation allows it. */
export const mayEdit = (
  viewer: Viewer,
  { user_id, is_guardian }: { user_id: string; is_guardian: boolean },
): boolean => {
  const isRelated = decidingRelation(viewer, user_id) === 'guardian' && is_guardian
  return abilities[audienceOf(viewer, user_id, isRelated)].edit
}

const staff: ReadonlySet<Actor['type']> = new Set(['admin', 'editor', 'rsc', 'affiliate'])

/** Honest numbers: views by the family, by staff, and by an admin who acts as another user don't count. */
export const countsAsViewer = (
  viewer: Pick<Actor, 'type' | 'impersonator_id'> | null,
  audience: Audience,
): boolean => {
  if (audience === 'family' || audience === 'admin') return false
  return viewer === null || (!staff.has(viewer.type) && viewer.impersonator_id === null)
}

/** The one sport that coaches recruit in here. */
export const recruitedSport = 'basketball'

/**
 * What is missing for recruiting: another sport, a package with the recruiting center, or one that has ended, after which
 * everything stays readable. A success coach needs no package to act for an athlete who never had one. Null if nothing
 * is missing.
 */
export const recruitingGap = (
  { sport_key, center }: { sport_key: string | null; center: FeatureAccess },
  isSuccessCoach: boolean,
): 'sport' | 'package' | 'ended' | null => {
  if (sport_key !== recruitedSport) return 'sport'
  if (center.state === 'ended') return 'ended'
  return center.state === 'open' || isSuccessCoach ? null : 'package'
}
