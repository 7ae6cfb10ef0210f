import type { Gender } from '@fieldhouse/contract/accounts'
import type { FoundCollege } from '@fieldhouse/contract/colleges.verification'

/** A college as the form knows it. Its town is known once it was searched for. */
export type CollegeChoice = Pick<FoundCollege, 'id' | 'name'> & Partial<Pick<FoundCollege, 'city' | 'state'>>

/** What a college coach says about the job. */
export interface CoachJob {
  college: CollegeChoice | null
  position: string
  /** Empty until it is chosen. */
  team_gender: Gender | ''
  staff_page_url: string
}

export type CoachJobField = 'college_id' | 'position' | 'team_gender' | 'staff_page_url'
