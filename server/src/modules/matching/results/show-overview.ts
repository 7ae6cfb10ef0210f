import type { MatchOverview } from '@fieldhouse/contract/matching'
import { playLevels } from '@fieldhouse/contract/matching.answers'
import { usStates } from '@fieldhouse/contract/search.states'
import type { Db } from '../../../platform/database/database.ts'
import { endedOn } from '../../accounts/index.ts'
import type { KeptList } from '../../recruiting/index.ts'
import { type CatalogCollege, catalogOf } from '../catalog/catalog.ts'
import { answeredOn, nextStep } from '../owner/completion.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'
import { type MatchesOfOwner, matchesOf } from '../stored/matches-of.ts'
import { mustHaveCosts } from '../stored/must-have-words.ts'
import { levelTitles } from '../words/level-names.ts'
import { keptIn, keptOf } from './kept-matches.ts'

type Counted = Pick<
  MatchOverview,
  'total' | 'considered' | 'unverified' | 'must_haves' | 'chances' | 'levels' | 'states'
>

/** The states of these colleges with their number, most first. */
const countStates = (colleges: readonly CatalogCollege[]): MatchOverview['states'] =>
  [...Map.groupBy(colleges, ({ row }) => row.state)]
    .map(([key, found]) => ({ key, title: usStates[key] ?? key, colleges: found.length }))
    .toSorted((one, other) => other.colleges - one.colleges || (one.title < other.title ? -1 : 1))

const countMatches = ({ answers, catalog, summary, ranking }: MatchesOfOwner): Counted => {
  const colleges = ranking.flatMap(({ college_id }) => catalog.colleges.get(college_id) ?? [])
  const withChance = (chance: string | null) => ranking.filter((match) => match.chance === chance).length
  return {
    total: ranking.length,
    considered: summary.considered,
    unverified: { colleges: summary.unverified, is_included: answers.campus.includes_unverified },
    must_haves: mustHaveCosts(answers, summary.costs),
    chances: {
      reach: withChance('reach'),
      target: withChance('target'),
      likely: withChance('likely'),
      unknown: withChance(null),
    },
    levels: playLevels
      .map((id) => ({
        id,
        title: levelTitles[id],
        colleges: colleges.filter(({ level }) => level === id).length,
      }))
      .filter(({ colleges: found }) => found > 0),
    states: countStates(colleges),
  }
}

/** Before the survey is completed, only the colleges are known. */
const countColleges = async (db: Db, { shown, catalog_version }: MatchingOwner): Promise<Counted> => {
  const { teams } = await catalogOf(db, catalog_version)
  const possible = shown.player.gender === null ? [] : teams[shown.player.gender]
  const unverified = possible.filter(({ is_confirmed }) => !is_confirmed).length
  const { includes_unverified: is_included } = shown.campus
  return {
    total: 0,
    considered: is_included ? possible.length : possible.length - unverified,
    unverified: { colleges: unverified, is_included },
    must_haves: [],
    chances: { reach: 0, target: 0, likely: 0, unknown: 0 },
    levels: [],
    states: [],
  }
}

const countLists = (kept: Readonly<Record<KeptList, readonly number[]>>): MatchOverview['lists'] => ({
  favorites: kept.favorites.length,
  recently_viewed: kept['recently-viewed'].length,
  recently_contacted: kept['recently-contacted'].length,
})

/** BCM-02: everything around the list. */
export const showOverview = async (db: Db, owner: MatchingOwner): Promise<MatchOverview> => {
  const { athlete, survey, saved, access, is_completed, shown } = owner
  const [matches, kept] = await Promise.all([is_completed ? matchesOf(db, owner) : null, keptOf(db, owner)])
  const { home, radius_miles } = shown.place
  return {
    athlete,
    survey: {
      completed: is_completed,
      step: nextStep(saved),
      version: survey?.version ?? 0,
      answered_on: answeredOn(owner),
    },
    ended_on: endedOn(access),
    ...(matches ? countMatches(matches) : await countColleges(db, owner)),
    home: home && { city: home.city, state: home.state, lat: home.lat, lon: home.lon },
    radius_miles,
    lists: countLists(matches ? keptIn(matches, kept) : kept),
    tip_shown: owner.is_tip_shown,
  }
}
