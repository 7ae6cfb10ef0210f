import type { FoundCollege } from '@fieldhouse/contract/colleges.verification'

/** A college as the form knows it. Its town is known once it was searched for. */
export type CollegeChoice = Pick<FoundCollege, 'id' | 'name'> & Partial<Pick<FoundCollege, 'city' | 'state'>>

/** What a college coach says about the job. */
export interface CoachJob {
  college: CollegeChoice | null
  position: string
  staff_page_url: string
}

export type CoachJobField = 'college_id' | 'position' | 'staff_page_url'

export const noJob: CoachJob = { college: null, position: '', staff_page_url: '' }
