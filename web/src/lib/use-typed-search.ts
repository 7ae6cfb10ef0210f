import { useEffect, useEffectEvent, useRef, useState } from 'react'

const restMs = 250

/**
 * The text of a search field. It is reported when typing pauses, and follows address changes. Text typed into the
 * `field` before hydration counts too.
 */
export const useTypedSearch = (searched: string, onSearch: (text: string) => void) => {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(searched)
  const told = useRef(searched)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  const tell = useEffectEvent((asked: string) => {
    if (asked === told.current) return
    told.current = asked
    onSearch(asked)
  })

  const keepTyped = useEffectEvent(() => setText(field.current?.value ?? text))
  useEffect(() => keepTyped(), [])

  useEffect(() => {
    rest.current = setTimeout(() => tell(text.trim()), restMs)
    return () => clearTimeout(rest.current)
  }, [text])

  useEffect(() => {
    if (searched === told.current) return
    // Cancels the request for the text typed just before.
    clearTimeout(rest.current)
    told.current = searched
    setText(searched)
  }, [searched])

  return { field, text, setText }
}
