import type { MouseEvent } from 'react'

/** A plain press changes this page; with a key held, the address opens beside it. */
export const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
