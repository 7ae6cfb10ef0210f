import type { confirmations } from '../../modules/profiles/confirmations/confirmations.tables.ts'
import { demoRoster } from '../care.ts'
import { crowds, demoUser, type Ingredients } from '../crowd.ts'
import { later } from '../people.ts'
import { Random } from '../random.ts'
import { sectionRows } from './profile-rows.ts'

const columns = { metrics: 'metric_id', seasons: 'season_id' } as const

/** The demo success coach has confirmed what the demo athlete did not enter herself. */
export function* confirmationRows(ingredients: Ingredients): Generator<typeof confirmations.$inferInsert> {
  const coach = demoUser(ingredients, 'rsc')
  const [demo] = demoRoster(ingredients)
  const ids = new Random(ingredients.seed, crowds.confirmations, 0)
  for (const name of ['metrics', 'seasons'] as const)
    for (const { id, athlete_id, source, measured_on, source_date } of sectionRows(ingredients, name)) {
      // She is the first athlete.
      if (!demo || athlete_id !== demo.athlete.id) break
      if (source === 'self') continue
      const confirmed_at = later(coach.created_at, new Date(`${measured_on ?? source_date}T12:00:00Z`))
      yield {
        id: ids.uuid(confirmed_at),
        athlete_id: demo.athlete.id,
        [columns[name]]: id,
        confirmed_by: coach.id,
        confirmed_at,
      }
    }
}
