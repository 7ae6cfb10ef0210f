import { verifyEmail, wrongCode } from '@fieldhouse/contract/accounts.sign-up'
import type { ErrorCode } from '@fieldhouse/contract/errors'
import { useEffect, useReducer, useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { codeReducer, noCode } from './code-state.ts'

const codeFaults: readonly ErrorCode[] = ['wrong_code', 'code_ended', 'invalid']

/** Errors about the code itself. All other errors only prevented the check. */
const faultIn = (error: unknown): string | null => {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'not_found') return wrongCode
  if (!codeFaults.includes(error.code)) return null
  return error.errors.code?.[0] ?? Object.values(error.errors)[0]?.[0] ?? error.message
}

const asksForPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'password_needed'

interface ByMail {
  /** For a person who came through an emailed link: the code is right, but the password is also needed. */
  onPasswordAsked: (code: string) => void
}

interface CodeCheck<Answer> {
  /** Asks the server. Throws when the code is wrong or could not be checked. */
  ask: (code: string, signal: AbortSignal) => Promise<Answer>
  onRight: (answer: Answer) => void
  /** Returns true when it handled the refusal. */
  onRefused?: ((error: unknown, code: string) => boolean) | undefined
}

/** Checks a code as soon as it is complete. */
export const useCodeCheck = <Answer>({ ask, onRight, onRefused }: CodeCheck<Answer>) => {
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
      const answer = await ask(code, signal)
      dispatch({ type: 'right' })
      onRight(answer)
    } catch (error) {
      if (signal.aborted || onRefused?.(error, code)) return
      const fault = faultIn(error)
      const message = error instanceof Error ? error.message : String(error)
      dispatch(fault === null ? { type: 'failed', code, message } : { type: 'wrong', fault })
    }
  }

  return { ...state, check: (code: string) => void check(code) }
}

/** ACC-06: a sign-up code. The right one signs in. */
export const useCode = (userId: string, onVerified: () => void, byMail?: ByMail) =>
  useCodeCheck({
    ask: (code, signal) =>
      call(
        verifyEmail,
        { params: { user_id: userId }, body: byMail ? { code, came_by: 'mail' } : { code } },
        { signal },
      ),
    onRight: onVerified,
    onRefused: (error, code) => {
      if (!byMail || !asksForPassword(error)) return false
      byMail.onPasswordAsked(code)
      return true
    },
  })
