import { describe, expect, test } from 'vitest'
import { cardPlace } from './guide-place.ts'

const card = { width: 360, height: 200 }
const screen = { width: 1440, height: 900 }

describe("RCC-07 the guide's position", () => {
  test('below its target, if there is room', () =>
    expect(cardPlace({ left: 28, top: 150, width: 600, height: 100 }, card, screen)).toEqual({
      left: 28,
      top: 264,
    }))
  test('above it otherwise', () =>
    expect(cardPlace({ left: 28, top: 700, width: 600, height: 150 }, card, screen)).toEqual({
      left: 28,
      top: 486,
    }))
  test('at the lower edge if neither fits, and never off the side', () =>
    expect(cardPlace({ left: 1300, top: 20, width: 140, height: 860 }, card, screen)).toEqual({
      left: 1068,
      top: 688,
    }))
  test('centered without a target', () =>
    expect(cardPlace(null, card, screen)).toEqual({ left: 540, top: 344 }))
  test('fits a phone', () =>
    expect(
      cardPlace(
        { left: 20, top: 300, width: 320, height: 60 },
        { width: 336, height: 220 },
        { width: 360, height: 740 },
      ),
    ).toEqual({
      left: 12,
      top: 374,
    }))
})
