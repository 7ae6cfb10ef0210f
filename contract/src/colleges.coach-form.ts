import * as z from 'zod'
import { genders } from './accounts.ts'
import { oneLine } from './fields.ts'
import { largestWhole } from './lists.ts'
import { optionalWebAddress } from './profiles.fields.ts'

const missingCollege = 'Please select College'
export const missingTeam = 'Please select the team you coach'

/** A college coach's job. An empty choice, as a form sends it, means none. */
export const collegeOfCoach = {
  college_id: z.preprocess(
    (given) => (given === '' || given === null ? undefined : given),
    z.coerce
      .number<number>({ error: missingCollege })
      .int({ error: missingCollege })
      .min(1, { error: missingCollege })
      .max(largestWhole, { error: missingCollege }),
  ),
  position: oneLine({ max: 100, fault: 'Please enter Position' }),
  /** Men's or women's. It decides which athletes the coach recruits and which families see the coach. */
  team_gender: z.enum(genders, { error: missingTeam }),
  staff_page_url: optionalWebAddress,
}
