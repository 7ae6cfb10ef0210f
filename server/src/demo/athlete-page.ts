import type { Entitlement } from '@fieldhouse/contract/guards'
import type { athletes } from '../modules/profiles/profiles.tables.ts'
import type { Gender, Lists } from './lists.ts'
import { type Random, weighted } from './random.ts'
import { metricSize } from './sizes.ts'
import { type DemoPosition, type DemoSport, demoSports } from './sports.ts'

const hiddenShare = 0.06
const premiumShare = 0.02
/** These have only a name and a sport. */
const sparseShare = 0.1

const classYears = [
  { year: 2027, share: 32 },
  { year: 2028, share: 30 },
  { year: 2029, share: 23 },
  { year: 2030, share: 15 },
]

const drawSport = weighted(demoSports, ({ share }) => share)
const drawClass = weighted(classYears, ({ share }) => share)

const drawPositionOf = (sport: DemoSport, gender: Gender) =>
  weighted(
    sport.positions.filter(({ build }) => build[gender]),
    ({ share }) => share,
  )
const positionDraws = new Map(
  demoSports.map((sport) => [
    sport,
    { male: drawPositionOf(sport, 'male'), female: drawPositionOf(sport, 'female') },
  ]),
)

const drawPosition = (random: Random, sport: DemoSport, gender: Gender): DemoPosition => {
  const draws = positionDraws.get(sport)
  if (!draws) throw new Error(`No positions for ${sport.sport_key}`)
  return draws[gender](random)
}

const drawSize = (random: Random, position: DemoPosition, gender: Gender) => {
  const build = position.build[gender]
  if (!build) throw new Error(`No ${gender} build for the position ${position.key}`)
  const inches = Math.round(random.around(build.height, 2))
  // The BMI is pounds divided by square inches, times 703.
  const pounds = Math.round((random.around(build.bmi, 1.5) * inches ** 2) / 703)
  return metricSize(inches, pounds)
}

type AthleteRow = typeof athletes.$inferSelect

/** The basic facts about an athlete. */
export type AthletePage = Pick<
  AthleteRow,
  | 'sport_key'
  | 'position'
  | 'class_year'
  | 'jersey_number'
  | 'height_cm'
  | 'weight_kg'
  | 'high_school'
  | 'city'
  | 'state'
  | 'is_visible'
  | 'is_seros'
>

interface DrawnPage {
  /** Included because the sport affects the gender, and the gender affects the size. */
  readonly gender: Gender
  readonly isSparse: boolean
  readonly page: AthletePage
}

/** An invented athlete's page. */
export const drawAthletePage = (random: Random, lists: Lists): DrawnPage => {
  const sport = drawSport(random)
  const gender = random.chance(sport.girls) ? 'female' : 'male'
  const position = drawPosition(random, sport, gender)
  const { height_cm, weight_kg } = drawSize(random, position, gender)
  const { high_school, city, state } = lists.school(random)
  const isSparse = random.chance(sparseShare)
  const class_year = drawClass(random).year
  const jersey_number = random.pick(sport.jerseys)
  const known = <T>(fact: T): T | null => (isSparse ? null : fact)
  const page = {
    sport_key: sport.sport_key,
    position: known(position.key),
    class_year: known(class_year),
    jersey_number: known(jersey_number),
    height_cm: known(height_cm),
    weight_kg: known(weight_kg),
    high_school: known(high_school),
    city: known(city),
    state: known(state),
    is_visible: !random.chance(hiddenShare),
    is_seros: random.chance(premiumShare),
  }
  return { gender, isSparse, page }
}

/** The packages of athletes. The third one includes the match and the success coach. */
const boughtShare = 0.2
const boughtAllShare = 0.5

/** The features of an invented athlete. The recruiting center and the match are for basketball. */
export const drawAccess = (random: Random, { sport_key }: AthletePage): Entitlement[] => {
  if (sport_key !== 'basketball' || !random.chance(boughtShare)) return []
  return random.chance(boughtAllShare)
    ? ['recruiting-center', 'best-college-match', 'success-coach']
    : ['recruiting-center']
}
