import type { FieldFaults } from '@fieldhouse/contract/errors'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { ListGroup } from '@fieldhouse/contract/profiles.editing'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { Icon } from '../../../../ui/media/icon.tsx'
import { type Editing, type Fact, type SaveEndpoint, useEditing } from './editing.ts'
import { EntryRow } from './entry-row.tsx'
import { Invitation } from './invitation.tsx'
import { type FaultOf, SectionForm, type Values } from './section-form.tsx'
import { useOpenerFocus } from './use-opener-focus.ts'

export interface Entry {
  id: string
}

/** Describes the entries of one section: how to read, show, edit, and save them. */
export interface EntryKind<E extends Entry> {
  group: ListGroup
  /** A single entry's name: `award`. */
  noun: string
  why: string
  /** The label of the add button. */
  action: string
  endpoint: SaveEndpoint
  entriesOf: (page: Athlete) => readonly E[]
  /** The first fact is the entry's name. */
  factsOf: (entry: E, editing: Pick<Editing, 'athlete' | 'sport' | 'units'>) => Fact[]
  /** The facts below the name. By default, all other facts. */
  lineOf?: (entry: E, sport: Sport) => string
  bodyOf?: (values: Values, entry: E | undefined, editing: Editing) => Values
  alsoCheck?: (body: Values, editing: Editing) => FieldFaults
  Fields: (props: { entry: E | undefined; faultOf: FaultOf }) => ReactNode
}

interface EntryListProps<E extends Entry> {
  kind: EntryKind<E>
  /** The name under which the form for a new entry opens. By default the section's, unless it has two lists. */
  openKey?: string
  /** Shown before a row's buttons: ways to move it. */
  toolsOf?: ((entry: E, place: number) => ReactNode) | undefined
}

const namedBy = <E extends Entry>({ noun, factsOf, lineOf }: EntryKind<E>, entry: E, editing: Editing) => {
  const facts = factsOf(entry, editing)
  const [first, ...others] = facts
  const line = lineOf?.(entry, editing.sport) ?? others.map(({ value }) => value).join(' · ')
  return { name: first?.value ?? noun, line, facts }
}

/** A section that is a list. Every entry has its own editor, so open forms never replace each other. */
export const EntryList = <E extends Entry>({ kind, openKey = kind.group, toolsOf }: EntryListProps<E>) => {
  const editing = useEditing()
  const [edited, setEdited] = useState<readonly E[]>([])
  const addFocus = useOpenerFocus()
  const entries = kind.entriesOf(editing.athlete)
  const isAdding = editing.open.has(openKey)
  // An open form stays even if someone else deleted the entry.
  const lost = edited.filter((entry) => entries.every(({ id }) => id !== entry.id))
  const rows = [...entries, ...lost]

  const close = (id: string) => setEdited((all) => all.filter((entry) => entry.id !== id))
  const start = () => editing.setOpen(openKey, true)

  const entryOn = (athlete: Athlete, id: string) => kind.entriesOf(athlete).find((entry) => entry.id === id)

  const formOf = (entry: E | undefined, onClose: () => void) => (
    <SectionForm
      endpoint={kind.endpoint}
      group={kind.group}
      label={`${entry ? 'Edit' : 'Add'} ${kind.noun}`}
      entryId={entry?.id}
      factsOf={(athlete) => {
        if (!entry) return []
        const found = entryOn(athlete, entry.id)
        return found ? kind.factsOf(found, { ...editing, athlete }) : null
      }}
      stateOf={(athlete) => entry && entryOn(athlete, entry.id)}
      bodyOf={(values) => kind.bodyOf?.(values, entry, editing) ?? values}
      alsoCheck={(body) => kind.alsoCheck?.(body, editing) ?? {}}
      onClose={onClose}
    >
      {({ faultOf }) => <kind.Fields entry={entry} faultOf={faultOf} />}
    </SectionForm>
  )

  return (
    <div className="grid min-w-0 gap-5">
      {isAdding ? (
        formOf(undefined, () => {
          addFocus.expect()
          editing.setOpen(openKey, false)
        })
      ) : rows.length === 0 ? (
        <Invitation ref={addFocus.ref} why={kind.why} action={kind.action} onStart={start} />
      ) : (
        <div>
          <Button ref={addFocus.ref} isOutlined onClick={start}>
            <Icon of={Plus} size="sm" />
            {kind.action}
          </Button>
        </div>
      )}
      {rows.length > 0 && (
        <ul className="border-t border-line">
          {rows.map((entry, place) => (
            <EntryRow
              key={entry.id}
              group={kind.group}
              noun={kind.noun}
              entryId={entry.id}
              {...namedBy(kind, entry, editing)}
              stateOf={(athlete) => entryOn(athlete, entry.id)}
              tools={toolsOf?.(entry, place)}
              isEdited={edited.some(({ id }) => id === entry.id)}
              onEdit={() => setEdited((all) => [...all, entry])}
              onDeleted={addFocus.expect}
              form={() => formOf(edited.find(({ id }) => id === entry.id) ?? entry, () => close(entry.id))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
