/* A component made of several inputs has one more hidden input with its name and text. The form must handle it like
   any other field. */
/** Sets the hidden input's text as if it were typed: React ignores values that it set itself. */
export const announceText = (carrier: HTMLInputElement | null, text: string) => {
  if (!carrier || carrier.value === text) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(carrier, text)
  carrier.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The person left the component for something else. */
export const announceLeaving = (carrier: HTMLInputElement | null) => {
  carrier?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
