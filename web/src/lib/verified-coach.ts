import { type VerificationMethod, verifiedBy } from '@fieldhouse/contract/colleges.verified'

/** The note for families next to a coach: that the coach was verified, and how. */
export const verifiedCoach = (method: VerificationMethod) => ({
  label: 'Verified coach',
  explanation: verifiedBy[method],
})
