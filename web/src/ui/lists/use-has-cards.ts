import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { useSyncExternalStore } from 'react'

/** Tailwind's `sm`. */
const narrow = '(width < 768px)'

/** Every browser of a phone says so. In any other narrow window, the list is a table until it is hydrated. */
const drawnAsCards = createIsomorphicFn()
  .server((): boolean => /\bMobi/.test(getRequestHeader('user-agent') ?? ''))
  .client((): boolean => document.querySelector('[data-cards]') !== null)

const onChange = (tell: () => void) => {
  const query = matchMedia(narrow)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

const isNarrow = () => matchMedia(narrow).matches

/** Whether the rows of a list are cards instead of a table. Sending both would be half of a page. */
export const useHasCards = (): boolean => useSyncExternalStore(onChange, isNarrow, drawnAsCards)
