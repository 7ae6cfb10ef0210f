/*
 * A part made of several inputs has one more, unseen, that carries its name and its text. The form must hear of it as of
 * any other field.
 */
/** Puts a text into the carrier as if it were typed there: React listens only to what it did not write itself. */
export const announceText = (carrier: HTMLInputElement | null, text: string) => {
  if (!carrier || carrier.value === text) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(carrier, text)
  carrier.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The person left the part for something else. */
export const announceLeaving = (carrier: HTMLInputElement | null) => {
  carrier?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
