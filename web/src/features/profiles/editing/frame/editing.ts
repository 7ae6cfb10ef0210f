import type { Endpoint } from '@fieldhouse/contract/endpoint'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { saveInfo } from '@fieldhouse/contract/profiles.editing'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { createContext, use } from 'react'
import type { Units } from '../../units.ts'

/** Whose page is edited, and what every editor needs to know and to tell. */
export interface Editing {
  athlete: Athlete
  sport: Sport
  units: Units
  /** The page as the server has it now. */
  onPage: (page: Athlete) => void
  /** Each open form tells whether it holds something that is not saved. */
  unsaved: Set<() => boolean>
  /** The sections whose editor is open; of a list, the form for a new entry. */
  open: ReadonlySet<string>
  setOpen: (key: string, isOpen: boolean) => void
  /** Opens the popup of a college. */
  onCollege: (college: { id: number; name: string }) => void
}

export const EditingContext = createContext<Editing | null>(null)

export const useEditing = (): Editing => {
  const editing = use(EditingContext)
  if (!editing) throw new Error('This stands in the edit mode of a page')
  return editing
}

/** A call that changes a section and answers the page. */
export type SaveEndpoint = Endpoint & Pick<typeof saveInfo, 'output'>

/** One thing that a section says. */
export interface Fact {
  label: string
  value: string
}

type Told = string | number | null | undefined

/** What is not known is not said. */
export const factsFrom = (told: readonly (readonly [label: string, value: Told])[]): Fact[] =>
  told.flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  )

/** How often the section was changed when somebody began to edit it. */
export const versionOf = ({ own }: Athlete, group: string): number => own?.versions[group] ?? 0
