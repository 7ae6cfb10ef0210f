import type { FieldFaults } from '@fieldhouse/contract/errors'
import { AppError } from '../../../platform/app-error.ts'

/** Runs every check and reports all errors together, so a form is not sent back twice. */
export const tellAllFaults = async (checks: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const faults: FieldFaults = {}
  for (const check of checks) {
    try {
      await check()
    } catch (error) {
      if (!(error instanceof AppError) || !error.details.errors) throw error
      Object.assign(faults, error.details.errors)
    }
  }
  if (Object.keys(faults).length > 0) throw new AppError('invalid', { errors: faults })
}
