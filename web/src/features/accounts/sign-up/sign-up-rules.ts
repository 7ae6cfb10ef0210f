import { missingBirthYear, register } from '@fieldhouse/contract/accounts.sign-up'
import type { FieldFaults } from '@fieldhouse/contract/errors'
import { useEffect, useState } from 'react'
import type * as z from 'zod'
import { faultsOf, loadRules } from '../../../lib/rules.ts'
import { isMailChecked, isTaken, type SignUpState } from './sign-up-state.ts'
import { asksFor, type SignUpValues, signUpBody, stepFields } from './sign-up-values.ts'

/** Valid sample values. */
const right = {
  email: 'name@example.com',
  first_name: 'Name',
  last_name: 'Name',
  athlete_first_name: 'Name',
  athlete_last_name: 'Name',
  gender: 'female',
  birth_year: '2000',
  password: 'Right-1',
  college_id: '1',
  position: 'Coach',
  team_gender: 'female' as const,
  staff_page_url: '',
}

/**
 * The contract's errors for the fields of the step. Each field is checked alone, with valid values for the others,
 * because a schema stops at an empty field before it gets to the role's fields.
 */
export const stepFaults = (rules: z.ZodType, { start, step, values }: SignUpState): FieldFaults => {
  const faults: FieldFaults = {}
  for (const field of stepFields[step]) {
    const asked: SignUpValues = Object.assign({ ...values, ...right }, { [field]: values[field] })
    const found = faultsOf(rules, signUpBody(start, asked))[field]
    if (found) faults[field] = found
  }
  const isBirthYearMissing = asksFor(start, values.type).birthYear && values.birth_year === ''
  if (step === 2 && isBirthYearMissing) faults.birth_year = [missingBirthYear]
  return faults
}

/** Continue needs a valid step. Without loaded rules, the server decides in the end. */
export const isStepRight = (state: SignUpState, faults: FieldFaults): boolean => {
  if (Object.keys(faults).length > 0) return false
  return state.step !== 1 || (isMailChecked(state) && !isTaken(state))
}

/** Undefined while they load, null if they can't be loaded. */
export const useSignUpRules = (): z.ZodType | null | undefined => {
  const [rules, setRules] = useState<z.ZodType | null>()
  useEffect(() => {
    let isGone = false
    void loadRules(register).then((loaded) => isGone || setRules(loaded))
    return () => {
      isGone = true
    }
  }, [])
  return rules
}
