/** How a coach was verified. Free of zod, because pages show these labels before any form loads. */
export const verificationMethods = ['email', 'contact', 'admin', 'team'] as const
export type VerificationMethod = (typeof verificationMethods)[number]

/** The text that families see next to "Verified coach". */
export const verifiedBy: Record<VerificationMethod, string> = {
  email: 'Confirmed an email address at the college',
  contact: 'Listed by the college',
  admin: 'Checked by Fieldhouse',
  team: 'Confirmed by the team',
}

export const verificationStatuses = ['none', 'pending', 'verified', 'refused', 'paused'] as const
/**
 * `none`: no college given yet. `pending`: an admin will review it. `refused`: with a reason, and the coach may try
 * again. `paused`: verified before, and due for a second review.
 */
export type VerificationStatus = (typeof verificationStatuses)[number]
