/** A field's text and its caret. */
export interface TextEdit {
  text: string
  caret: number
}

/** An edit as the browser made it. */
export interface MadeEdit extends TextEdit {
  /** What one key press inserted before the caret. Empty for a paste, a deletion, an autofill. */
  typed?: string
  /** By the Delete key: the character after the caret was removed. */
  isForwardDelete?: boolean
}

/** A field's rule for an edit. It includes the caret, which must stay where the person works. */
export type TextRule = (edit: MadeEdit) => TextEdit

/** Removes characters that do not belong in the field. */
export const without =
  (unwanted: RegExp): TextRule =>
  ({ text, caret }) => ({
    text: text.replaceAll(unwanted, ''),
    caret: text.slice(0, caret).replaceAll(unwanted, '').length,
  })

export const withoutSpaces = without(/\s/gu)

const madeEdit = (input: HTMLInputElement, event: Event): MadeEdit => {
  const { inputType, data } = event instanceof InputEvent ? event : { inputType: '', data: null }
  return {
    text: input.value,
    caret: input.selectionStart ?? input.value.length,
    // A keyboard that suggests whole words inserts them like a paste.
    typed: inputType === 'insertText' && data?.length === 1 ? data : '',
    isForwardDelete: inputType === 'deleteContentForward',
  }
}

/** Applies a rule to an input's text, right after an edit. */
export const applyRule = (input: HTMLInputElement, event: Event, rule: TextRule) => {
  const edit = madeEdit(input, event)
  const { text, caret } = rule(edit)
  if (text !== edit.text) input.value = text
  // An email input reports no caret. Otherwise, after an autofill, moving it would move the focus in Safari.
  const hasCaret = input.selectionStart !== null && input.ownerDocument.activeElement === input
  if (hasCaret && input.selectionStart !== caret) input.setSelectionRange(caret, caret)
}
