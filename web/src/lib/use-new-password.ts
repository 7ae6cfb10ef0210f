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

/** Large, so it is loaded only if a password is chosen. */
const loadList = () =>
  import('@fieldhouse/contract/common-passwords').then(({ isCommonPassword }) => isCommonPassword)

/** Undefined until the list has loaded, or if it can't be loaded. The server checks it anyway. */
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

/** ACC-07: checks a new password while it is typed. `isAsked`: its field is on the screen. */
export const useNewPassword = (owner: PasswordOwner, isAsked = true) => {
  const facts: PasswordFacts = { owner, isCommon: useCommonPasswords(isAsked) }
  const strengthOf = (text: string) => passwordStrength(text, facts)
  // A short password is not finished, so its first letters show no error.
  const reasonOf = (text: string) => (text.length < 6 ? null : guessFault(text, facts))
  return {
    isWeak: (text: string): boolean => strengthOf(text) === 'Weak',
    /** What the contract's rules can't know, for the form with this field. */
    faultsOf: (text: unknown, field: string): FieldFaults => {
      const reason = reasonOf(String(text ?? ''))
      return reason ? { [field]: [reason] } : {}
    },
    /** For the field itself. */
    fieldProps: { strengthOf, reasonOf, criteria: passwordCriteria },
  }
}
