import type { AnsweredStep } from '@fieldhouse/contract/matching.answers'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { catalogOf } from '../catalog/catalog.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'

/** A field of study that no college of the catalog has can't be matched. */
export const assertKnownMajors = async (
  db: Db,
  { catalog_version }: MatchingOwner,
  answered: AnsweredStep,
): Promise<void> => {
  if (answered.step !== 'academics' || answered.answers.majors.length === 0) return
  const { majors } = await catalogOf(db, catalog_version)
  if (answered.answers.majors.every((field) => majors.includes(field))) return
  throw new AppError('invalid', { errors: { 'answers.majors': ['Please choose from the listed fields'] } })
}
