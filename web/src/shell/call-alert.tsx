import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { callReaction, forgetFailure, type Reaction } from '../lib/call-failure.ts'
import { AlertDialog } from '../ui/overlays/alert-dialog.tsx'

/**
 * SHL-05: what the page does when an API call fails. An alert stays until it was read: the next call, which starts
 * clean, may be one that the page makes by itself.
 */
export const CallAlert = () => {
  const [alert, setAlert] = useState<Extract<Reaction, { kind: 'alert' }> | null>(null)
  const router = useRouter()

  useEffect(() => {
    const react = () => {
      const reaction = callReaction.get()
      if (reaction.kind === 'none') return
      forgetFailure()
      if (reaction.kind === 'alert') setAlert(reaction)
      else void router.navigate({ to: '/404' })
    }
    react()
    return callReaction.subscribe(react)
  }, [router])

  return (
    <AlertDialog
      isOpen={alert !== null}
      title={alert?.title ?? ''}
      text={alert?.text ?? ''}
      faults={alert?.faults ?? {}}
      onClose={() => setAlert(null)}
    />
  )
}
