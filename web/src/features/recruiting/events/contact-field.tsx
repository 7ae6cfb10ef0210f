import type { CoachOfCollege } from '@fieldhouse/contract/colleges'
import { teamOfCollege } from '@fieldhouse/contract/colleges.team'
import type { CenterList } from '@fieldhouse/contract/recruiting'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRested } from '../../../lib/use-rested.ts'
import { ComboboxField, type ComboboxOption } from '../../../ui/combobox-field.tsx'
import type { Center } from '../center.ts'
import { athletesQuery, coachesQuery, countsQuery } from '../recruiting.api.ts'

interface ContactFieldProps {
  center: Center
  first: ComboboxOption | null
  fault: string | undefined
  onChange: (contact: ComboboxOption | null) => void
}

const shortest = 2

const coachOption = ({
  id,
  first_name,
  last_name,
  position,
  team_gender,
  college,
}: CoachOfCollege): ComboboxOption => ({
  value: id,
  label: `${first_name} ${last_name}`,
  detail: `${position}, ${teamOfCollege(team_gender, college.short_name)}`,
})

const athleteOptions = (list: CenterList): ComboboxOption[] =>
  list.data.flatMap((item) =>
    item.kind === 'athlete'
      ? {
          value: item.user_id,
          label: `${item.first_name} ${item.last_name}`,
          detail: [item.class && `Class of ${item.class}`, item.high_school].filter(Boolean).join(', '),
        }
      : [],
  )

const emptyWords = (text: string, hasFailed: boolean): string => {
  if (text.trim().length < shortest) return 'Type at least 2 letters'
  return hasFailed ? 'This did not load. Type on to try again.' : 'No Results'
}

/** RCC-03: athletes, parents and success coaches pick a coach; coaches pick an athlete. */
export const ContactField = ({ center, first, fault, onChange }: ContactFieldProps) => {
  const [text, setText] = useState('')
  const asked = useRested(text)
  const isAsked = asked.length >= shortest
  const isCoach = center.role === 'coach'
  const gender = useQuery(countsQuery(center.id)).data?.data.athlete?.gender ?? null
  const coaches = useQuery({ ...coachesQuery(asked, gender), enabled: isAsked && !isCoach })
  const athletes = useQuery({ ...athletesQuery(center.id, asked), enabled: isAsked && isCoach })
  const { isFetching, isError } = isCoach ? athletes : coaches
  const found = isCoach ? athletes.data && athleteOptions(athletes.data) : coaches.data?.data.map(coachOption)
  const options = isAsked || !first ? (found ?? []) : [first]
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
      isLoading={isFetching || (text.trim() !== asked && text.trim().length >= shortest)}
      placeholder={isCoach ? 'Name of an athlete' : 'Coach or college'}
      emptyText={emptyWords(text, isError)}
      fault={fault}
    />
  )
}
