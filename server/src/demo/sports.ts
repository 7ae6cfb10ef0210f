import type { Gender } from './lists.ts'

/** The build of a typical player in a position: height in inches and body mass index. */
interface Build {
  readonly height: number
  readonly bmi: number
}

export interface DemoPosition {
  /** The key in the sport's data. */
  readonly key: string
  readonly share: number
  /** A position that only one gender plays has only that build. */
  readonly build: Partial<Record<Gender, Build>>
}

export interface DemoSport {
  readonly sport_key: string
  readonly share: number
  readonly girls: number
  readonly jerseys: readonly string[]
  readonly positions: readonly DemoPosition[]
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

// Referees show a basketball number with their fingers, so no digit is above five.
const basketballNumbers = ['00', ...numbers(0, 55).filter((number) => /^[0-5]+$/.test(number))]

type PositionLine = readonly [key: string, share: number, male: Build | null, female: Build | null]

const size = (height: number, bmi: number): Build => ({ height, bmi })

const positions = (lines: readonly PositionLine[]): DemoPosition[] =>
  lines.map(([key, share, male, female]) => ({
    key,
    share,
    build: { ...(male && { male }), ...(female && { female }) },
  }))

/** How the demo athletes are distributed over sports and positions. */
export const demoSports: readonly DemoSport[] = [
  {
    sport_key: 'basketball',
    share: 50,
    girls: 0.48,
    jerseys: basketballNumbers,
    positions: positions([
      ['PG', 24, size(71.5, 22.8), size(66, 22)],
      ['SG', 24, size(73.5, 22.9), size(68, 22.1)],
      ['SF', 20, size(75.5, 23.2), size(70, 22.5)],
      ['PF', 18, size(77.5, 24.2), size(71.5, 23.4)],
      ['C', 14, size(79.5, 25), size(73.5, 24.2)],
    ]),
  },
  {
    sport_key: 'hockey',
    share: 12,
    girls: 0.3,
    jerseys: numbers(1, 98),
    positions: positions([
      ['C', 25, size(70.5, 24.6), size(65.5, 23.2)],
      ['LW', 20, size(70.5, 24.8), size(65.5, 23.3)],
      ['RW', 20, size(70.5, 24.8), size(65.5, 23.3)],
      ['D', 25, size(72, 25.2), size(67, 23.8)],
      ['G', 10, size(72.5, 24.4), size(66.5, 23.2)],
    ]),
  },
  {
    sport_key: 'lacrosse',
    share: 12,
    girls: 0.5,
    jerseys: numbers(0, 50),
    positions: positions([
      ['A', 25, size(70, 24), size(65.5, 22.3)],
      ['M', 32, size(71, 24), size(65.5, 22)],
      ['D', 22, size(72.5, 25), size(66.5, 22.6)],
      ['G', 9, size(70.5, 25.2), size(65.5, 23.6)],
      ['LSM', 5, size(72, 24.2), null],
      ['SSDM', 4, size(71, 24.2), null],
      ['FOGO', 3, size(70, 26), null],
    ]),
  },
  {
    sport_key: 'soccer',
    share: 14,
    girls: 0.5,
    jerseys: numbers(1, 35),
    positions: positions([
      ['GK', 10, size(73, 23.4), size(67.5, 22.8)],
      ['CB', 18, size(72, 23), size(66.5, 22.3)],
      ['FB', 18, size(69.5, 22.4), size(64.5, 21.6)],
      ['CDM', 11, size(70.5, 22.6), size(65.5, 21.9)],
      ['CM', 14, size(69.5, 22.2), size(65, 21.6)],
      ['CAM', 8, size(69, 22), size(64.5, 21.4)],
      ['W', 11, size(68.5, 22), size(64, 21.3)],
      ['F', 10, size(70.5, 22.7), size(65.5, 21.9)],
    ]),
  },
  {
    sport_key: 'baseball_softball',
    share: 12,
    girls: 0.45,
    jerseys: numbers(0, 50),
    positions: positions([
      ['P', 24, size(73.5, 24.8), size(67.5, 24.4)],
      ['C', 10, size(71, 25.8), size(65.5, 24.8)],
      ['1B', 8, size(73.5, 26), size(67.5, 25)],
      ['2B', 8, size(69.5, 24), size(64, 23)],
      ['SS', 11, size(71, 23.8), size(65, 22.8)],
      ['3B', 8, size(72.5, 25), size(66, 24)],
      ['LF', 5, size(71, 24.4), size(65.5, 23.2)],
      ['CF', 7, size(71, 23.6), size(65, 22.4)],
      ['RF', 5, size(72, 24.6), size(66, 23.4)],
      ['OF', 5, size(71.5, 24.2), size(65.5, 23)],
      ['DH', 2, size(73, 26.5), size(66, 25.4)],
      ['UTIL', 5, size(70.5, 24.2), size(65, 23.2)],
      ['TWP', 2, size(73, 24.8), size(66.5, 23.8)],
    ]),
  },
]
