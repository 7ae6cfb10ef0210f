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
    // A failed count is ignored.
    if (isAllowed && path) call(countVisit, { body: { path } }).catch(() => {})
  }, [isAllowed, path])
  return null
}
