import type { CoachOfCollege } from '@fieldhouse/contract/colleges'
import { teamOfCollege } from '@fieldhouse/contract/colleges.team'
import type { CenterList } from '@fieldhouse/contract/recruiting'
import type { KnownContact } from '@fieldhouse/contract/recruiting.contacts'
import { type ComboboxOption, fits } from '../../../ui/forms/combobox-options.ts'

type Coach = Pick<CoachOfCollege, 'id' | 'first_name' | 'last_name' | 'team_gender'> & {
  position: string | null
  college: CoachOfCollege['college'] | null
}

interface Athlete {
  id: string
  first_name: string
  last_name: string
  class: number | null
  high_school: string | null
}

export const coachOption = ({ id, first_name, last_name, position, team_gender, college }: Coach) => ({
  value: id,
  label: `${first_name} ${last_name}`,
  detail: [position, college && teamOfCollege(team_gender, college.short_name)].filter(Boolean).join(', '),
})

const athleteOption = ({ id, first_name, last_name, class: year, high_school }: Athlete) => ({
  value: id,
  label: `${first_name} ${last_name}`,
  detail: [year && `Class of ${year}`, high_school].filter(Boolean).join(', '),
})

export const athleteOptions = (list: CenterList): ComboboxOption[] =>
  list.data.flatMap((item) => (item.kind === 'athlete' ? athleteOption({ ...item, id: item.user_id }) : []))

export const knownOption = (contact: KnownContact): ComboboxOption =>
  contact.kind === 'coach' ? coachOption(contact) : athleteOption(contact)

/** RCC-03: known contacts first, then other search results, without duplicates. */
export const knownFirst = (
  known: readonly ComboboxOption[],
  found: readonly ComboboxOption[],
  text: string,
): ComboboxOption[] => {
  const all = [...known.filter((option) => fits(option, text)), ...found]
  return [...new Map(all.map((option) => [option.value, option])).values()]
}
