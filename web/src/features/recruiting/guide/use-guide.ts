import type { Output } from '@fieldhouse/contract/endpoint'
import { type getCenterCounts, markQuickTipShown } from '@fieldhouse/contract/recruiting'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import type { Center } from '../center.ts'
import { countsQuery } from '../recruiting.api.ts'
import { guideSteps } from './guide-steps.ts'

type Counts = Output<typeof getCenterCounts>

/** RCC-07: shown one time, over a page with content. Escape, Skip, or Done ends it and marks it as shown. */
export const useGuide = (center: Center, counts: Counts | undefined, isReady: boolean) => {
  const queryClient = useQueryClient()
  const [step, setStep] = useState(0)
  const [isEnded, setEnded] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const steps = guideSteps(center.role)
  const isDue = isReady && !isEnded && counts?.data.rc_guide_shown === false
  // The real counts are shown until its script has loaded. Without it, the page stays as it is.
  const isRunning = isDue && isLoaded

  useEffect(() => {
    if (!isDue) return
    import('./guide-body.tsx').then(
      () => setLoaded(true),
      () => {},
    )
  }, [isDue])

  const end = async () => {
    setEnded(true)
    try {
      const { data } = await call(markQuickTipShown, { params: { id: center.id } })
      queryClient.setQueryData<Counts>(countsQuery(center.id).queryKey, (known) =>
        known ? { data: { ...known.data, ...data } } : known,
      )
    } catch {
      // It is shown again at the next visit. That does no harm.
    }
  }

  return {
    isRunning,
    /** The current step is about the log, which is open for it. */
    isAtLog: isRunning && steps[step]?.isOfLog === true,
    body: { steps, step, onStep: setStep, onDone: () => void end() },
  }
}
