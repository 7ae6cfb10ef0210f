import { type RefObject, useEffect, useRef } from 'react'
import { useEditing } from './editing.ts'

/** All text in a form, including unsent text: half a date counts too. */
const formText = (form: HTMLFormElement): string =>
  JSON.stringify(
    Array.from(form.elements, (element) => {
      if (element instanceof HTMLInputElement)
        return ['checkbox', 'radio'].includes(element.type) ? element.checked : element.value
      return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
        ? element.value
        : null
    }),
  )

/** Whether a form has something that would be lost. The page checks this before leaving, too. */
export const useUnsaved = (form: RefObject<HTMLFormElement | null>): (() => boolean) => {
  const { unsaved } = useEditing()
  const first = useRef('')
  const isChanged = useRef(() => form.current !== null && formText(form.current) !== first.current).current
  useEffect(() => {
    if (form.current) first.current = formText(form.current)
    unsaved.add(isChanged)
    return () => void unsaved.delete(isChanged)
  }, [form, unsaved, isChanged])
  return isChanged
}
