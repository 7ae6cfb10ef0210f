import type { Actor } from '@fieldhouse/contract/guards'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Db } from '../../../platform/database/database.ts'
import { coachesTeamOf } from '../../teams/index.ts'
import { isGuardian } from '../profiles.queries.ts'

/**
 * Who looks at a page. A `carer` is a verified coach to whom the athlete is assigned, or the athlete's success coach; a
 * `coach` is any other verified coach. A coach who is not verified is a visitor.
 */
export type Audience = 'visitor' | 'coach' | 'carer' | 'family' | 'admin'

/** Whether a coach has the athlete in care; another module knows. */
export type IsCaredForBy = (db: Db, actor: Actor, athleteUserId: string) => Promise<boolean>

export const audienceOf = async (
  db: Db,
  actor: Actor | null,
  athleteUserId: string,
  isCaredForBy: IsCaredForBy,
): Promise<Audience> => {
  if (!actor) return 'visitor'
  if (actor.id === athleteUserId) return 'family'
  switch (actor.type) {
    case 'admin':
      return 'admin'
    case 'parent':
      return (await isGuardian(db, actor.id, athleteUserId)) ? 'family' : 'visitor'
    case 'coach':
      if (actor.is_verified_coach) return (await isCaredForBy(db, actor, athleteUserId)) ? 'carer' : 'coach'
      return (await coachesTeamOf(db, actor.id, athleteUserId)) ? 'coach' : 'visitor'
    case 'rsc':
      return (await isCaredForBy(db, actor, athleteUserId)) ? 'carer' : 'visitor'
    default:
      return 'visitor'
  }
}

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

/** A hidden page is for the family, for those who care for the athlete, and for admins. */
export const maySeeHidden = (audience: Audience): boolean => audience !== 'visitor' && audience !== 'coach'
