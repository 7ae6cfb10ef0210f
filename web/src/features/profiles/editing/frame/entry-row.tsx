import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { ListGroup } from '@fieldhouse/contract/profiles.editing'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import type { Fact } from './editing.ts'
import { FactList } from './fact-list.tsx'
import { useDeletion } from './use-deletion.ts'

interface EntryRowProps {
  group: ListGroup
  noun: string
  entryId: string
  name: string
  line: string
  facts: readonly Fact[]
  stateOf: (page: Athlete) => unknown
  tools?: ReactNode
  isEdited: boolean
  onEdit: () => void
  onDeleted: () => void
  form: () => ReactNode
}

/** An entry with its buttons, or its form instead. */
export const EntryRow = ({
  group,
  noun,
  entryId,
  name,
  line,
  facts,
  stateOf,
  tools,
  isEdited,
  onEdit,
  onDeleted,
  form,
}: EntryRowProps) => {
  const deletion = useDeletion({ group, entryId, stateOf, onDeleted })
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  useEffect(() => {
    if (wasEdited.current && !isEdited) editButton.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])

  if (isEdited) return <li className="border-b border-line py-6">{form()}</li>
  return (
    <li className="entry-row">
      <div className="entry-text">
        <p>{name}</p>
        <p className="entry-line">{line}</p>
      </div>
      <div className="entry-buttons">
        {tools}
        <Button ref={editButton} size="sm" isOutlined onClick={onEdit}>
          Edit<span className="sr-only">{` ${name}`}</span>
        </Button>
        <Button size="sm" variant="borderless" onClick={deletion.ask}>
          Delete<span className="sr-only">{` ${name}`}</span>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={deletion.isAsking}
        onClose={deletion.forget}
        title={`Delete this ${noun}?`}
        text={deletion.isOvertaken ? <FactList facts={facts} /> : name}
        buttons={[{ label: 'Cancel' }, { label: 'Delete', variant: 'red', onPress: deletion.remove }]}
      />
    </li>
  )
}
