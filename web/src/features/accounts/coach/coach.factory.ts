import type { CoachVerification } from '@fieldhouse/contract/colleges.verification'

/** A coach's status. By default the coach has not named a college yet. */
export const verificationOf = (facts: Partial<CoachVerification> = {}): CoachVerification => ({
  status: 'none',
  method: null,
  college: null,
  position: null,
  team_gender: null,
  staff_page_url: null,
  reason: null,
  proven_email: null,
  requested_at: null,
  verified_until: null,
  accepted_domains: [],
  teams: [],
  ...facts,
})

export const portlandState = {
  id: 209_807,
  name: 'Portland State University',
  short_name: 'Portland State',
}

/** A coach who has named the college. */
export const namedCollege: Partial<CoachVerification> = {
  college: portlandState,
  position: 'Assistant coach',
  team_gender: 'female',
  staff_page_url: 'https://goviks.test/staff',
  requested_at: '2026-11-02T12:00:00Z',
  accepted_domains: ['pdx.edu'],
}
