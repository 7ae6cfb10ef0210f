import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { isReserved, slugNumbered, slugStem } from './slugs.ts'

const stemOf = (first_name: string, last_name: string) => slugStem({ first_name, last_name })

describe('a slug', () => {
  test.each([
    ['Amara', 'Whitlock', 'amara-whitlock'],
    ['Ximena', 'Núñez-Ibarra', 'ximena-nunez-ibarra'],
    ['Mary Kate', 'de la Fuente', 'mary-kate-de-la-fuente'],
    ['Shaq', "O'Neal", 'shaq-oneal'],
    ['J.R.', 'Smith III', 'jr-smith-iii'],
    ['Søren', 'Łukaß', 'soren-lukass'],
    ['Mary', 'Mary', 'mary-mary'],
    ['Ляля', 'Smith', 'smith'],
    ['Ляля', 'Щерба', 'athlete'],
    ['李', '小龍', 'athlete'],
    ['123', '!!!', 'athlete'],
    ['🏀', '🏀', 'athlete'],
  ])('of %s %s is made of %s', (first, last, stem) => {
    expect(stemOf(first, last)).toBe(stem)
  })

  test('is also a host name: 63 characters including any number', () => {
    const stem = stemOf('ß'.repeat(50), 'Æ'.repeat(50))
    expect(slugNumbered(stem, 9_999_999)?.length).toBeLessThanOrEqual(63)
    expect(stemOf(`${'a'.repeat(54)}`, 'Bee')).not.toMatch(/-$/)
  })

  test('has a number from the second on', () => {
    expect([1, 2, 3].map((number) => slugNumbered('amara-whitlock', number))).toEqual([
      'amara-whitlock',
      'amara-whitlock-2',
      'amara-whitlock-3',
    ])
  })

  test.each([
    ['About', 'Us'],
    ['Roster', 'Щ'],
    ['Admin', '李'],
    ['Search', 'Results'],
    ['Terms of', 'Use'],
  ])('of %s %s is never a reserved address', (first, last) => {
    const stem = stemOf(first, last)
    expect(slugNumbered(stem, 1)).toBeNull()
    expect(slugNumbered(stem, 2)).toBe(`${stem}-2`)
  })
})

/** The first part of the address of a route file. Names that begin with -, _, or ( are not part of it, nor is a last _. */
const firstPart = (file: string): string | undefined =>
  file
    .replace(/\.tsx?$/, '')
    .split(/[/.]/)
    .find((part) => !/^[-_(]|^(index|route)$/.test(part))
    ?.replace(/_$/, '')

test('every page of the web is reserved', async () => {
  const routes = new URL('../../../../web/src/routes/', import.meta.url)
  const files = (await readdir(routes, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
  )
  const parts = new Set(files.map(firstPart).filter((part) => part !== undefined && !part.startsWith('$')))
  expect(parts.size).toBeGreaterThan(5)
  expect([...parts].filter((part) => !isReserved(part ?? ''))).toEqual([])
})
