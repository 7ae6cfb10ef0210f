/** What stands in a field, and where the person is in it. */
export interface TextEdit {
  text: string
  caret: number
}

/** An edit as the browser made it. */
export interface MadeEdit extends TextEdit {
  /** What one key press put before the caret. Empty for a paste, a deletion, an autofill. */
  typed?: string
  /** By the Delete key: what stood after the caret went. */
  isForwardDelete?: boolean
}

/** What a field makes of an edit. The caret belongs to it: it must stay where the person works. */
export type TextRule = (edit: MadeEdit) => TextEdit

/** Takes out what has no place in the field. */
export const without =
  (unwanted: RegExp): TextRule =>
  ({ text, caret }) => ({
    text: text.replaceAll(unwanted, ''),
    caret: text.slice(0, caret).replaceAll(unwanted, '').length,
  })

const madeEdit = (input: HTMLInputElement, event: Event): MadeEdit => {
  const { inputType, data } = event instanceof InputEvent ? event : { inputType: '', data: null }
  return {
    text: input.value,
    caret: input.selectionStart ?? input.value.length,
    // A keyboard that offers whole words puts them in like a paste.
    typed: inputType === 'insertText' && data?.length === 1 ? data : '',
    isForwardDelete: inputType === 'deleteContentForward',
  }
}

/** Holds the text of an input to a rule, right after an edit. */
export const applyRule = (input: HTMLInputElement, event: Event, rule: TextRule) => {
  const edit = madeEdit(input, event)
  const { text, caret } = rule(edit)
  if (text !== edit.text) input.value = text
  // An email input tells of no caret. Elsewhere, for an autofill, moving it would move the focus in Safari.
  const hasCaret = input.selectionStart !== null && input.ownerDocument.activeElement === input
  if (hasCaret && input.selectionStart !== caret) input.setSelectionRange(caret, caret)
}
