import { useEffect, useRef, useState } from 'react'
import { useFormEvent } from './use-form-event.ts'

/** The text of a field that keeps it itself: as typed, as typed before hydration, or as reset. */
export const useFieldText = <E extends HTMLInputElement | HTMLTextAreaElement>(first: string) => {
  const field = useRef<E>(null)
  const [text, setText] = useState(first)
  const readText = () => setText((known) => field.current?.value ?? known)
  useEffect(() => setText((known) => field.current?.value ?? known), [])
  useFormEvent('reset', field, readText)
  return { field, text, readText }
}
