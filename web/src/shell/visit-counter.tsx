import { countVisit } from '@fieldhouse/contract/site'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { call } from '../lib/api.ts'
import { useConsent } from './cookie-consent.ts'

/** SHL-08: counts page views, if allowed. */
export const VisitCounter = () => {
  const isAllowed = useConsent() === '1'
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    if (!isAllowed || !path) return
    const { dataset } = document.documentElement
    // The page's own script has counted the first one (`in-page/asleep-page.ts`).
    if (dataset.counted === path) delete dataset.counted
    // A failed count is ignored.
    else call(countVisit, { body: { path } }).catch(() => {})
  }, [isAllowed, path])
  return null
}
