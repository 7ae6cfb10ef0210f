import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import {
  commonPasswordFault,
  ownWordsFault,
  passwordCriteria,
  passwordFault,
  passwordStrength,
  weakPasswordFault,
} from './password-strength.ts'

describe('the strength of a password', () => {
  test.each([
    ['', 'Weak'],
    ['abc', 'Weak'],
    ['abcdef', 'Weak'],
    ['Abcdef', 'Weak'],
    ['Abcde1', 'Good'],
    ['abcde1!', 'Good'],
    ['ABCDE1!', 'Good'],
    ['Abcdef!', 'Good'],
    ['Abcde1!', 'Strong'],
    ['Abc1!x', 'Strong'],
  ])('of "%s" is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  test('is Weak with fewer than 6 characters, which no form accepts', () => {
    expect(passwordStrength('Ab1!x')).toBe('Weak')
  })

  test('does not come from spaces, which are neither symbols nor length', () => {
    expect(passwordStrength('Abcde 1')).toBe('Good')
    expect(passwordStrength('A b 1 ! x\t\n')).toBe('Weak')
    expect(passwordStrength('      ')).toBe('Weak')
  })

  test('knows the letters of every alphabet', () => {
    expect(passwordStrength('Éàéèü1!')).toBe('Strong')
    expect(passwordStrength('Жизнь1!')).toBe('Strong')
    expect(passwordStrength('жизньж1')).toBe('Weak')
  })

  test('counts an accent as part of its letter, in any encoding', () => {
    expect(passwordStrength('Resumé1'.normalize('NFD'))).toBe('Good')
    expect(passwordStrength('Resumx̄1')).toBe('Good')
  })

  test('counts what a person sees: an emoji is one symbol, not two characters', () => {
    expect(passwordStrength('Ab1🏀🏀')).toBe('Weak')
    expect(passwordStrength('Ab1🏀🏀🏀')).toBe('Strong')
  })
})

describe('the five criteria', () => {
  const met = (text: string) => passwordCriteria.map(({ isMet }) => isMet(text))

  test.each([
    ['', [false, false, false, false, false]],
    ['A', [true, false, false, false, false]],
    ['Ab', [true, true, false, false, false]],
    ['Ab1', [true, true, true, false, false]],
    ['Ab1!', [true, true, true, true, false]],
    ['Ab1!xy', [true, true, true, true, true]],
    ['A b 1 ! ', [true, true, true, true, false]],
  ])('of "%s" are met as expected', (text, expected) => {
    expect(met(text)).toEqual(expected)
  })
})

describe('a password made of the owner’s own names', () => {
  const owner = { first_name: 'Zoë', last_name: 'O’Brien-Smith', email: 'Court.Vision+fh@mail.example' }

  test.each([
    ['zOE-Rocks1'],
    ['1!Zoé-abcdef'],
    ['Brien2027!'],
    ['Smith-2027'],
    ['OBRIENsmith1!a'],
    ['MyVision1!'],
    ['Court.Vision1'],
    ['c o u r t-Ab1'],
  ])('is Weak: %s', (password) => {
    expect([passwordStrength(password, { owner }), passwordFault(password, { owner })]).toEqual([
      'Weak',
      ownWordsFault,
    ])
  })

  test.each([['Fieldhouse1!'], ['Mail-Example1'], ['Fh-Rocks1'], ['Visor-Cour1']])(
    'ignores the domain and pieces with fewer than three letters: %s',
    (password) => expect(passwordFault(password, { owner })).toBeNull(),
  )

  test('checks no names if the owner is unknown', () => {
    for (const nobody of [{}, { first_name: '', last_name: null, email: '' }, { email: '2027@mail.example' }])
      expect(passwordFault('Zoe-Rocks2027', { owner: nobody })).toBeNull()
  })
})

describe('one of the most used passwords', () => {
  test.each([
    ['Password1', 'Weak'],
    ['Password1!', 'Weak'],
    ['!!Qwerty123', 'Weak'],
    ['P@ssw0rd', 'Weak'],
    ['1Q2w3e4r', 'Weak'],
    ['Baseball!', 'Weak'],
    ['A123456!', 'Weak'],
    ['Fieldhouse1!', 'Strong'],
    ['Court-Vision7', 'Strong'],
    ['Right1!', 'Strong'],
    ['Pass-word-19x', 'Strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password, { isCommon: isCommonPassword })).toBe(strength)
  })

  test('is reported as common', () => {
    expect(passwordFault('Password1', { isCommon: isCommonPassword })).toBe(commonPasswordFault)
    expect(passwordFault('xyzzyqux', { isCommon: isCommonPassword })).toBe(weakPasswordFault)
  })

  test('is known only if the list is loaded', () => {
    expect(passwordStrength('Password1')).toBe('Good')
  })
})
