import { useRef } from 'react'

/** PRO-02: view and edit mode each keep the place where one was; a mode not seen yet begins at the top. */
export const useModeScroll = () => {
  const places = useRef({ view: 0, edit: 0 })
  return async (isEditing: boolean, change: () => Promise<void>): Promise<void> => {
    places.current[isEditing ? 'view' : 'edit'] = scrollY
    await change()
    // The other page is drawn first.
    requestAnimationFrame(() => scrollTo({ top: places.current[isEditing ? 'edit' : 'view'] }))
  }
}
