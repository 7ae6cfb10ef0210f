import type {
  centers,
  favoriteAthletes,
  favoriteColleges,
  viewedColleges,
} from '../../modules/recruiting/recruiting.tables.ts'
import { assignedPlayers, demoRoster } from '../care.ts'
import { athletesWithoutSlugs, crowds, demoUser, type Ingredients } from '../crowd.ts'
import { placeOf } from '../package-accounts.ts'
import type { UserRow } from '../people.ts'
import { Random } from '../random.ts'
import { momentBack } from './days.ts'
import { known } from './known-coaches.ts'

const { montanaState, idahoState, westernWashington, easternWashington, gonzaga, oregon } = known
const { portlandState, oregonState, centralWashington } = known

/** Newest first. */
const amaraFavorites = [
  montanaState,
  idahoState,
  gonzaga,
  oregon,
  westernWashington,
  easternWashington,
  centralWashington,
  oregonState,
  portlandState,
]
const amaraViewed = [
  portlandState,
  oregonState,
  known.westernOregon,
  known.boiseState,
  centralWashington,
  known.idaho,
  known.seattlePacific,
  known.collegeOfIdaho,
  easternWashington,
  westernWashington,
  montanaState,
  idahoState,
  oregon,
  gonzaga,
]

/** The athlete whose package with the recruiting center has ended. What she collected is still hers. */
export const formerMember = (ingredients: Ingredients): UserRow | undefined =>
  athletesWithoutSlugs(ingredients).drop(placeOf.ended).next().value?.user

const formerFavorites = [oregonState, gonzaga, idahoState, westernWashington]

/** From the time before it ended. */
function* formerColleges(ingredients: Ingredients) {
  const user = formerMember(ingredients)
  if (!user) return
  for (const [index, college_id] of formerFavorites.entries())
    yield { athlete_user_id: user.id, college_id, at: momentBack(18 + 5 * index, '19:10') }
}

const favoritesOfOthers = 3

/** Colleges that the others on the demo roster have viewed. */
function* rosterColleges(ingredients: Ingredients) {
  const random = new Random(ingredients.seed, crowds.interests, 0)
  const [, ...others] = demoRoster(ingredients)
  for (const { user } of others) {
    const drawn = Array.from({ length: favoritesOfOthers }, () => random.pick(ingredients.colleges).id)
    for (const [index, college_id] of [...new Set(drawn)].entries())
      yield { athlete_user_id: user.id, college_id, at: momentBack(index + 1, '20:00') }
  }
}

function* collegesOfOthers(ingredients: Ingredients) {
  yield* rosterColleges(ingredients)
  yield* formerColleges(ingredients)
}

export function* favoriteCollegeRows(
  ingredients: Ingredients,
): Generator<typeof favoriteColleges.$inferInsert> {
  const { id: athlete_user_id } = demoUser(ingredients, 'athlete')
  for (const [index, college_id] of amaraFavorites.entries())
    yield { athlete_user_id, college_id, created_at: momentBack(4 * (index + 1), '20:30') }
  for (const { athlete_user_id, college_id, at } of collegesOfOthers(ingredients))
    yield { athlete_user_id, college_id, created_at: at }
}

export function* viewedCollegeRows(ingredients: Ingredients): Generator<typeof viewedColleges.$inferInsert> {
  const { id: athlete_user_id } = demoUser(ingredients, 'athlete')
  for (const [index, college_id] of amaraViewed.entries())
    yield { athlete_user_id, college_id, viewed_at: momentBack(index, '15:45') }
  for (const { athlete_user_id, college_id, at } of collegesOfOthers(ingredients))
    yield { athlete_user_id, college_id, viewed_at: at }
}

const favoritesOfCoach = 5

export function* favoriteAthleteRows(
  ingredients: Ingredients,
): Generator<typeof favoriteAthletes.$inferInsert> {
  const { id: coach_id } = demoUser(ingredients, 'coach')
  const players = assignedPlayers(ingredients).slice(0, favoritesOfCoach)
  for (const [index, { user }] of players.entries())
    yield { coach_id, athlete_user_id: user.id, created_at: momentBack(3 * (index + 1), '12:00') }
}

/** The demo family's college filters. */
export const centerRows = (ingredients: Ingredients): (typeof centers.$inferInsert)[] => [
  {
    user_id: demoUser(ingredients, 'athlete').id,
    filters: { division: ['NCAA D1', 'NCAA D2', 'NAIA'], distance: ['300'], cost: ['30000'] },
  },
]
