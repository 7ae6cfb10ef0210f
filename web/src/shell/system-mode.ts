import { writeCookie } from '../lib/cookies.ts'

/**
 * Remembers changes of the system's scheme. Nothing else is needed: without a choice, the styles follow the system by
 * themselves.
 */
export const watchSystemMode = (): (() => void) => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const remember = () => writeCookie('lastDetectedTheme', system.matches ? 'dark' : 'light')
  remember()
  system.addEventListener('change', remember)
  return () => system.removeEventListener('change', remember)
}
