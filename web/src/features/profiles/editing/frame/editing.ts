import type { Endpoint } from '@fieldhouse/contract/endpoint'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { saveInfo } from '@fieldhouse/contract/profiles.editing'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { createContext, use } from 'react'
import type { Units } from '../../../../lib/units.ts'

/** The edited page, and what every editor needs. */
export interface Editing {
  athlete: Athlete
  sport: Sport
  units: Units
  /** The server's current version of the page. */
  onPage: (page: Athlete) => void
  /** Each open form reports whether it has unsaved changes. */
  unsaved: Set<() => boolean>
  /** The sections with an open editor. For a list, the form for a new entry. */
  open: ReadonlySet<string>
  setOpen: (key: string, isOpen: boolean) => void
  /** Opens a college's popup. */
  onCollege: (college: { id: number; name: string }) => void
  /** Opens the payment dialog. Undefined for people who don't buy packages. */
  onPackage?: (() => void) | undefined
}

export const EditingContext = createContext<Editing | null>(null)

export const useEditing = (): Editing => {
  const editing = use(EditingContext)
  if (!editing) throw new Error('This component needs the edit mode of a page')
  return editing
}

/** A call that changes a section and returns the page. */
export type SaveEndpoint = Endpoint & Pick<typeof saveInfo, 'output'>

/** One fact of a section. */
export interface Fact {
  label: string
  value: string
}

type Told = string | number | null | undefined

/** Unknown facts are left out. */
export const factsFrom = (told: readonly (readonly [label: string, value: Told])[]): Fact[] =>
  told.flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  )

/** The section's version when the person started editing. */
export const versionOf = ({ own }: Athlete, group: string): number => own?.versions[group] ?? 0
