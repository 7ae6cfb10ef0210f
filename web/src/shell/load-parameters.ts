import { useRouter } from '@tanstack/react-router'
import { createContext, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { wasSignUpOpen } from '../features/accounts/sign-up/sign-up-draft-key.ts'
import { parseSearch } from '../lib/search-params.ts'
import { siteFacts } from '../lib/site-facts.ts'
import { loadParameters } from './load-parameters/names.ts'
import { useViewer } from './use-viewer.ts'

/**
 * Around the page. Nobody reads it: before React can pass a change of it on, all parts of the page must have come to
 * life. Left earlier, a part would find another page than the server has drawn.
 */
export const ReadingParameters = createContext(false)

/** SHL-13: true once they are read. Most pages are opened without any of them, and load nothing for them. */
export const useLoadParameters = (): boolean => {
  const router = useRouter()
  const viewer = useViewer()
  const [isReading, setReading] = useState(false)
  const isRead = useRef(false)

  const start = useEffectEvent(() => {
    // An athlete's own address has no popups: whoever signs in does so on the main site (SHL-14).
    if (siteFacts().subdomain) return
    const search = parseSearch(router.state.location.searchStr)
    const hasWork = viewer ? viewer.type === 'unknown' : wasSignUpOpen()
    if (hasWork || loadParameters.some((name) => name in search)) startTransition(() => setReading(true))
    // Reloaded with a dialog open that does not open again: its entry would make Back do nothing.
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
