import type { Actor } from '@fieldhouse/contract/guards'
import { type Athlete, hiddenAthlete } from '@fieldhouse/contract/profiles'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { type AthletePage, findPage, isGuardian } from './profiles.queries.ts'

/** Whether a coach has the athlete in care; another module knows. */
export type IsCaredForBy = (db: Db, actor: Actor, athleteUserId: string) => Promise<boolean>

const mayEdit = async (db: Db, actor: Actor | null, athleteUserId: string): Promise<boolean> => {
  if (!actor) return false
  if (actor.type === 'admin' || actor.id === athleteUserId) return true
  return actor.type === 'parent' && (await isGuardian(db, actor.id, athleteUserId))
}

/** What anyone may know of a minor: no way to reach them, no street, no birth date. */
const present = ({ athlete, first_name, last_name }: AthletePage, canEdit: boolean): Athlete => {
  const { id, slug, user_id, position, high_school, city, state, is_seros, is_visible } = athlete
  return {
    id,
    slug,
    user_id,
    first_name,
    last_name,
    photo: null,
    sport: { key: athlete.sport_key },
    position,
    class: athlete.class_year,
    number: athlete.jersey_number,
    high_school,
    city,
    state,
    is_seros,
    settings: { is_visible },
    can: { edit: canEdit },
  }
}

/** A hidden page is for the family, for those who care for the athlete, and for admins. */
export const showAthlete = async (
  db: Db,
  actor: Actor | null,
  idOrSlug: string,
  isCaredForBy: IsCaredForBy,
): Promise<Athlete> => {
  const page = await findPage(db, idOrSlug)
  if (!page) throw new AppError('not_found')
  const { user_id, is_visible } = page.athlete
  const canEdit = await mayEdit(db, actor, user_id)
  const maySee = is_visible || canEdit || (actor !== null && (await isCaredForBy(db, actor, user_id)))
  if (!maySee) throw new AppError('forbidden', { message: hiddenAthlete })
  return present(page, canEdit)
}
