import { describe, expect, test } from 'vitest'
import { historyIn, refreshedHistory, withAthlete } from './local-history.ts'
import { foundAthlete } from './search.factory.ts'

const ada = foundAthlete('Ada Abel', { photo: { url: '/files/ada.webp' } })
const bea = foundAthlete('Bea Abel')

describe("SRC-04 a visitor's history", () => {
  test('is read back as it was stored', () => {
    expect(historyIn(JSON.parse(JSON.stringify([ada, bea])))).toEqual([ada, bea])
  })

  test.each([null, undefined, 'text', 7, {}, { length: 2 }, [null, 1, 'x', [], {}]])(
    'is empty for invalid stored text: %j',
    (given) => expect(historyIn(given)).toEqual([]),
  )

  test.each([
    ['no id', { id: 'x' }],
    ['no slug', { slug: '' }],
    ['a slug with a path', { slug: '//evil.example' }],
    ['a script for a slug', { slug: 'javascript:alert(1)' }],
    ['no name', { full_name: { toString: 'x' } }],
    ['an endless name', { full_name: 'a'.repeat(1000) }],
  ])('is left out with %s', (_, fault) => expect(historyIn([{ ...ada, ...fault }, bea])).toEqual([bea]))

  test('loses only the invalid fact', () => {
    const odd = { ...ada, class: '2027', state: 5, photo: { url: 'https://evil.example/x.png' }, more: 'x' }
    expect(historyIn([odd])).toEqual([{ ...ada, class: null, state: null, photo: null }])
    expect(historyIn([{ ...ada, photo: { url: '//evil.example/x.png' }, personal_metrics: null }])).toEqual([
      { ...ada, photo: null, personal_metrics: { height: null, height_in: null, weight: null } },
    ])
  })

  test('is newest first, without duplicates, and ten at most', () => {
    expect(withAthlete([ada, bea], bea)).toEqual([bea, ada])
    const many = Array.from({ length: 12 }, (_, place) => foundAthlete(`Athlete ${place}`))
    expect(historyIn(many)).toEqual(many.slice(0, 10))
    expect(withAthlete(many.slice(0, 10), ada)).toEqual([ada, ...many.slice(0, 9)])
  })

  test('keeps athletes viewed during the refresh', () => {
    const now = { ...ada, class: 2030 }
    const cleo = foundAthlete('Cleo Abel')
    expect(refreshedHistory([cleo, ada, bea], [ada.id, bea.id], [now])).toEqual([cleo, now])
  })
})
