import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findAthletesOfParent, findOwnPage } from '../profiles.queries.ts'

const say = (text: string) => new AppError('invalid', { errors: { athlete_id: [text] } })

const ownAthletes = async (db: Db, { id, type }: Actor): Promise<{ athlete_id: string }[]> => {
  if (type === 'athlete') return findOwnPage(db, id)
  return type === 'parent' ? findAthletesOfParent(db, id) : []
}

/** PRO-07: the athlete of a draft if the request names none: the caller, or the caller's only athlete. */
export const whoseAssistant = async (db: Db, actor: Actor, given: string | undefined): Promise<string> => {
  if (given !== undefined) return given
  const [first, ...others] = await ownAthletes(db, actor)
  if (!first) throw say('Please choose an athlete this is for')
  if (others.length > 0) throw say('You have more than one athlete. Please say which one this is for.')
  return first.athlete_id
}
