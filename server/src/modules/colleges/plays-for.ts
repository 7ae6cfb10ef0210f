import type { Gender } from '@fieldhouse/contract/accounts'
import type { CollegeRow } from './present-college.ts'

const teamOf = {
  male: { team: 'mens_basketball', shutOutBy: 'women' },
  female: { team: 'womens_basketball', shutOutBy: 'men' },
} as const

/** Whether a college can have a team for this gender, confirmed or not. With `is_confirmed` it is `hasTeamFor` in SQL. */
export const playsFor = (row: CollegeRow, gender: Gender): boolean => {
  const { team, shutOutBy } = teamOf[gender]
  return row[team] !== false && row.single_sex !== shutOutBy
}
