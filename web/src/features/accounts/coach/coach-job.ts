import type { Gender } from '@fieldhouse/contract/accounts'
import type { FoundCollege } from '@fieldhouse/contract/colleges.verification'

/** A college as the form knows it. Its town is known only after a search. */
export type CollegeChoice = Pick<FoundCollege, 'id' | 'name'> & Partial<Pick<FoundCollege, 'city' | 'state'>>

/** A college coach's answers about the job. */
export interface CoachJob {
  college: CollegeChoice | null
  position: string
  /** Empty until it is chosen. */
  team_gender: Gender | ''
  staff_page_url: string
}

export type CoachJobField = 'college_id' | 'position' | 'team_gender' | 'staff_page_url'
