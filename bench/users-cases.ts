/** Questions to the list of users, as they are in an address. */
export const userCases = {
  first: { title: 'first page', query: '' },
  athletes: { title: 'athletes', query: 'type=athlete' },
  coaches: { title: 'coaches', query: 'type=coach' },
  successCoaches: { title: 'success coaches', query: 'type=rsc' },
  deleted: { title: 'deleted', query: 'type=deleted' },
  name: { title: 'sorted by name', query: 'sort=name' },
  seen: { title: 'sorted by last seen', query: 'sort=seen' },
  second: { title: 'page 2', query: 'page=2' },
  thousandth: { title: 'page 1,000', query: 'page=1000' },
  middle: { title: 'page 33,000', query: 'page=33000' },
  middleByName: { title: 'page 33,000, sorted by name', query: 'sort=name&page=33000' },
  middleBySeen: { title: 'page 33,000, sorted by last seen', query: 'sort=seen&page=33000' },
  last: { title: 'last page', query: 'page=66000' },
  lastCoaches: { title: 'coaches, sorted by name, page 3,900', query: 'type=coach&sort=name&page=3900' },
  fullName: { title: 'search by a full name', query: 'q=emily+johnson' },
  email: { title: 'search by the beginning of an address', query: 'q=michael.smith1' },
  rare: { title: 'search by a rare name', query: 'q=quillfeather' },
  common: { title: 'search by a common name', query: 'q=smith' },
  commonLast: { title: 'search by a common name, last page', query: 'q=smith&page=10' },
  commonByName: { title: 'search by a common name, sorted by name', query: 'q=smith&sort=name' },
  two: { title: 'search by two letters', query: 'q=jo' },
  coachesFound: { title: 'search by a common name among coaches', query: 'type=coach&q=smith' },
  nobody: { title: 'search that finds nobody', query: 'q=zzyzzx' },
} as const

export type UserCase = keyof typeof userCases
export const userCaseNames = Object.keys(userCases) as UserCase[]
