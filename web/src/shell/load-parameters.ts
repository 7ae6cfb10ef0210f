import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { parseSearch } from '../lib/search-params.ts'
import { siteFacts } from '../lib/site-facts.ts'
import { loadParameters } from './load-parameters/names.ts'
import { useViewer } from './use-viewer.ts'

/** SHL-13. Most pages are opened without any of them, and load nothing for them. */
export const useLoadParameters = (): void => {
  const router = useRouter()
  const viewer = useViewer()
  const isRead = useRef(false)

  const read = useEffectEvent(async () => {
    // An athlete's own address has no popups: whoever signs in does so on the main site (SHL-14).
    if (siteFacts().subdomain) return
    const search = parseSearch(router.state.location.searchStr)
    if (viewer?.type !== 'unknown' && !loadParameters.some((name) => name in search)) return
    const { followAddress } = await import('./load-parameters/follow.ts')
    await followAddress(router, viewer)
  })

  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    void read()
  }, [])
}
