import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The access code of the link in the approval email. It is in the part after #, which no browser sends to a server or
 * passes on as a referrer, and it leaves the address as soon as it is read.
 */
export const useLinkedCode = (): string | null => {
  const { history } = useRouter()
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    const { hash, pathname, search } = history.location
    const given = new URLSearchParams(hash.replace(/^#/, '')).get('code')
    if (given === null) return
    if (/^[0-9A-Z]{6}$/i.test(given)) setCode(given)
    history.replace(pathname + search)
  }, [history])
  return code
}
