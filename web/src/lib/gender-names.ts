import type { Gender } from '@fieldhouse/contract/accounts'

/** What a form calls them. */
export const genderNames: Record<Gender, string> = { male: 'Male', female: 'Female' }
