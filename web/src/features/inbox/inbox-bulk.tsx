import { changeInboxItems, type InboxRow } from '@fieldhouse/contract/inbox'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { counted } from '../../lib/counted.ts'
import { plainReason } from '../../lib/plain-reason.ts'
import { useAction } from '../../lib/use-action.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Dropdown } from '../../ui/menus/dropdown.tsx'
import { refreshInbox } from './inbox.api.ts'

interface InboxBulkProps {
  chosen: readonly InboxRow[]
  staff: readonly { id: string; name: string }[]
  onDone: () => void
}

type BulkChange = { action: 'close' } | { action: 'assign'; assignee_id: string }

/** The same for all that are selected, such as spam. Each one can be reopened. */
export const InboxBulk = ({ chosen, staff, onDone }: InboxBulkProps) => {
  const queryClient = useQueryClient()
  const change = async (what: BulkChange) => {
    const items = chosen.map(({ id, version }) => ({ id, version }))
    const { changed, skipped } = (await call(changeInboxItems, { body: { ...what, items } })).data
    const word = what.action === 'close' ? 'closed' : 'assigned'
    if (changed > 0) toast(`${counted(changed, 'item')} ${word}.`)
    if (skipped > 0)
      toast.error(`${counted(skipped, 'item')} skipped, because somebody else just changed them.`)
    onDone()
  }
  const { run, isBusy, input } = useAction(change, {
    onFault: (error) => toast.error(plainReason(error)),
    onEnd: () => refreshInbox(queryClient),
  })
  return (
    <>
      <Dropdown
        size="sm"
        isOutlined
        label="Assign to"
        items={staff.map(({ id, name }) => ({
          label: name,
          isDisabled: isBusy,
          onSelect: () => void run({ action: 'assign', assignee_id: id }),
        }))}
      />
      <Button
        size="sm"
        isOutlined
        isBusy={isBusy && input?.action === 'close'}
        onClick={() => void run({ action: 'close' })}
      >
        Close
      </Button>
    </>
  )
}
