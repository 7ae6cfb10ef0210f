import type { Gender } from '@fieldhouse/contract/accounts'

/** Their names in forms. */
export const genderNames: Record<Gender, string> = { male: 'Male', female: 'Female' }
