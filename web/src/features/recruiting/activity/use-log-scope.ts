import type { CenterItem } from '@fieldhouse/contract/recruiting'
import { useState } from 'react'
import type { Center } from '../center.ts'
import type { CenterSearch } from '../center-search.ts'
import type { Selection } from '../selection.ts'
import type { ScopeName } from './log-panel.tsx'
import type { LogScope } from './log-scope.ts'

/** RCC-02: the log shows everyone. Selecting a person narrows it, until it is widened again. */
export const useLogScope = (center: Center, search: CenterSearch, items: readonly CenterItem[]) => {
  const isCoach = center.role === 'coach'
  const person = isCoach ? search.athlete_id : search.coach_id
  const college = isCoach ? undefined : search.college_id
  const of = `${person} ${college}`
  const [choice, setChoice] = useState<{ of: string; name: ScopeName } | null>(null)
  const name = choice?.of === of ? choice.name : person ? 'person' : 'everyone'
  return {
    name,
    query: scopeQuery(name, person, college),
    choose: (chosen: ScopeName) => setChoice({ of, name: chosen }),
    optionsFor: (selection: Selection | null): { value: ScopeName; label: string }[] => [
      { value: 'everyone', label: 'Everyone' },
      ...(college && !person
        ? [{ value: 'college' as const, label: collegeName(college, items, selection) }]
        : []),
      ...(person
        ? [{ value: 'person' as const, label: selection?.name ?? (isCoach ? 'Athlete' : 'Coach') }]
        : []),
    ],
  }
}

const scopeQuery = (name: ScopeName, contact: string | undefined, school: number | undefined): LogScope => {
  if (name === 'person' && contact) return { contact }
  return name === 'college' && school ? { school } : {}
}

const collegeName = (id: number, items: readonly CenterItem[], selection: Selection | null): string => {
  const listed = items.find((item) => item.kind === 'college' && item.id === id)
  if (listed?.kind === 'college') return listed.short_name
  return selection?.college?.id === id ? selection.college.name : 'College'
}
