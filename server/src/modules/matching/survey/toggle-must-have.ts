import type { Actor } from '@fieldhouse/contract/guards'
import { type MustHave, mustHaves } from '@fieldhouse/contract/matching.answers'
import type { MustHaveCost } from '@fieldhouse/contract/matching.survey'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { catalogOf } from '../catalog/catalog.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'
import { mustHaveCosts } from '../stored/must-have-words.ts'
import { scoreCatalog } from '../stored/score-catalog.ts'
import { changeSurvey } from './change-survey.ts'

interface Wanted {
  readonly must_have: MustHave
  readonly is_disabled?: boolean | undefined
}

/** The survey after the switch. Null if it was in that position already. */
const switched = (owner: MatchingOwner, { must_have, is_disabled }: Wanted) => {
  const chosen = owner.shown.priorities.must_haves
  const disabled = owner.survey?.filter_disabled ?? []
  const isOn = chosen.includes(must_have) && !disabled.includes(must_have)
  const turnsOff = is_disabled ?? isOn
  if (turnsOff !== isOn) return null
  const isEither = (list: readonly MustHave[]) => (one: MustHave) => one === must_have || list.includes(one)
  return {
    answers: {
      ...owner.saved,
      priorities: { ...owner.saved.priorities, must_haves: mustHaves.filter(isEither(chosen)) },
    },
    filter_disabled: turnsOff
      ? mustHaves.filter(isEither(disabled))
      : disabled.filter((one) => one !== must_have),
    // The answers are as old as before.
    saved_at: owner.survey?.saved_at ?? clock.now(),
  }
}

interface Switched {
  filter_disabled: MustHave[]
  must_haves: MustHaveCost[]
  total: number
}

/** BCM-01: switches a must-have off or on, and says what each costs now. */
export const toggleMustHave = async (db: Db, actor: Actor, id: string, wanted: Wanted): Promise<Switched> => {
  const { after } = await changeSurvey(db, actor, {
    id,
    thing: 'must-have',
    next: async (owner) => switched(owner, wanted),
  })
  const filter_disabled = after.survey?.filter_disabled ?? []
  if (!after.answers) return { filter_disabled, must_haves: [], total: 0 }
  const { costs, matches } = scoreCatalog(after.answers, await catalogOf(db, after.catalog_version))
  return { filter_disabled, must_haves: mustHaveCosts(after.answers, costs), total: matches.length }
}
