import type { FieldFaults } from '@fieldhouse/contract/errors'
import {
  guessFault,
  type PasswordFacts,
  type PasswordOwner,
  passwordCriteria,
  passwordStrength,
} from '@fieldhouse/contract/password-strength'
import { useEffect, useState } from 'react'

type IsCommon = NonNullable<PasswordFacts['isCommon']>

/** Large, so it is loaded only where a password is chosen. */
const loadList = () =>
  import('@fieldhouse/contract/common-passwords').then(({ isCommonPassword }) => isCommonPassword)

/** Undefined until the list is here, or where it can't be loaded: the server knows it anyway. */
const useCommonPasswords = (isNeeded: boolean): IsCommon | undefined => {
  const [isCommon, setCommon] = useState<IsCommon>()
  useEffect(() => {
    if (!isNeeded) return
    let isGone = false
    loadList().then(
      (loaded) => isGone || setCommon(() => loaded),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isNeeded])
  return isCommon
}

/** ACC-07: how a new password is judged while it is typed. `isAsked`: its field is on the screen. */
export const useNewPassword = (owner: PasswordOwner, isAsked = true) => {
  const facts: PasswordFacts = { owner, isCommon: useCommonPasswords(isAsked) }
  const strengthOf = (text: string) => passwordStrength(text, facts)
  // What is too short is not finished: nothing is said of its first letters.
  const reasonOf = (text: string) => (text.length < 6 ? null : guessFault(text, facts))
  return {
    isWeak: (text: string): boolean => strengthOf(text) === 'Weak',
    /** What the rules of the contract can't know, for the form that has the password in this field. */
    faultsOf: (text: unknown, field: string): FieldFaults => {
      const reason = reasonOf(String(text ?? ''))
      return reason ? { [field]: [reason] } : {}
    },
    /** For the field itself. */
    fieldProps: { strengthOf, reasonOf, criteria: passwordCriteria },
  }
}
