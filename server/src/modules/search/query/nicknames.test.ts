import { describe, expect, test } from 'vitest'
import { likelyNicknamesOf, nicknamesOf } from './nicknames.ts'

describe('SRC-05 nicknames of young athletes', () => {
  test.each([
    ['kenzie', 'mackenzie'],
    ['lexi', 'alexandria'],
    ['bree', 'brianna'],
    ['bella', 'annabelle'],
    ['angie', 'angelina'],
    ['lina', 'angelina'],
    ['kenny', 'kendall'],
    ['kenny', 'kendrick'],
    ['joey', 'josiah'],
    ['nikki', 'dominique'],
    ['vinny', 'vincenzo'],
    ['tavo', 'gustavo'],
    ['ricky', 'enrique'],
    ['bo', 'beau'],
    ['haley', 'hayleigh'],
    ['hailey', 'haleigh'],
    ['jaxen', 'jackson'],
    ['kristy', 'christina'],
    ['jazz', 'jazlyn'],
    ['gigi', 'gianna'],
    ['zeke', 'hezekiah'],
    ['josie', 'jocelyn'],
    ['cole', 'colton'],
  ])('%s may be %s', (nickname, formal) => {
    expect(nicknamesOf(nickname)).toContain(formal)
    expect(nicknamesOf(formal)).toContain(nickname)
  })

  test('two people who share a nickname stay two', () => {
    expect(nicknamesOf('mackenzie')).not.toContain('mckenna')
    expect(nicknamesOf('kendall')).not.toContain('kendrick')
  })

  test('Mike is a Michael first, then a Miguel, and a Mitchell only after them', () => {
    const [first, second, ...rest] = likelyNicknamesOf('mike')
    expect(first).toEqual(['michael'])
    expect(second).toContain('miguel')
    expect(rest.flat()).toContain('mitchell')
  })

  test('are all listed, each once', () => {
    for (const name of ['mike', 'michael', 'kate', 'alex', 'jo', 'nobody'])
      expect(likelyNicknamesOf(name).flat().toSorted()).toEqual(nicknamesOf(name).toSorted())
  })
})
