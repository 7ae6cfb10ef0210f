import type { KeyboardEvent } from 'react'

/** Safari ends an IME composition before it reports the key, and marks that key only with this number. */
const composingKey = 229

/** Enter sends a message. Shift+Enter adds a line, and Enter that ends an IME composition sends nothing. */
export const isSend = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== composingKey
