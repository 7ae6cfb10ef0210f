import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { readAthleteSearch } from './athlete-search.ts'

/** PRO-02: view and edit mode each keep their scroll position. A mode that was not seen yet starts at the top. */
export const useModeScroll = () => {
  const router = useRouter()
  const places = useRef({ view: 0, edit: 0 })
  return async (isEditing: boolean, change: () => Promise<void>): Promise<void> => {
    const { pathname } = router.latestLocation
    places.current[isEditing ? 'view' : 'edit'] = scrollY
    await change()
    // A person who was asked and stayed has not changed the mode. This continues when they leave, wherever they go.
    const now = router.latestLocation
    const isInMode = (readAthleteSearch(now.search).mode === 'edit') === isEditing
    if (now.pathname !== pathname || !isInMode) return
    // The other page is rendered first.
    requestAnimationFrame(() => scrollTo({ top: places.current[isEditing ? 'edit' : 'view'] }))
  }
}
