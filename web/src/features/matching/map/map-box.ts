import {
  around,
  type Geo,
  isOnMainland,
  mainland,
  type Project,
  placeAt,
  type Spot,
  wholeCountry,
} from './projection.ts'

/** A part of the map, in miles. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What is drawn: around home as far as the radius, or the whole country. */
export interface MapScene {
  readonly project: Project
  /** Null: the whole country. */
  readonly center: Geo | null
  readonly box: Box
}

const countryBox: Box = { x: -1640, y: -940, width: 3300, height: 2130 }
/** The 48 states, without Alaska and Hawaii below them. */
export const insetBox: Box = { ...countryBox, height: countryBox.width * 0.64 }

/** How far the 48 states reach from west to east, every few degrees. A wide radius shows land, not oceans. */
const land: readonly (readonly [lat: number, west: number, east: number])[] = [
  [26, -98, -80],
  [29, -103, -81],
  [32, -117, -81],
  [35, -120, -76],
  [38, -123, -75],
  [41, -124, -71],
  [44, -124, -67],
  [47, -124, -68],
  [49, -124, -95],
]
const landPlaces: readonly Geo[] = land.flatMap(([lat, west, east]) =>
  Array.from({ length: (east - west) / 2 + 1 }, (_, index) => ({ lat, lon: west + index * 2 })),
)

/** Up to this one, the whole circle is shown. */
const widestCircle = 700

export const boxAround = (spots: readonly Spot[]): Box => {
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const grown = (box: Box, share: number): Box => ({
  x: box.x - box.width * share,
  y: box.y - box.height * share,
  width: box.width * (1 + 2 * share),
  height: box.height * (1 + 2 * share),
})

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const overlap = (a: Box, b: Box): Box => {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(100, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(100, Math.min(a.y + a.height, b.y + b.height) - y),
  }
}

/** Wider or higher, so that it fills a frame of this shape. */
const fitted = (box: Box, ratio: number): Box => {
  const width = Math.max(box.width, box.height * ratio)
  const height = width / ratio
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  }
}

export const sceneOf = (home: Geo | null, radiusMiles: number | null, ratio: number): MapScene => {
  if (!home || radiusMiles === null)
    return { project: wholeCountry, center: null, box: fitted(countryBox, ratio) }
  const project = around(home)
  const size = radiusMiles * 2
  const circle = grown({ x: -radiusMiles, y: -radiusMiles, width: size, height: size }, 0.05)
  if (radiusMiles <= widestCircle) return { project, center: home, box: fitted(circle, ratio) }
  const reached = landPlaces.map(project).filter(({ x, y }) => Math.hypot(x, y) < radiusMiles)
  return {
    project,
    center: home,
    box: fitted(overlap(circle, grown(boxAround([project(home), ...reached]), 0.08)), ratio),
  }
}

/** The part of the 48 states that a box around home shows, in the country's own miles. Null if it is elsewhere. */
export const boxInCountry = (center: Geo, box: Box): Box | null =>
  isOnMainland(center)
    ? boxAround(
        [
          { x: box.x, y: box.y },
          { x: box.x + box.width, y: box.y },
          { x: box.x, y: box.y + box.height },
          { x: box.x + box.width, y: box.y + box.height },
        ].map((spot) => mainland(placeAt(center, spot))),
      )
    : null
