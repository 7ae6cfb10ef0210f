import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * A secret from the link in an email, as in `#code=K7M2QX`. Browsers never send the part after # to a server or as a
 * referrer. It is removed from the address as soon as it is read.
 */
export const useHashValue = (name: string, pattern: RegExp): string | null => {
  const { history } = useRouter()
  const [value, setValue] = useState<string | null>(null)
  const source = pattern.source
  useEffect(() => {
    const { hash, pathname, search } = history.location
    const given = new URLSearchParams(hash.replace(/^#/, '')).get(name)
    if (given === null) return
    if (new RegExp(source).test(given)) setValue(given)
    history.replace(pathname + search)
  }, [history, name, source])
  return value
}
