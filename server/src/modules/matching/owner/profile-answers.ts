import { isGender } from '@fieldhouse/contract/accounts.gender'
import { type Position, positions } from '@fieldhouse/contract/matching.answers'
import type { ShownAnswers } from '@fieldhouse/contract/matching.shown'
import type { OwnerRow } from './owner.queries.ts'

/** BCM-01: the answers that a profile gives. What it does not say is missing, and what can't be is not taken over. */
export type ProfileAnswers = {
  readonly player: Pick<
    ShownAnswers['player'],
    'gender' | 'class_year' | 'positions' | 'height_in' | 'wingspan_in'
  >
  readonly game: Pick<ShownAnswers['game'], 'averages'>
  readonly academics: Pick<ShownAnswers['academics'], 'gpa' | 'core_gpa' | 'sat' | 'act'>
  readonly place: Pick<ShownAnswers['place'], 'home'>
}

/** The profile's positions that are names for several, or other names. */
const positionsOf: Readonly<Record<string, readonly Position[]>> = {
  ...Object.fromEntries(positions.map((position) => [position, [position]])),
  CG: ['PG', 'SG'],
  W: ['SG', 'SF'],
  S4: ['PF'],
  P: ['C'],
}

const playedPositions = (given: readonly (string | null)[]): Position[] => {
  const played = given.flatMap((position) => positionsOf[position ?? ''] ?? [])
  return positions.filter((position) => played.includes(position))
}

const within = (value: number | null | undefined, min: number, max: number): number | null =>
  value === null || value === undefined || value < min || value > max ? null : value

/** In quarters of an inch, as people enter it. */
const inches = (cm: number | null): number | null => (cm === null ? null : Math.round((cm / 2.54) * 4) / 4)

/** About half a mile: enough for a distance, and not somebody's door. */
const roughly = (degrees: number): number => Math.round(degrees * 100) / 100

const homeOf = ({ city, state, lat, lon }: OwnerRow['profile']): ShownAnswers['place']['home'] => {
  if (city === null || state === null || !/^[A-Z]{2}$/.test(state)) return null
  const [north, east] = [within(lat, 15, 72), within(lon, -180, -60)]
  if (north === null || east === null) return null
  return { city, state, zip: null, lat: roughly(north), lon: roughly(east) }
}

const averagesOf = ({ figures }: OwnerRow['profile']): ShownAnswers['game']['averages'] => {
  const points = within(figures?.ppg, 0, 80)
  const rebounds = within(figures?.rpg, 0, 40)
  const assists = within(figures?.apg, 0, 30)
  const steals = within(figures?.spg, 0, 15)
  const blocks = within(figures?.bpg, 0, 15)
  if (points === null || rebounds === null || assists === null || steals === null || blocks === null)
    return null
  return { points, rebounds, assists, steals, blocks }
}

export const profileAnswers = ({
  athlete,
  profile,
}: Pick<OwnerRow, 'athlete' | 'profile'>): ProfileAnswers => ({
  player: {
    gender: isGender(athlete.gender) ? athlete.gender : null,
    class_year: within(profile.class_year, 2020, 2040),
    positions: playedPositions([profile.position, profile.secondary_position]),
    height_in: within(inches(profile.height_cm), 48, 96),
    wingspan_in: within(inches(profile.wingspan_cm), 48, 108),
  },
  game: { averages: averagesOf(profile) },
  academics: {
    gpa: within(profile.gpa, 0, 4),
    core_gpa: within(profile.core_gpa, 0, 4),
    sat: within(profile.sat, 400, 1600),
    act: within(profile.act, 1, 36),
  },
  place: { home: homeOf(profile) },
})
