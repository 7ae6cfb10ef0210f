import type { Entitlement } from '@fieldhouse/contract/guards'
import type { athletes } from '../modules/profiles/index.ts'
import type { Gender, Lists } from './lists.ts'
import { type Random, weighted } from './random.ts'
import { type DemoPosition, type DemoSport, demoSports } from './sports.ts'

const hiddenShare = 0.06
const premiumShare = 0.02
const sparseShare = 0.1
/** On a sparse page, how often a fact is missing. */
const gapShare = 0.6

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

const toHundredths = (value: number) => Math.round(value * 100) / 100

/** American sizes are whole inches and pounds; the product keeps centimetres and kilograms. */
const metricSize = (inches: number, pounds: number) => ({
  height_cm: toHundredths(inches * 2.54),
  weight_kg: toHundredths(pounds * 0.45359237),
})

const drawSize = (random: Random, position: DemoPosition, gender: Gender) => {
  const build = position.build[gender]
  if (!build) throw new Error(`Nobody ${gender} plays ${position.name}`)
  const inches = Math.round(random.around(build.height, 2))
  // The index is pounds by square inches times 703.
  const pounds = Math.round((random.around(build.bmi, 1.5) * inches ** 2) / 703)
  return metricSize(inches, pounds)
}

/** What stands on an athlete's page besides the name. */
export type AthletePage = Omit<typeof athletes.$inferInsert, 'id' | 'user_id' | 'slug' | 'created_at'>

/** The page of the demo athlete, who has a sign-in. */
export const demoAthletePage: AthletePage = {
  sport_key: 'basketball',
  position: 'SG',
  class_year: 2027,
  jersey_number: '14',
  ...metricSize(70, 152),
  high_school: 'Ridgeline High School',
  city: 'Bend',
  state: 'OR',
  is_visible: true,
  is_seros: false,
}

/** An invented athlete's page. The gender comes along, as the sport decides how likely it is and it decides the size. */
export const drawAthletePage = (random: Random, lists: Lists): { gender: Gender; page: AthletePage } => {
  const sport = drawSport(random)
  const gender = random.chance(sport.girls) ? 'female' : 'male'
  const position = drawPosition(random, sport, gender)
  const { height_cm, weight_kg } = drawSize(random, position, gender)
  const { high_school, city, state } = lists.school(random)
  const isSparse = random.chance(sparseShare)
  const known = <T>(fact: T): T | null => (isSparse && random.chance(gapShare) ? null : fact)
  const home = known({ city, state })
  const page = {
    sport_key: sport.sport_key,
    position: known(position.name),
    class_year: known(drawClass(random).year),
    jersey_number: known(random.pick(sport.jerseys)),
    height_cm: known(height_cm),
    weight_kg: known(weight_kg),
    high_school: known(high_school),
    city: home?.city ?? null,
    state: home?.state ?? null,
    is_visible: !random.chance(hiddenShare),
    is_seros: random.chance(premiumShare),
  }
  return { gender, page }
}

/** What athletes have bought: with the third package come the match and the success coach. */
const boughtShare = 0.2
const boughtAllShare = 0.5

/** What is open to an invented athlete. The recruiting center and the match are for basketball. */
export const drawAccess = (random: Random, { sport_key }: AthletePage): Entitlement[] => {
  if (sport_key !== 'basketball' || !random.chance(boughtShare)) return []
  return random.chance(boughtAllShare)
    ? ['recruiting-center', 'best-college-match', 'success-coach']
    : ['recruiting-center']
}
