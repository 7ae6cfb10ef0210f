import type { searchDays, searchMisses } from '../modules/search/search.tables.ts'
import { clock } from '../platform/clock.ts'
import { addDays } from '../platform/days/days.rules.ts'
import { houseDayOf } from '../platform/house-day.ts'
import { crowds, type Ingredients } from './crowd.ts'
import { Random } from './random.ts'

const daysCounted = 380
/** Typed texts are deleted after this many. */
const daysOfTexts = 88

/** What people looked for and did not find: other sports, other words, and people who are not here. */
const missedTexts: readonly (readonly [text: string, chance: number])[] = [
  ['spokane community college', 0.42],
  ['byu idaho', 0.34],
  ['ubc vancouver', 0.27],
  ['img academy post grad', 0.19],
  ['rowing', 0.14],
  ['jv coach', 0.1],
  ['class of 2031', 0.08],
  ['lacrosse camps near me', 0.06],
]

/** More people search every month, and a few in a hundred find nobody. */
export function* searchDayRows({ seed }: Ingredients): Generator<typeof searchDays.$inferInsert> {
  const today = houseDayOf(clock.now())
  for (let back = daysCounted; back >= 0; back--) {
    const random = new Random(seed, crowds.searches, back)
    const searches = Math.round(random.around(320 - back * 0.5, 30))
    yield {
      day: addDays(today, -back),
      searches,
      found_nothing: Math.round(searches * random.around(0.024, 0.006)),
    }
  }
}

export function* searchMissRows({ seed }: Ingredients): Generator<typeof searchMisses.$inferInsert> {
  const today = houseDayOf(clock.now())
  for (let back = daysOfTexts; back >= 0; back--) {
    const random = new Random(seed, crowds.missedTexts, back)
    for (const [text, chance] of missedTexts)
      if (random.chance(chance)) yield { day: addDays(today, -back), text, count: random.pick([1, 1, 2]) }
  }
}
