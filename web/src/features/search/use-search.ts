import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { questionOf } from './question.ts'
import { popupQuery } from './search.api.ts'

const restMs = 250

/** The text once its typing has paused; nothing before that. */
export const useRested = (text: string): string => {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** SRC-01: who is found; nobody while nothing is asked. */
export const useSearch = (question: ReturnType<typeof questionOf>) => {
  const isAsked = typeof question === 'object'
  return useQuery({ ...popupQuery(isAsked ? question : {}), enabled: isAsked })
}
