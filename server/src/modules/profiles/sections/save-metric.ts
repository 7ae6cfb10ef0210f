import type { Actor } from '@fieldhouse/contract/guards'
import { alreadyMeasured, alreadyMeasuredFault } from '@fieldhouse/contract/profiles.metrics'
import type * as sections from '@fieldhouse/contract/profiles.sections'
import type * as z from 'zod'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { dropConfirmation } from '../confirmations/confirmations.queries.ts'
import { changePage } from '../editing/change-page.ts'
import { findSport } from '../sport/find-sport.ts'
import { findMetrics } from './metrics.queries.ts'
import { dropListEntry, putListEntry } from './sections.queries.ts'

const refuse = (field: string, text: string) => new AppError('invalid', { errors: { [field]: [text] } })

/** PRO-04: the page shows one figure per measurement, so a second entry must say what happens to the first. */
export const saveMetric = (db: Db, actor: Actor, id: string, given: z.output<typeof sections.metric>) =>
  changePage(db, actor, { id, group: 'metrics', version: given.version }, async (tx, page) => {
    const { measurements } = await findSport(tx, page.sport_key)
    if (!measurements.some(({ key }) => key === given.key))
      throw refuse('key', 'Please select what was measured')
    const known = await findMetrics(tx, page.athlete_id)
    const same = alreadyMeasured(known, given)
    if (same.length > 0 && !given.same_measurement) throw refuse('same_measurement', alreadyMeasuredFault)
    if (given.same_measurement === 'replace')
      for (const { id: replaced } of same) await dropListEntry(tx, 'metrics', page.athlete_id, replaced)
    const { key, value, measured_on = null, source, verified_by = null } = given
    await putListEntry(tx, 'metrics', page.athlete_id, given.id, {
      key,
      value,
      measured_on,
      source,
      verified_by,
    })
    const before = known.find((metric) => metric.id === given.id)
    const isSame = before?.key === key && before.value === value && before.measured_on === measured_on
    if (before && !isSame) await dropConfirmation(tx, before.id)
  })
