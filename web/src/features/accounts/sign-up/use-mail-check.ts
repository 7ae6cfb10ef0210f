import { checkEmail } from '@fieldhouse/contract/accounts.sign-up'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../lib/api.ts'
import type { MailVerdict } from './sign-up-state.ts'

const mailRestMs = 300

const ask = async (email: string, signal: AbortSignal): Promise<MailVerdict> => {
  try {
    const { data } = await call(checkEmail, { body: { email } }, { signal })
    return data.is_free ? 'free' : 'taken'
  } catch {
    // Too many checks or no connection: this must not block anyone.
    return 'unknown'
  }
}

/** ACC-04: checks an address when typing pauses. Each new check cancels the earlier one. */
export const useMailCheck = (
  email: string,
  isWanted: boolean,
  onChecked: (email: string, verdict: MailVerdict) => void,
) => {
  const tell = useEffectEvent(onChecked)
  useEffect(() => {
    if (!isWanted) return
    const question = new AbortController()
    const timer = setTimeout(async () => {
      const verdict = await ask(email, question.signal)
      if (!question.signal.aborted) tell(email, verdict)
    }, mailRestMs)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [email, isWanted])
}
