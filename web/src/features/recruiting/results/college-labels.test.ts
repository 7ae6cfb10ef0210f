import { describe, expect, test } from 'vitest'
import { collegeDetails } from '../recruiting.factory.ts'
import { admissionOf, collegeFacts, collegeLetters, shortFacts, tileColors } from './college-labels.ts'

describe("a college's texts", () => {
  test.each([
    ['Portland State', 'PS'],
    ['College of Idaho', 'CI'],
    ['Idaho', 'ID'],
    ['Texas A&M-Corpus Christi', 'TAC'],
    ['University of the South', 'US'],
  ])('%s is %s on its tile', (name, letters) => expect(collegeLetters(name)).toBe(letters))

  test('the letters are readable on any college color', () => {
    expect(tileColors(['#154734', '#ffffff'])).toEqual({ ground: '#154734', ink: 'var(--paper)' })
    expect(tileColors(['#ffcd00'])).toEqual({ ground: '#ffcd00', ink: 'var(--ink)' })
    expect(tileColors([])).toBeNull()
    expect(tileColors(['red;background:url(x)'])).toBeNull()
  })

  test('unpublished facts say so', () => {
    expect(admissionOf({ open_admission: true, admission_rate: null })).toBe('Open to all')
    expect(admissionOf({ open_admission: false, admission_rate: 0.934 })).toBe('93% admitted')
    const bare = { ...collegeDetails(), sat_avg: null, act_25: null, undergrad_enrollment: null }
    expect(shortFacts(bare)[0]).toEqual({ label: 'Undergraduates', value: 'Not published' })
    const [admission, cost] = collegeFacts(bare)
    expect(admission?.facts.map(({ value }) => value)).toEqual([
      '93% admitted',
      'Not published',
      'Not published',
      '55% graduate',
    ])
    expect(cost?.facts[0]).toEqual({ label: 'Net, on average', value: '$12,932' })
  })

  test('a cost for a family from another state is called an estimate', () => {
    const [, cost] = collegeFacts({ ...collegeDetails({ avg_net_cost: 32_932 }), is_cost_estimate: true })
    expect(cost?.facts[0]).toEqual({ label: 'Net, estimate, out of state', value: '$32,932' })
  })
})
