const textPlaces = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
/** Elements that take typed letters. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(textPlaces) !== null

const overThePage = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** The key "/" pressed on the page itself: not as text, not as part of a shortcut, and not in an overlay. */
export const asksForSearch = (event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing, target } = event
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return false
  return !takesText(target) && !(target instanceof Element && target.closest(overThePage))
}
