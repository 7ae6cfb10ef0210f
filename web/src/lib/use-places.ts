import { findPlaces, type Place } from '@fieldhouse/contract/profiles.places'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from './api.ts'
import { fewestLetters, useRested } from './use-rested.ts'

/** The towns with this beginning, when typing pauses. */
export const usePlaces = () => {
  const [text, setText] = useState('')
  const wanted = useRested(text)
  const { data, isFetching } = useQuery({
    ...queryOf(findPlaces, { query: { q: wanted } }),
    enabled: wanted.length >= fewestLetters,
    placeholderData: keepPreviousData,
  })
  return {
    places: wanted.length >= fewestLetters ? (data?.data ?? []) : [],
    isFetching,
    search: setText,
  }
}

export const placeKey = ({ label, zip = '', lat, lon }: Place): string => [label, zip, lat, lon].join('|')
