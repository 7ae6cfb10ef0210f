import type { MouseEvent } from 'react'

/** Whether a press changes this page. With a modifier key, the browser opens a new tab. */
export const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
