import { describe, expect, test } from 'vitest'
import { townText, withCoordinates } from './place-values.ts'

const bend = { city: 'Bend', state: 'OR', zip: '97701', country: 'United States' }

describe('coordinates (PRO-13)', () => {
  const typed = { ...bend, town_search: 'Bend, OR', found_for: townText(bend), lat: '44.05', lon: '-121.3' }

  test('are sent with the town they were found for', () =>
    expect(withCoordinates(typed)).toEqual({ ...bend, lat: '44.05', lon: '-121.3' }))

  test('are not sent with a town that was typed over it', () =>
    expect(withCoordinates({ ...typed, city: 'Salem' })).toEqual({ ...bend, city: 'Salem' }))
})
