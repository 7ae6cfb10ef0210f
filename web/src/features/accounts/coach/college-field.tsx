import { findColleges } from '@fieldhouse/contract/colleges.verification'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../lib/api.ts'
import { fewestLetters, useRested } from '../../../lib/use-rested.ts'
import { ComboboxField, type ComboboxOption } from '../../../ui/forms/combobox-field.tsx'
import type { CollegeChoice } from './coach-job.ts'

interface CollegeFieldProps {
  first: CollegeChoice | null
  fault: string | undefined
  onChange?: ((college: CollegeChoice | null) => void) | undefined
  onBlur?: (() => void) | undefined
  isDisabled?: boolean | undefined
}

const collegeOption = ({ id, name, city, state }: CollegeChoice): ComboboxOption => ({
  value: String(id),
  label: name,
  detail: [city, state].filter(Boolean).join(', ') || undefined,
})

const noCollegeWords = (text: string, hasFailed: boolean): string => {
  if (text.length < fewestLetters) return 'Type at least 2 letters'
  return hasFailed
    ? 'The colleges did not load. Keep typing to try again.'
    : 'No college found. Try another part of its name.'
}

/** ACC-05: a college, found by name. */
export const CollegeField = ({ first, fault, onChange, onBlur, isDisabled }: CollegeFieldProps) => {
  const [text, setText] = useState('')
  const wanted = text.trim()
  const asked = useRested(text)
  const isAsked = asked.length >= fewestLetters
  // Prevents choosing a result for an earlier text by mistake.
  const isBehind = wanted !== asked
  const { data, isFetching, isError } = useQuery({
    ...queryOf(findColleges, { query: { q: asked } }),
    enabled: isAsked && !isBehind,
  })
  const found: readonly CollegeChoice[] = isAsked && !isBehind ? (data?.data ?? []) : []
  const shown = wanted === '' && first ? [first] : found
  return (
    <ComboboxField
      label="College"
      name="college_id"
      isRequired
      options={shown.map(collegeOption)}
      defaultValue={first ? String(first.id) : ''}
      filter={null}
      onQueryChange={setText}
      onValueChange={(_, option) => onChange?.(shown.find(({ id }) => String(id) === option?.value) ?? null)}
      onBlur={onBlur}
      isDisabled={isDisabled}
      isLoading={(isFetching || isBehind) && wanted.length >= fewestLetters}
      loadingText="Looking for colleges…"
      placeholder="Name of your college"
      emptyText={noCollegeWords(wanted, isError)}
      fault={fault}
    />
  )
}
