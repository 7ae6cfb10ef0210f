import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { callReaction, forgetFailure } from '../lib/call-failure.ts'
import { useStore } from '../lib/store.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'

/** SHL-05: what the page does when a call of the API fails. */
export const CallAlert = () => {
  const reaction = useStore(callReaction, { kind: 'none' })
  const router = useRouter()

  useEffect(() => {
    if (reaction.kind !== 'leave') return
    forgetFailure()
    void router.navigate({ to: '/404' })
  }, [reaction, router])

  const alert = reaction.kind === 'alert' ? reaction : null
  return (
    <AlertDialog
      isOpen={alert !== null}
      title={alert?.title ?? ''}
      text={alert?.text ?? ''}
      faults={alert?.faults ?? {}}
      onClose={forgetFailure}
    />
  )
}
