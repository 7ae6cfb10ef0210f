import { useEffect, useEffectEvent } from 'react'
import { forgetShownMode, modeNamed, showMode, shownMode, watchMode } from '../appearance.ts'

type Asked = '1' | '0'

/** SRC-03: the page uses the appearance in its address. The switch updates the address. */
export const useAddressedMode = (asked: Asked | undefined, onSwitch: (asked: Asked) => void): void => {
  const follow = useEffectEvent(() => {
    const shown: Asked = shownMode() === 'dark' ? '1' : '0'
    if (asked && asked !== shown) onSwitch(shown)
  })
  useEffect(() => {
    const mode = modeNamed(asked)
    if (mode) showMode(mode)
  }, [asked])
  useEffect(() => watchMode(() => follow()), [])
  // Runs after the listener, so the cleanup on leaving changes no address.
  useEffect(() => forgetShownMode, [])
}
