import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { useSyncExternalStore } from 'react'

/** Tailwind's `sm`. */
const narrow = '(width < 768px)'

/** Browsers of phones have `Mobi` in their user agent. In any other narrow window, a list is a table until hydration. */
const drawnAsCards = createIsomorphicFn()
  .server((): boolean => /\bMobi/.test(getRequestHeader('user-agent') ?? ''))
  .client((): boolean => document.querySelector('[data-cards]') !== null)

const onChange = (notify: () => void) => {
  const query = matchMedia(narrow)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

const isNarrow = () => matchMedia(narrow).matches

/** Whether a list is shown as cards instead of a table. Only one of them is sent, because both are half of a page. */
export const useHasCards = (): boolean => useSyncExternalStore(onChange, isNarrow, drawnAsCards)
