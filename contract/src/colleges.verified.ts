/** How a coach was verified. Kept free of zod: pages show these words before any form loads. */
export const verificationMethods = ['email', 'contact', 'admin', 'team'] as const
export type VerificationMethod = (typeof verificationMethods)[number]

/** What families read next to "Verified coach". */
export const verifiedBy: Record<VerificationMethod, string> = {
  email: 'Confirmed an email address at the college',
  contact: 'Listed by the college',
  admin: 'Checked by Fieldhouse',
  team: 'Confirmed by the team',
}

export const verificationStatuses = ['none', 'pending', 'verified', 'refused', 'paused'] as const
/**
 * `none`: no college given yet. `pending`: an admin will look. `refused`: with a reason, and the coach may try again.
 * `paused`: verified once, and due for a second review.
 */
export type VerificationStatus = (typeof verificationStatuses)[number]
