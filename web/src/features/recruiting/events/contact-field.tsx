import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fewestLetters, useRested } from '../../../lib/use-rested.ts'
import { ComboboxField } from '../../../ui/forms/combobox-field.tsx'
import type { ComboboxOption } from '../../../ui/forms/combobox-options.ts'
import type { Center } from '../center.ts'
import { athletesByNameQuery, coachesQuery, countsQuery, knownContactsQuery } from '../recruiting.api.ts'
import { athleteOptions, coachOption, knownFirst, knownOption } from './contact-options.ts'

interface ContactFieldProps {
  center: Center
  first: ComboboxOption | null
  fault: string | undefined
  onChange: (contact: ComboboxOption | null) => void
}

const noContactWords = (text: string, hasFailed: boolean): string => {
  if (text.trim().length < fewestLetters) return 'Type at least 2 letters'
  return hasFailed ? 'This did not load. Keep typing to try again.' : 'No Results'
}

/** RCC-03: athletes, parents, and success coaches pick a coach. Coaches pick an athlete. Known contacts come first. */
export const ContactField = ({ center, first, fault, onChange }: ContactFieldProps) => {
  const [text, setText] = useState('')
  const asked = useRested(text)
  const isAsked = asked.length >= fewestLetters
  const isCoach = center.role === 'coach'
  const gender = useQuery(countsQuery(center.id)).data?.data.athlete?.gender ?? null
  const coaches = useQuery({ ...coachesQuery(asked, gender), enabled: isAsked && !isCoach })
  const athletes = useQuery({ ...athletesByNameQuery(center.id, asked), enabled: isAsked && isCoach })
  const { isFetching, isError } = isCoach ? athletes : coaches
  const found = isCoach ? athletes.data && athleteOptions(athletes.data) : coaches.data?.data.map(coachOption)
  const known = useQuery(knownContactsQuery(center.id))
  const near = [...(first ? [first] : []), ...(known.data?.data.map(knownOption) ?? [])]
  const options = knownFirst(near, isAsked ? (found ?? []) : [], text)
  return (
    <ComboboxField
      label={isCoach ? 'Athlete' : 'Coach'}
      name="contact"
      isRequired
      options={options}
      defaultValue={first?.value ?? ''}
      filter={null}
      onQueryChange={setText}
      onValueChange={(_, option) => onChange(option)}
      isLoading={
        isFetching || known.isLoading || (text.trim() !== asked && text.trim().length >= fewestLetters)
      }
      placeholder={isCoach ? 'Name of an athlete' : 'Coach or college'}
      emptyText={noContactWords(text, isError)}
      fault={fault}
    />
  )
}
