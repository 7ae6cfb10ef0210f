import { assignInboxItem, closeInboxItem, type InboxItem, reopenInboxItem } from '@fieldhouse/contract/inbox'
import { useId, useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { plainReason } from '../../lib/plain-reason.ts'
import { useAction } from '../../lib/use-action.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'

interface ItemActionsProps {
  item: InboxItem
  viewerId: string
  onChanged: (item: InboxItem) => void
  onOutdated: () => void
}

type Deed = { what: 'assign'; to: string | null } | { what: 'close' } | { what: 'reopen' }

const doneToasts: Record<Deed['what'], string> = {
  assign: 'Saved',
  close: 'Closed',
  reopen: 'Reopened',
}

/** A deleted account asks nothing, so nobody expects an answer. */
const isUnanswered = ({ kind, answer_to, history }: InboxItem): boolean =>
  kind !== 'deletion' && answer_to.length > 0 && !history.some(({ action }) => action === 'answered')

/** Who takes care of it, and closing it. */
export const ItemActions = ({ item, viewerId, onChanged, onOutdated }: ItemActionsProps) => {
  const { id, version, state, assignee, staff } = item
  const [note, setNote] = useState('')
  const headingId = useId()
  const give = (deed: Deed) => {
    if (deed.what === 'assign')
      return call(assignInboxItem, { params: { id }, body: { assignee_id: deed.to, version } })
    return deed.what === 'close'
      ? call(closeInboxItem, { params: { id }, body: { note, version } })
      : call(reopenInboxItem, { params: { id }, body: { version } })
  }
  const { run, isBusy, input } = useAction(
    async (deed: Deed) => {
      const { data } = await give(deed)
      toast(doneToasts[deed.what])
      if (deed.what === 'close') setNote('')
      onChanged(data)
    },
    {
      onFault: (error) => {
        toast.error(plainReason(error))
        if (error instanceof ApiError && error.status === 409) onOutdated()
      },
    },
  )
  const isDoing = (what: Deed['what']) => isBusy && input?.what === what
  if (state === 'closed')
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ui text-muted">This is closed.</p>
        <Button isOutlined isBusy={isDoing('reopen')} onClick={() => void run({ what: 'reopen' })}>
          Reopen
        </Button>
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <SelectField
          label="Assigned to"
          name="assignee"
          options={[
            { value: '', label: 'Nobody' },
            ...staff.map((admin) => ({ value: admin.id, label: admin.name })),
          ]}
          value={assignee?.id ?? ''}
          onValueChange={(chosen) => void run({ what: 'assign', to: chosen || null })}
        />
        {assignee?.id !== viewerId && (
          <Button
            isOutlined
            isBusy={isDoing('assign')}
            onClick={() => void run({ what: 'assign', to: viewerId })}
          >
            Assign to me
          </Button>
        )}
      </div>
      <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id={headingId} className="text-d4">
          Close
        </h2>
        <TextArea
          label="Note for the team"
          name="note"
          rows={3}
          maxLength={1000}
          value={note}
          onValueChange={setNote}
        />
        <Button isOutlined isBusy={isDoing('close')} onClick={() => void run({ what: 'close' })}>
          {isUnanswered(item) ? 'Close without an answer' : 'Close'}
        </Button>
      </section>
    </div>
  )
}
