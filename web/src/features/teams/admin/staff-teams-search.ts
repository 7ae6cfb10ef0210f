import { type TeamFilter, teamFilters } from '@fieldhouse/contract/teams.admin'
import { type ListSearch, readListSearch } from '../../../lib/list-search.ts'

/** The list of teams: `?q=rise&type=deleted&page=2`. */
export interface StaffTeamsSearch extends ListSearch {
  type?: TeamFilter
}

export const readStaffTeamsSearch = (search: {
  q?: unknown
  page?: unknown
  type?: unknown
}): StaffTeamsSearch => {
  const type = teamFilters.find((filter) => filter === search.type)
  return { ...readListSearch(search), ...(type && type !== 'all' ? { type } : {}) }
}

/** Another kind starts on the first page, with the same text. */
export const teamsOfKind = ({ q }: StaffTeamsSearch, type: TeamFilter): StaffTeamsSearch => ({
  ...(q ? { q } : {}),
  ...(type === 'all' ? {} : { type }),
})
