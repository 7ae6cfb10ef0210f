import type { ActivePackage } from '@fieldhouse/contract/billing.account'
import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from '../../../ui/feedback/toast.ts'
import { triedWords } from './package-status.ts'
import { usePaymentChanged } from './payment.api.ts'

/** Tells how a charge that was tried again has turned out. */
export const useTriedCharge = (packages: readonly ActivePackage[]): void => {
  const last = useRef(packages)
  const reload = usePaymentChanged()
  const tell = useEffectEvent((before: readonly ActivePackage[]) => {
    for (const now of packages) {
      const earlier = before.find(({ athlete_user_id }) => athlete_user_id === now.athlete_user_id)
      const words = earlier && triedWords(earlier, now)
      if (!words) continue
      if (now.status === 'active') toast(words)
      else toast.error(words)
      if (now.status === 'ended') void reload({ hasEnded: true })
    }
  })
  useEffect(() => {
    const before = last.current
    last.current = packages
    tell(before)
  }, [packages])
}
