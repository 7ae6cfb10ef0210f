import { insetBox } from './map-box.ts'
import { outlinePath } from './outline-path.ts'
import { type Geo, wholeCountry } from './projection.ts'

interface StateOutline {
  readonly code: string
  /** Where its letters go. */
  readonly label: Geo
  readonly rings: readonly (readonly Geo[])[]
}
export interface Outlines {
  readonly states: readonly StateOutline[]
  /** The 48 states, coarse, as the path of the small map. It is the same for everyone, so it is drawn once. */
  readonly country: string
}

const numbersIn = (line: string): number[] => line.split(' ').map(Number)

const placesIn = (line: string): Geo[] => {
  const steps = numbersIn(line)
  const places: Geo[] = []
  let [lon, lat] = [0, 0]
  for (let index = 0; index + 1 < steps.length; index += 2) {
    lon += steps[index] ?? 0
    lat += steps[index + 1] ?? 0
    places.push({ lon: lon / 100, lat: lat / 100 })
  }
  return places
}

interface WrittenOutlines {
  readonly borders: string
  readonly states: string
  readonly country: string
}

export const readOutlines = (written: WrittenOutlines): Outlines => {
  const borders = written.borders.trim().split('\n').map(placesIn)
  const border = (number: string): Geo[] =>
    number.startsWith('~')
      ? (borders[Number(number.slice(1))] ?? []).toReversed()
      : (borders[Number(number)] ?? [])
  const states = written.states
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', label = '', ...rings] = line.split('|')
      const [lon = 0, lat = 0] = numbersIn(label)
      return {
        code,
        label: { lon: lon / 100, lat: lat / 100 },
        rings: rings.map((ring) => ring.split(' ').flatMap(border)),
      }
    })
  return { states, country: outlinePath([placesIn(written.country)], wholeCountry, insetBox) }
}

let loading: Promise<Outlines> | undefined
let knownOutlines: Outlines | null = null

/** Null until they have loaded. */
export const loadedOutlines = (): Outlines | null => knownOutlines

/** 33 kB that only a map needs, loaded with the first one. A failed load can be tried again. */
export const loadOutlines = (): Promise<Outlines> => {
  loading ??= import('./states.data.ts').then(readOutlines)
  loading.then(
    (outlines) => {
      knownOutlines = outlines
    },
    () => {
      loading = undefined
    },
  )
  return loading
}
