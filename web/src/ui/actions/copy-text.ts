import { toast } from '../feedback/toast.ts'

/**
 * The old way, for a page without https, which has no clipboard API. The field is beside the pressed button, because a
 * dialog keeps the focus inside.
 */
const copyBySelection = (text: string): boolean => {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  const place = focused?.parentElement ?? document.body
  place.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

/** False if the browser does not allow it. Then the text has to be copied by hand. */
const copyText = async (text: string): Promise<boolean> => {
  // Its type ignores plain http.
  const clipboard = navigator.clipboard as Clipboard | undefined
  try {
    if (!clipboard) return copyBySelection(text)
    await clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Copies a text and says so. `byHand` is shown if the browser does not allow it. */
export const copyWithToast = async (
  text: string,
  copied: string,
  byHand = `Please copy it by hand: ${text}`,
): Promise<void> => {
  if (await copyText(text)) toast(copied)
  else toast.error(`Your browser does not let us copy. ${byHand}`)
}
