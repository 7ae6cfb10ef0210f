import { shortestSearch } from '@fieldhouse/contract/search'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { athletesQuery } from './search.api.ts'

const restMs = 250

/** The text once its typing has paused; nothing before that. */
const useRested = (text: string): string => {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

export const isSearchable = (text: string): boolean => text.trim().length >= shortestSearch

/** SRC-01: who is found for what is being typed. */
export const useSearch = (text: string) => {
  const q = useRested(text.trim())
  return useQuery({ ...athletesQuery(q), enabled: isSearchable(q) })
}
