import { verifyEmail, wrongCode } from '@fieldhouse/contract/accounts.sign-up'
import { useEffect, useReducer, useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { codeReducer, noCode } from './code-state.ts'

/** What is wrong with the code itself; everything else only kept it from being checked. */
const faultIn = (error: unknown): string | null => {
  if (!(error instanceof ApiError) || (error.status !== 422 && error.status !== 404)) return null
  if (error.status === 404) return wrongCode
  return error.errors.code?.[0] ?? Object.values(error.errors)[0]?.[0] ?? error.message
}

/** ACC-06: checks a code as soon as it is complete; the right one signs in. */
export const useCode = (userId: string, onVerified: () => void) => {
  const [state, dispatch] = useReducer(codeReducer, noCode)
  const asked = useRef<AbortController>(null)
  useEffect(() => () => asked.current?.abort(), [])

  const check = async (code: string) => {
    asked.current?.abort()
    const question = new AbortController()
    asked.current = question
    const { signal } = question
    dispatch({ type: 'checking' })
    try {
      await call(verifyEmail, { params: { user_id: userId }, body: { code } }, { signal })
      dispatch({ type: 'right' })
      onVerified()
    } catch (error) {
      if (signal.aborted) return
      const fault = faultIn(error)
      const message = error instanceof Error ? error.message : String(error)
      dispatch(fault === null ? { type: 'failed', code, message } : { type: 'wrong', fault })
    }
  }

  return { ...state, check: (code: string) => void check(code) }
}
