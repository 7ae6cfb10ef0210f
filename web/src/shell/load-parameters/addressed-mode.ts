import { useEffect, useEffectEvent } from 'react'
import { forgetShownMode, modeNamed, showMode, shownMode, watchMode } from '../appearance.ts'

type Asked = '1' | '0'

/** SRC-03: the page looks as its address says; whoever switches changes what the address says. */
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
  // After the one that listens: what is forgotten on leaving changes no address.
  useEffect(() => forgetShownMode, [])
}
