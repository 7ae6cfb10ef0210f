import type { MapPoint } from '@fieldhouse/contract/matching.survey'
import type { Db } from '../../../platform/database/database.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'
import { matchesOf } from '../stored/matches-of.ts'
import { filteredMatches, type MatchFilters } from './filter-matches.ts'

/** BCM-02: where the matches are, the best first. */
export const mapMatches = async (
  db: Db,
  owner: MatchingOwner,
  filters: MatchFilters,
): Promise<MapPoint[]> => {
  const matches = await matchesOf(db, owner)
  return filteredMatches(matches, filters).flatMap(({ college_id, rank, total }) => {
    const college = matches.catalog.colleges.get(college_id)
    if (!college) return []
    const { id, name, lat, lon } = college.row
    return { id, name, lat, lon, rank, total }
  })
}
