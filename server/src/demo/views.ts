import type { coachViews, visitorViews } from '../modules/profiles/views/views.tables.ts'
import { clock } from '../platform/clock.ts'
import { playsForDemoCoach } from './care.ts'
import { athletePeople, athletesWithoutSlugs, crowds, demoUser, type Ingredients, othersOf } from './crowd.ts'
import { portraits } from './portraits/portraits.ts'
import { Random } from './random.ts'
import { knownPeople } from './recruiting/coaches.ts'
import { momentBack } from './recruiting/days.ts'

const daysCounted = 120
const hour = 60 * 60 * 1000
const day = 24 * hour

/** Counted from the day on which the world is made, so a chart of the last month shows something. */
const daysBack = (days: number): Date => new Date((Math.floor(clock.now().getTime() / day) - days) * day)

/** The athletes whose pages are worth a look: those written by hand. */
const lookedAt = (ingredients: Ingredients) => {
  const last = Math.max(...portraits.keys())
  return athletePeople(ingredients)
    .take(last + 1)
    .filter(({ portrait }) => portrait !== null)
}

/** Friday and Saturday are game days. */
const isGameDay = (date: Date): boolean => [5, 6].includes(date.getUTCDay())

const monthsCounted = 12
const athletesPassedBy = 1200

/** Other pages have a visitor now and then. */
function* passersBy(ingredients: Ingredients): Generator<typeof visitorViews.$inferInsert> {
  for (const { place, portrait, athlete } of athletesWithoutSlugs(ingredients).take(athletesPassedBy)) {
    if (portrait !== null) continue
    const random = new Random(ingredients.seed, crowds.passersBy, place)
    for (let month = 0; month <= monthsCounted; month++) {
      const date = daysBack(month * 30 + Math.floor(random.fraction() * 30))
      const isSeen = random.chance(0.45 - month * 0.012)
      if (isSeen && date > athlete.created_at)
        yield {
          athlete_id: athlete.id,
          day: date.toISOString().slice(0, 10),
          count: random.pick([1, 1, 2, 4]),
        }
    }
  }
}

export function* visitorViewRows(ingredients: Ingredients): Generator<typeof visitorViews.$inferInsert> {
  yield* passersBy(ingredients)
  for (const { place, athlete } of lookedAt(ingredients)) {
    const random = new Random(ingredients.seed, crowds.views, place)
    for (let back = daysCounted; back >= 0; back--) {
      const date = daysBack(back)
      const usual = (place === 0 ? 6 : 3) + (daysCounted - back) / 30
      const count = Math.round(Math.max(0, random.around(usual, 2)) * (isGameDay(date) ? 2.5 : 1))
      if (count > 0) yield { athlete_id: athlete.id, day: date.toISOString().slice(0, 10), count }
    }
  }
}

/** When coaches who write to the demo athlete viewed her page, in Pacific time. */
const knownLooks: readonly (readonly [daysBack: number, time: string, coach: string])[] = [
  [0, '13:40', 'Renata Voss'],
  [0, '09:05', 'Blair Jovanovic'],
  [2, '17:50', 'Marisol Tran'],
  [4, '21:30', 'Marisol Tran'],
  [6, '10:15', 'Alma Petrov'],
  [10, '15:20', 'Erin Wakefield'],
  [15, '11:55', 'Renata Voss'],
  [19, '09:40', 'Odette Yamada'],
  [30, '14:02', 'Blair Jovanovic'],
]

function* knownCoachViews(ingredients: Ingredients): Generator<typeof coachViews.$inferInsert> {
  const coaches = knownPeople(ingredients)
  const random = new Random(ingredients.seed, crowds.knownViews, 0)
  const page = athletesWithoutSlugs(ingredients).next().value?.athlete
  if (!page) return
  for (const [back, time, name] of knownLooks) {
    const viewed_at = momentBack(back, time)
    yield { id: random.uuid(viewed_at), athlete_id: page.id, coach_id: coaches.user(name).id, viewed_at }
  }
}

/** The demo coach comes back often to his players. Others view a page once or twice. */
export function* coachViewRows(ingredients: Ingredients): Generator<typeof coachViews.$inferInsert> {
  yield* knownCoachViews(ingredients)
  const strangers = [...othersOf(ingredients, 'coach').take(24)]
  for (const person of lookedAt(ingredients)) {
    const { place, athlete } = person
    const random = new Random(ingredients.seed, crowds.coachViews, place)
    const row = (coach_id: string, back: number) => {
      const viewed_at = new Date(daysBack(back).getTime() + Math.floor(random.fraction() * 24) * hour)
      return { id: random.uuid(viewed_at), athlete_id: athlete.id, coach_id, viewed_at }
    }
    const { id } = demoUser(ingredients, 'coach')
    if (playsForDemoCoach(person)) for (const back of [2, 9, 16, 37]) yield row(id, back)
    for (const coach of strangers)
      if (random.chance(place === 0 ? 0.6 : 0.3))
        for (let time = random.pick([1, 1, 2]); time > 0; time--) {
          const view = row(coach.id, 1 + Math.floor(random.fraction() * 60))
          if (view.viewed_at > coach.created_at) yield view
        }
  }
}
