import { userEvent } from 'vitest/browser'

/** Pastes into the focused field, unless the clipboard holds another text. */
const pasteIfItIs = async (text: string): Promise<boolean> => {
  let isRight = false
  const check = (event: ClipboardEvent) => {
    isRight = event.clipboardData?.getData('text/plain') === text
    if (isRight) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('paste', check, { capture: true, once: true })
  await userEvent.paste()
  removeEventListener('paste', check, { capture: true })
  return isRight
}

/**
 * Copies a text and pastes it into a field, in place of what it holds. All tests that run at this moment share one
 * clipboard, so it is copied again if another one has replaced it.
 */
export const paste = async (text: string, field: { click(): Promise<void> }): Promise<void> => {
  const source = document.createElement('textarea')
  source.value = text
  do {
    document.body.append(source)
    source.select()
    await userEvent.copy()
    source.remove()
    await field.click()
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
  } while (!(await pasteIfItIs(text)))
}
