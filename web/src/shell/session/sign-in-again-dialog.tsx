import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { WaitingForCode } from '../../features/accounts/code/waiting-for-code.ts'
import { askWhoIsSignedIn } from '../../lib/viewer.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { type OnDemandProps, onDemand } from '../../ui/loading/on-demand.tsx'
import { tellOtherTabs } from './session-tabs.ts'
import { dropSignInQuestion, finishSignInAgain, useSignInQuestion } from './sign-in-again.ts'
import type { SignInAgainBodyProps } from './sign-in-again-body.tsx'

const { OnDemand: Body } = onDemand<SignInAgainBodyProps & OnDemandProps>(() =>
  import('./sign-in-again-body.tsx').then((module) => module.SignInAgainBody),
)

/** Escape closes this dialog only, not the one with the unsaved text below it. */
const useOwnEscape = (isOpen: boolean, onClose: () => void) => {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const take = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      close()
    }
    addEventListener('keydown', take, true)
    return () => removeEventListener('keydown', take, true)
  }, [isOpen])
}

/** ACC-14: signed out during an edit. The page stays as it is below, with all typed text. */
export const SignInAgain = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const question = useSignInQuestion()
  const router = useRouter()
  const [waiting, setWaiting] = useState<WaitingForCode | null>(null)
  const close = () => {
    setWaiting(null)
    question?.answer(false)
  }
  useOwnEscape(question !== null, close)
  useEffect(() => dropSignInQuestion, [])

  const finish = async () => {
    if (!question) return
    const viewer = await askWhoIsSignedIn(new AbortController().signal).catch(() => null)
    if (!viewer)
      return void toast.error('Your browser did not keep you signed in. Please allow cookies for Fieldhouse.')
    setWaiting(null)
    tellOtherTabs(viewer.id)
    if (finishSignInAgain(viewer.id, question.viewer, router)) onSignedIn()
  }

  return (
    <Body
      isOpen={question !== null}
      email={question?.viewer.email ?? ''}
      waiting={waiting}
      onClose={close}
      onCodeNeeded={setWaiting}
      onSignedIn={() => void finish()}
    />
  )
}
