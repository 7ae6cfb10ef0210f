import type { RecruitingFilter } from '@fieldhouse/contract/recruiting'
import { describe, expect, test } from 'vitest'
import { chipWords, choiceOf, countChosen, withChoiceToggled, withoutChoice } from './filter-choice.ts'

const division: RecruitingFilter = {
  id: 'division',
  title: 'Division',
  is_single: false,
  variants: ['NCAA D1', 'NCAA D2', 'NCAA D3', 'NAIA'].map((title) => ({ id: title, title })),
  selected: [],
}
const distance: RecruitingFilter = {
  id: 'distance',
  title: 'Distance',
  is_single: true,
  variants: [
    { id: '100', title: 'Within 100 mi' },
    { id: '300', title: 'Within 300 mi' },
  ],
  selected: ['300'],
}

describe('RCC-01 the choice of filters', () => {
  test('some filters combine, others replace the previous choice', () => {
    const both = withChoiceToggled(withChoiceToggled({}, division, 'NCAA D1'), division, 'NAIA')
    expect(both).toEqual({ division: ['NCAA D1', 'NAIA'] })
    expect(withChoiceToggled({ distance: ['300'] }, distance, '100')).toEqual({ distance: ['100'] })
  })

  test('a second press removes it, and leaves nothing behind', () => {
    expect(withChoiceToggled({ division: ['NAIA'], distance: ['300'] }, division, 'NAIA')).toEqual({
      distance: ['300'],
    })
    expect(withoutChoice({ division: ['NAIA', 'NCAA D1'] }, 'division')).toEqual({})
  })

  test('is read from the saved filters, and counted', () => {
    const choice = choiceOf([division, distance])
    expect(choice).toEqual({ distance: ['300'] })
    expect(countChosen({ ...choice, division: ['NAIA', 'NCAA D1'] })).toBe(3)
  })

  test('a chip shows the choice in a few words', () => {
    expect(chipWords(division)).toBeUndefined()
    expect(chipWords(distance)).toBe('Within 300 mi')
    expect(chipWords({ ...division, selected: ['NAIA', 'NCAA D1'] })).toBe('NCAA D1, NAIA')
    expect(chipWords({ ...division, selected: division.variants.map(({ id }) => id) })).toBeUndefined()
  })
})
