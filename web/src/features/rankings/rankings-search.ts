import { type Gender, type SportKey, sports } from '@fieldhouse/contract/accounts'
import { isGender } from '@fieldhouse/contract/accounts.gender'
import { wallPages } from '@fieldhouse/contract/rankings.wall'

/** The list in the address: `?sport=hockey&gender=female&class=2027`. */
export interface TopSearch {
  sport?: SportKey
  gender?: Gender
  class?: number
}

export interface WallSearch extends TopSearch {
  page?: number
}

type Given = { [Key in keyof WallSearch]?: unknown }

const wholeIn = (given: unknown, min: number, max: number): number | null => {
  const number = Number(given)
  return Number.isInteger(number) && number >= min && number <= max ? number : null
}

/** Accepts any address. Invalid values are left out. */
export const readTopSearch = ({ sport, gender, class: given }: Given): TopSearch => {
  const known = sports.find((key) => key === sport)
  const year = wholeIn(given, 2000, 2100)
  return {
    ...(known ? { sport: known } : {}),
    ...(isGender(gender) ? { gender } : {}),
    ...(year ? { class: year } : {}),
  }
}

export const readWallSearch = ({ page, ...given }: Given): WallSearch => {
  const number = wholeIn(page, 2, wallPages)
  return { ...readTopSearch(given), ...(number ? { page: number } : {}) }
}
