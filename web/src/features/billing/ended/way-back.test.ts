import { entitlements } from '@fieldhouse/contract/guards'
import { describe, expect, test } from 'vitest'
import { packageOf } from '../account/payment.factory.ts'
import { buildPackages } from '../packages.factory.ts'
import { endedWords } from './ended-words.ts'
import { wayBackTo } from './way-back.ts'

const offers = buildPackages()

describe('PAY-04 the way back after a package ended', () => {
  test.each([
    [
      'the same package',
      'recruiting-center',
      packageOf({ package_key: 'package-3' }),
      'package-3',
      '$99.00 a month',
    ],
    [
      'the same package, by the year',
      'recruiting-center',
      packageOf({ billing_cycle: 'annual' }),
      'package-2',
      '$470.40 a year',
    ],
    ['the cheapest after a grant', 'recruiting-center', null, 'package-2', '$49.00 a month'],
    [
      'the cheapest that has it, after a change to one without it',
      'recruiting-center',
      packageOf({ package_key: 'package-1' }),
      'package-2',
      '$49.00 a month',
    ],
    ['a package with a success coach', 'success-coach', packageOf(), 'package-3', '$99.00 a month'],
  ] as const)('is %s', (_, needs, bought, packageKey, price) => {
    expect(wayBackTo(needs, offers, bought)).toMatchObject({ packageKey, price })
  })

  test.each(entitlements)('exists for %s, and without prices there is none', (needs) => {
    expect(wayBackTo(needs, offers, null)).not.toBeNull()
    expect(wayBackTo(needs, [], null)).toBeNull()
  })
})

describe('PAY-04 the line says', () => {
  test.each([
    [
      { reader: 'family', athleteName: null },
      'Your package with the recruiting center ended on Nov 17, 2026.',
    ],
    [
      { reader: 'family', athleteName: 'Amara' },
      'Amara’s package with the recruiting center ended on Nov 17, 2026.',
    ],
    [
      { reader: 'success-coach', athleteName: 'Amara' },
      'Amara’s package with the recruiting center ended on',
    ],
  ] as const)('to %j: %s', (reader, title) => {
    const words = endedWords('recruiting-center', '2026-11-17', reader)
    expect(words.title).toContain(title)
    expect(words.text).toContain('First messages'.toLowerCase())
  })

  test('nothing about searches in a conversation with a success coach', () => {
    const { title, text } = endedWords('success-coach', '2026-11-17', { reader: 'family', athleteName: null })
    expect(title).toBe('Your package with a success coach ended on Nov 17, 2026.')
    expect(text).not.toContain('searches')
  })

  test('nothing about events in the best college match', () => {
    const { title, text } = endedWords('best-college-match', '2026-11-17', {
      reader: 'success-coach',
      athleteName: 'Amara',
    })
    expect(title).toBe('Amara’s package with the best college match ended on Nov 17, 2026.')
    expect(text).toBe(
      'You can still read the answers and the matches. Changing the survey and new favorites need the package. The family can get it again.',
    )
  })
})
