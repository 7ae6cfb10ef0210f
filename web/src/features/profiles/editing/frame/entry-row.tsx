import { deleteItem, type ListGroup } from '@fieldhouse/contract/profiles.editing'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { call } from '../../../../lib/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useEditing } from './editing.ts'

interface EntryRowProps {
  group: ListGroup
  noun: string
  entryId: string
  name: string
  line: string
  tools?: ReactNode
  isEdited: boolean
  onEdit: () => void
  onDeleted: () => void
  form: () => ReactNode
}

/** An entry with its buttons, or in their place its form. */
export const EntryRow = ({
  group,
  noun,
  entryId,
  name,
  line,
  tools,
  isEdited,
  onEdit,
  onDeleted,
  form,
}: EntryRowProps) => {
  const { athlete, onPage } = useEditing()
  const [isAsking, setAsking] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  useEffect(() => {
    if (wasEdited.current && !isEdited) editButton.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])

  const remove = async () => {
    const { data } = await call(deleteItem, { params: { id: athlete.id, group, item_id: entryId } })
    onDeleted()
    onPage(data)
    toast.deleted()
  }

  if (isEdited) return <li className="border-b border-line py-6">{form()}</li>
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="max-w-[65ch] text-small whitespace-pre-line text-muted wrap-anywhere">{line}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {tools}
        <Button ref={editButton} size="sm" isOutlined onClick={onEdit}>
          Edit<span className="sr-only"> {name}</span>
        </Button>
        <Button size="sm" variant="borderless" onClick={() => setAsking(true)}>
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete this ${noun}?`}
        text={name}
        buttons={[{ label: 'Cancel' }, { label: 'Delete', variant: 'red', onPress: remove }]}
      />
    </li>
  )
}
