import { type VerificationMethod, verifiedBy } from '@fieldhouse/contract/colleges.verified'

/** What families read next to a coach: that the coach was verified, and how. */
export const verifiedCoach = (method: VerificationMethod) => ({
  label: 'Verified coach',
  explanation: verifiedBy[method],
})
