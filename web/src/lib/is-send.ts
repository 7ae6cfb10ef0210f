import type { KeyboardEvent } from 'react'

/** Safari ends the composing before it reports the key, and marks that key with this number only. */
const composingKey = 229

/** Enter sends a message. Shift and Enter make a new line, and Enter that ends the composing of a sign sends nothing. */
export const isSend = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== composingKey
