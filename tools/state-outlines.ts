/**
 * Makes web/src/features/matching/map/states.data.ts from a TopoJSON file of the states:
 *
 *   node tools/state-outlines.ts <states-10m.json of us-atlas>
 *
 * A border that two states share is stored once, so they still meet after it was simplified. Source and license are in
 * NOTICE.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { usStates } from '../contract/src/search.states.ts'

type Point = readonly [lon: number, lat: number]
type Ring = readonly number[]

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { states: { geometries: Geometry[] } }
}
type Geometry = { properties: { name: string } } & (
  | { type: 'Polygon'; arcs: Ring[] }
  | { type: 'MultiPolygon'; arcs: Ring[][] }
)

const [source] = process.argv.slice(2)
if (!source) {
  console.error('Usage: node tools/state-outlines.ts <states-10m.json>')
  process.exit(1)
}

/** Square degrees, as wide as at 39° north. A bend or an island that is smaller is left out. */
const smallestBend = 0.0018
const smallestIsland = 0.02
const smallestBendOfCountry = 0.35

const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology
const { scale, translate } = topology.transform

const arcs: Point[][] = topology.arcs.map((steps) => {
  let [x, y] = [0, 0]
  return steps.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const
  })
})

const squeeze = Math.cos((39 * Math.PI) / 180)

const triangle = (a: Point, b: Point, c: Point) =>
  (Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2) * squeeze

/** Visvalingam: the point that matters least goes first, until each one left matters. */
const simplified = (points: readonly Point[], least: number): Point[] => {
  const kept = [...points]
  for (;;) {
    let worst = -1
    let smallest = least
    for (let index = 1; index < kept.length - 1; index += 1) {
      const area = triangle(kept[index - 1] as Point, kept[index] as Point, kept[index + 1] as Point)
      if (area < smallest) [worst, smallest] = [index, area]
    }
    if (worst < 0) return kept
    kept.splice(worst, 1)
  }
}

const pointsOf = (ring: Ring, from: readonly Point[][] = arcs): Point[] =>
  ring.flatMap((ref) => (ref < 0 ? (from[~ref] as Point[]).toReversed() : (from[ref] as Point[])).slice(1))

const areaOf = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] as Point
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  ) * squeeze

const isInside = (points: readonly Point[], [x, y]: Point) =>
  points.reduce((inside, [ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] as Point
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    return crosses ? !inside : inside
  }, false)

/** Where the state's letters fit best: the point inside that is farthest from its border. */
const labelPoint = (points: readonly Point[]): Point => {
  const lons = points.map(([lon]) => lon)
  const lats = points.map(([, lat]) => lat)
  const [west, south] = [Math.min(...lons), Math.min(...lats)]
  const [width, height] = [Math.max(...lons) - west, Math.max(...lats) - south]
  let best: Point = [west + width / 2, south + height / 2]
  let room = 0
  for (let i = 1; i < 32; i += 1)
    for (let j = 1; j < 32; j += 1) {
      const place: Point = [west + (width * i) / 32, south + (height * j) / 32]
      if (!isInside(points, place)) continue
      // Letters are wide and low, so room to the sides counts more.
      const nearest = Math.min(
        ...points.map(([lon, lat]) => Math.hypot((lon - place[0]) * squeeze * 0.7, lat - place[1])),
      )
      if (nearest > room) [best, room] = [place, nearest]
    }
  return best
}

/** No college of the catalog is in these. */
const territories = ['AS', 'GU', 'PR', 'VI']
const codes = new Map(
  Object.entries(usStates).flatMap(([code, name]) => (territories.includes(code) ? [] : [[name, code]])),
)

const states = topology.objects.states.geometries.flatMap((geometry) => {
  const code = codes.get(geometry.properties.name)
  if (!code) return []
  // A hole in a state is another state or a lake: the outer rings are enough.
  const outer = (geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs).map(([ring]) => ring as Ring)
  const bySize = outer.toSorted((a, b) => areaOf(pointsOf(b)) - areaOf(pointsOf(a)))
  const rings = bySize.filter((ring, index) => index === 0 || areaOf(pointsOf(ring)) > smallestIsland)
  return { code, rings, label: labelPoint(pointsOf(rings[0] as Ring)) }
})

const used = [...new Set(states.flatMap(({ rings }) => rings.flat().map((ref) => (ref < 0 ? ~ref : ref))))]
const place = new Map(used.map((arc, index) => [arc, index]))
const moved = (ref: number) => (ref < 0 ? ~(place.get(~ref) ?? 0) : (place.get(ref) ?? 0))

const hundredths = (value: number) => Math.round(value * 100)

/** The first point, then the way to each next one, in hundredths of a degree. */
const steps = (points: readonly Point[]): string => {
  let [x, y] = [0, 0]
  return points
    .flatMap(([lon, lat]) => {
      const way = [hundredths(lon) - x, hundredths(lat) - y]
      x = hundredths(lon)
      y = hundredths(lat)
      return way[0] === 0 && way[1] === 0 ? [] : way
    })
    .join(' ')
}

const lines = used.map((arc) => steps(simplified(arcs[arc] as Point[], smallestBend)))

/** The coasts and outer borders of the 48 states and the District, as one coarse ring. */
const countryOutline = (): string => {
  const mainland = states.filter(({ code }) => code !== 'AK' && code !== 'HI')
  const uses = new Map<number, number>()
  for (const ref of mainland.flatMap(({ rings }) => rings.flat())) {
    const arc = ref < 0 ? ~ref : ref
    uses.set(arc, (uses.get(arc) ?? 0) + 1)
  }
  const border = mainland.flatMap(({ rings }) =>
    rings.flat().filter((ref) => uses.get(ref < 0 ? ~ref : ref) === 1),
  )
  const ends = (ref: number) => {
    const points = arcs[ref < 0 ? ~ref : ref] as Point[]
    const [first, last] = [String(points[0]), String(points.at(-1))]
    return ref < 0 ? { from: last, to: first } : { from: first, to: last }
  }
  const left = new Set(border)
  const rings: number[][] = []
  for (const start of border) {
    if (!left.delete(start)) continue
    const ring = [start]
    for (;;) {
      const next = [...left].find((ref) => ends(ref).from === ends(ring.at(-1) as number).to)
      if (next === undefined) break
      left.delete(next)
      ring.push(next)
    }
    rings.push(ring)
  }
  const [largest] = rings.map((ring) => pointsOf(ring)).toSorted((a, b) => areaOf(b) - areaOf(a))
  return steps(simplified(largest ?? [], smallestBendOfCountry))
}

const written = (ref: number) => (moved(ref) < 0 ? `~${~moved(ref)}` : `${moved(ref)}`)
const stateLines = states
  .toSorted((a, b) => a.code.localeCompare(b.code))
  .map(({ code, label, rings }) => {
    const place = label.map(hundredths).join(' ')
    return [code, place, ...rings.map((ring) => ring.map(written).join(' '))].join('|')
  })

const text = `/** Made by tools/state-outlines.ts; the source is in NOTICE. */

/** One border to a line: its first point, then the way to each next one, in hundredths of a degree, longitude first. */
export const borders = \`
${lines.join('\n')}
\`

/** One state to a line: its code, where its letters go, then its rings as border numbers. One with a ~ runs backward. */
export const states = \`
${stateLines.join('\n')}
\`

/** The 48 states as one coarse outline, written like a border. */
export const country = '${countryOutline()}'
`
writeFileSync(join(import.meta.dirname, '../web/src/features/matching/map/states.data.ts'), text)
console.log(`states.data.ts: ${states.length} states, ${lines.length} borders, ${text.length} bytes`)
