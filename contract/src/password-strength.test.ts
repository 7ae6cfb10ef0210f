import { describe, expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

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

  test('is Good at best with fewer than 6 characters', () => {
    expect(passwordStrength('Ab1!x')).toBe('Good')
  })

  test('does not come from spaces: they are neither symbols nor length', () => {
    expect(passwordStrength('Abcde 1')).toBe('Good')
    expect(passwordStrength('A b 1 !\t\n')).toBe('Good')
    expect(passwordStrength('      ')).toBe('Weak')
  })

  test('knows the letters of every alphabet', () => {
    expect(passwordStrength('Éàéèü1!')).toBe('Strong')
    expect(passwordStrength('Жизнь1!')).toBe('Strong')
    expect(passwordStrength('жизньж1')).toBe('Weak')
  })

  test('takes an accent for part of its letter, however it is written', () => {
    expect(passwordStrength('Resumé1'.normalize('NFD'))).toBe('Good')
    expect(passwordStrength('Resumx̄1')).toBe('Good')
  })

  test('counts what a person sees: a picture is one symbol, not two characters', () => {
    expect(passwordStrength('Ab1🏀🏀')).toBe('Good')
    expect(passwordStrength('Ab1🏀🏀🏀')).toBe('Strong')
  })
})
