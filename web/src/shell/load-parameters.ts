import { useRouter } from '@tanstack/react-router'
import { createContext, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { wasSignUpOpen } from '../features/accounts/sign-up/sign-up-draft-key.ts'
import { parseSearch } from '../lib/search-params.ts'
import { siteFacts } from '../lib/site-facts.ts'
import { loadParameters } from './load-parameters/names.ts'
import { wasPaymentOpen } from './pending-purchase-key.ts'
import { useViewer } from './use-viewer.ts'

/**
 * Wraps the page. Nothing reads this context: React can only pass a change on after the whole page has hydrated. If the
 * page changed earlier, a component would hydrate with content that the server did not render.
 */
export const ReadingParameters = createContext(false)

/** SHL-13: true after they are read. Most pages open without parameters, and load nothing for them. */
export const useLoadParameters = (): boolean => {
  const router = useRouter()
  const viewer = useViewer()
  const [isReading, setReading] = useState(false)
  const isRead = useRef(false)

  const start = useEffectEvent(() => {
    // An athlete's subdomain has no popups: signing in happens on the main site (SHL-14).
    if (siteFacts().subdomain) return
    const search = parseSearch(router.state.location.searchStr)
    const isWaiting = viewer ? viewer.type === 'unknown' : wasSignUpOpen() || 'url' in search
    const hasWork = isWaiting || wasPaymentOpen()
    if (hasWork || loadParameters.some((name) => name in search)) startTransition(() => setReading(true))
    // The page was reloaded with an open dialog that does not open again. Its history entry would make Back do nothing.
    else if (router.history.location.state.isDialog) router.history.back()
  })

  const read = useEffectEvent(async () => {
    const { followAddress } = await import('./load-parameters/follow.ts')
    await followAddress(router, viewer)
  })

  useEffect(() => start(), [])

  useEffect(() => {
    if (!isReading || isRead.current) return
    isRead.current = true
    void read()
  }, [isReading])

  return isReading
}
