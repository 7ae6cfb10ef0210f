import { isGender } from '@fieldhouse/contract/accounts.gender'
import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { getCenterCounts } from '@fieldhouse/contract/recruiting'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { endedOn } from '../../accounts/index.ts'
import { type CenterAthlete, createCountedCenterFinder } from '../center/center.queries.ts'
import { type Center, openCenter } from '../center/open-center.ts'
import { keptAthletesOf } from '../lists/athlete-lists.queries.ts'
import { keptCounts } from '../lists/college-lists.queries.ts'
import { countListed } from '../lists/listed.queries.ts'

type Counts = Output<typeof getCenterCounts>['data']

const presentAthlete = ({
  user_id,
  athlete_slug,
  first_name,
  last_name,
  gender,
  phone,
}: CenterAthlete): Counts['athlete'] => ({
  user_id,
  athlete_slug,
  first_name,
  last_name,
  gender: isGender(gender) ? gender : null,
  contact_info: { phone },
})

/** The state of the center that depends on its side. */
const stateOf = async (center: Center) => {
  if (center.side === 'coach') {
    const { team, is_guide_shown } = await center.state()
    return { rc_guide_shown: is_guide_shown, rc_ended_on: null, team, athlete: null }
  }
  return {
    rc_guide_shown: center.is_guide_shown,
    rc_ended_on: endedOn(center.athlete.center),
    team: null,
    athlete: presentAthlete(center.athlete),
  }
}

const findCounted = createCountedCenterFinder(keptCounts)

const countsOf = async (db: Db, actor: Actor, center: Center) => {
  if (center.side === 'coach') return countListed(db, keptAthletesOf(db, actor))
  // Another call of the same page may have opened the center without the counts.
  const counts = center.counts ?? (await findCounted(db, actor, center.id))?.counts
  if (!counts) throw new AppError('not_found')
  return counts
}

/**
 * RCC-01, RCC-04: the numbers next to the tabs, the owner of the center, and whether this person has seen the guide.
 */
export const showCounts = async (db: Db, actor: Actor, id: string): Promise<Counts> => {
  const center = await openCenter(db, actor, id, findCounted)
  const [counted, state] = await Promise.all([countsOf(db, actor, center), stateOf(center)])
  return {
    favorites: counted.favorites,
    recently_contacted: counted['recently-contacted'],
    recently_viewed: counted['recently-viewed'],
    ...state,
  }
}
