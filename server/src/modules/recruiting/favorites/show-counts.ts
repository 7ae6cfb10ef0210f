import { isGender } from '@fieldhouse/contract/accounts.gender'
import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { getCenterCounts } from '@fieldhouse/contract/recruiting'
import type { Db } from '../../../platform/database/database.ts'
import { endedOn } from '../../accounts/index.ts'
import { findTeamOfCoach } from '../../colleges/index.ts'
import type { CenterAthlete } from '../center/center.queries.ts'
import { isGuideShown } from '../center/guides.queries.ts'
import { openCenter } from '../center/open-center.ts'
import { keptLists } from '../lists/center-lists.ts'
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

/**
 * RCC-01, RCC-04: the numbers next to the tabs, the owner of the center, and whether this person has seen the guide.
 */
export const showCounts = async (db: Db, actor: Actor, id: string): Promise<Counts> => {
  const center = await openCenter(db, actor, id)
  const counted = await countListed(db, keptLists(db, actor, center))
  return {
    favorites: counted.favorites,
    recently_contacted: counted['recently-contacted'],
    recently_viewed: counted['recently-viewed'],
    rc_guide_shown: await isGuideShown(db, actor.id),
    rc_ended_on: center.side === 'family' ? endedOn(center.athlete.center) : null,
    team: center.side === 'coach' ? await findTeamOfCoach(db, center.id) : null,
    athlete: center.side === 'family' ? presentAthlete(center.athlete) : null,
  }
}
