import { verificationStatuses } from '@fieldhouse/contract/colleges.verified'
import { describe, expect, test } from 'vitest'
import { namedCollege, portlandState, verificationOf } from './coach.factory.ts'
import { domainWords, isReviewDue, missingWords, statusWords, verifiedWords } from './status-labels.ts'

const team = (status: 'pending' | 'verified' | 'refused') => ({
  team_id: status,
  name: 'Ridgeline',
  status,
  reason: null,
  athletes: [],
})

describe("a coach's status", () => {
  test('has its own title in each case', () => {
    const titles = verificationStatuses.map((status) => statusWords({ status, teams: [] }).title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('says how long a review takes', () =>
    expect(statusWords({ status: 'pending', teams: [] }).lead).toMatch(/within two business days/))

  test('without a college is the best status from a team', () => {
    const stand = (...teams: ReturnType<typeof team>[]) => statusWords({ status: 'none', teams }).tag
    expect(stand(team('pending'), team('refused'))).toBe('Waiting')
    expect(stand(team('pending'), team('verified'))).toBe('Confirmed by the team')
    expect(stand(team('refused'))).toBe('Not confirmed')
    expect(stand()).toBe('Not verified')
  })

  test('from a college counts more than one from a team', () =>
    expect(statusWords({ status: 'pending', teams: [team('verified')] }).tag).toBe('In review'))
})

describe('what is missing', () => {
  const missing = (facts: Parameters<typeof verificationOf>[0]) => missingWords(verificationOf(facts))

  test('is explained for every status but verified', () => {
    for (const status of verificationStatuses)
      expect(missing({ ...namedCollege, status }) === null, status).toBe(status === 'verified')
  })

  test('is a college for a coach without one, and an answer for a coach who waits for a team', () => {
    expect(missing({})).toMatch(/college/)
    expect(missing({ teams: [team('refused')] })).toMatch(/college/)
    expect(missing({ teams: [team('pending')] })).toMatch(/created your link/)
    expect(missing({ teams: [team('verified'), team('pending')] })).toMatch(/^Nothing/)
  })

  test('mentions the email only when a domain is known', () => {
    expect(missing({ ...namedCollege, status: 'paused' })).toMatch(/email/)
    expect(missing({ ...namedCollege, status: 'paused', accepted_domains: [] })).not.toMatch(/email/)
  })
})

test('a second review is due in the last 30 days, and only for verified coaches', () => {
  const now = Date.parse('2027-10-01T00:00:00Z')
  const verified_until = '2027-10-30T00:00:00Z'
  expect(isReviewDue({ status: 'verified', verified_until }, now)).toBe(true)
  expect(isReviewDue({ status: 'verified', verified_until: '2027-11-01T00:00:00Z' }, now)).toBe(false)
  expect(isReviewDue({ status: 'verified', verified_until: null }, now)).toBe(false)
  expect(isReviewDue({ status: 'paused', verified_until }, now)).toBe(false)
})

test('accepted addresses are named', () => {
  expect(domainWords(['pdx.edu'])).toBe('an address ending in @pdx.edu')
  expect(domainWords(['pdx.edu', 'goviks.test'])).toBe('an address ending in @pdx.edu or @goviks.test')
  expect(domainWords(['a.edu', 'b.edu', 'c.edu'])).toBe('an address ending in @a.edu, @b.edu or @c.edu')
})

test('a verified coach sees how and where', () => {
  expect(verifiedWords({ method: 'email', college: portlandState, team_gender: 'female' })).toBe(
    'Verified coach\u00a0· Confirmed an email address at the college\u00a0· Women’s basketball, Portland State',
  )
  expect(verifiedWords({ method: 'email', college: portlandState, team_gender: null })).toMatch(
    /· Portland State$/,
  )
  expect(verifiedWords({ method: 'admin', college: null, team_gender: null })).toBe(
    'Verified coach\u00a0· Checked by Fieldhouse',
  )
})
