import { expect, test } from 'vitest'
import { boxInCountry, sceneOf } from './map-box.ts'
import { readOutlines } from './outlines.ts'
import { bend } from './points.factory.ts'
import { around, placeAt, wholeCountry } from './projection.ts'
import * as written from './states.data.ts'

const portland = { lat: 45.51, lon: -122.68 }
const boston = { lat: 42.36, lon: -71.06 }

test('the distance from home on the map is the distance in miles', () => {
  const miles = ({ x, y }: { x: number; y: number }) => Math.round(Math.hypot(x, y))
  expect(miles(around(bend)(portland))).toBe(121)
  expect(miles(around(bend)(boston))).toBe(2493)
  expect(around(bend)(bend)).toEqual({ x: 0, y: -0 })
})

test('a spot on the map is found again as a place', () => {
  for (const place of [portland, boston, { lat: 61.2, lon: -149.9 }]) {
    const found = placeAt(bend, around(bend)(place))
    expect(found.lat).toBeCloseTo(place.lat, 6)
    expect(found.lon).toBeCloseTo(place.lon, 6)
  }
})

test('all fifty states and the District have an outline, and their letters are inside the country', () => {
  const { states, country } = readOutlines(written)
  expect(states).toHaveLength(51)
  expect(states.every(({ rings }) => rings.length > 0 && rings.every((ring) => ring.length > 3))).toBe(true)
  const { box } = sceneOf(null, null, 1.2)
  for (const { code, label, rings } of states)
    for (const place of [label, ...rings.flat()]) {
      const { x, y } = wholeCountry(place)
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height, code).toBe(true)
    }
  expect(country.length).toBeGreaterThan(50)
})

test('a ring ends where it began, so no border cuts through a state', () => {
  for (const { code, rings } of readOutlines(written).states)
    for (const ring of rings) expect(ring[0], code).toEqual(ring.at(-1))
})

test('the map shows the whole circle, and of a wide one only the land', () => {
  const near = sceneOf(bend, 400, 1.2).box
  expect(near.height).toBeCloseTo(880)
  expect(near.width).toBeCloseTo(1056)
  expect(sceneOf(bend, 3000, 1.2).box.width).toBeLessThan(3600)
  expect(sceneOf(null, 400, 1.2).center).toBeNull()
  expect(sceneOf(bend, null, 1.2).center).toBeNull()
})

test('the inset marks the northwest for a home in Bend, and nothing for Alaska', () => {
  const { box } = sceneOf(bend, 400, 1.2)
  const marked = boxInCountry(bend, box)
  expect(marked?.x).toBeLessThan(-1400)
  expect((marked?.y ?? 0) + (marked?.height ?? 0)).toBeLessThan(300)
  expect(boxInCountry({ lat: 61.2, lon: -149.9 }, box)).toBeNull()
})
