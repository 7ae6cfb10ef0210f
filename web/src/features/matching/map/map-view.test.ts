import { expect, test } from 'vitest'
import { canZoom, isIn, movedView, shownBox, startOf } from './map-view.ts'
import { nextSpot, spreadSpots } from './spread-spots.ts'

const box = { x: -500, y: -400, width: 1000, height: 800 }
const start = startOf(box)

test('zooming keeps the chosen spot where it is in the frame', () => {
  const at = { x: 250, y: -200 }
  const view = movedView(start, { type: 'zoom', by: 2, at }, box)
  const shown = shownBox(view, box)
  expect((at.x - shown.x) / shown.width).toBeCloseTo(0.75)
  expect((at.y - shown.y) / shown.height).toBeCloseTo(0.25)
})

test('the map zooms out to the country and in to a county, and then no further', () => {
  const far = movedView(start, { type: 'zoom', by: 0.001 }, box)
  expect(shownBox(far, box).width).toBeCloseTo(3600)
  expect(canZoom(far, 0.5, box)).toBe(false)
  const near = movedView(start, { type: 'zoom', by: 1000 }, box)
  expect(shownBox(near, box).width).toBeCloseTo(60)
  expect(canZoom(near, 2, box)).toBe(false)
  expect(canZoom(start, 2, box)).toBe(true)
})

test('a pan moves by a share of the frame, and never loses the country', () => {
  expect(movedView(start, { type: 'pan', right: 0.2, down: -0.1 }, box).middle).toEqual({ x: 200, y: -80 })
  expect(movedView(start, { type: 'pan', right: 100, down: 0 }, box).middle.x).toBe(1800)
})

test('dots in one town move apart, and a dot with room stays', () => {
  const town = { x: 10, y: 10 }
  const spots = spreadSpots([town, town, town, { x: 12, y: 10 }, { x: 300, y: 0 }], 20)
  for (const [index, a] of spots.entries())
    for (const b of spots.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(19)
  expect(spots[4]).toEqual({ x: 300, y: 0 })
})

test('an arrow key finds the nearest dot in its direction', () => {
  const spots = [
    { x: 100, y: 10 },
    { x: 40, y: 15 },
    { x: -10, y: 0 },
    { x: 0, y: -50 },
  ]
  expect(nextSpot(spots, { x: 0, y: 0 }, 'right')).toBe(1)
  expect(nextSpot(spots, { x: 0, y: 0 }, 'left')).toBe(2)
  expect(nextSpot(spots, { x: 0, y: 0 }, 'up')).toBe(3)
  expect(nextSpot(spots, { x: 0, y: 0 }, 'down')).toBeNull()
})

test('a spot is in a box or not', () => {
  expect(isIn(box, { x: 0, y: 0 })).toBe(true)
  expect(isIn(box, { x: 501, y: 0 })).toBe(false)
})
