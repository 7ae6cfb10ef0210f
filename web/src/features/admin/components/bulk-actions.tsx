import type { UserFilter } from '@fieldhouse/contract/admin'
import { type BulkAction, changeUsers } from '@fieldhouse/contract/admin.users'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { counted } from '../../../lib/counted.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ConfirmDialog, preloadConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { refreshUsers } from '../admin.api.ts'
import { useStartWork } from '../work/use-start-work.ts'

/** Everyone in the list, on all its pages. */
interface WholeList {
  type: UserFilter
  q: string | undefined
  /** As in: all 1,204 users. */
  name: string
  isChosen: boolean
  /** Null if this page is the whole list. */
  onChoose: (() => void) | null
}

interface BulkActionsProps {
  keys: ReadonlySet<string>
  whole: WholeList
  /** The deleted can be restored, and everyone else deleted. */
  isDeleted: boolean
  /** These are still selected: nothing happened to them. */
  onDone: (left: ReadonlySet<string>) => void
}

/** Few enough that the progress moves. */
const perCall = 5

const names: Record<BulkAction, { done: string; doing: string }> = {
  'mark-vip': { done: 'marked as VIP', doing: 'Marking as VIP' },
  'unmark-vip': { done: 'no longer VIP', doing: 'Taking the VIP mark away' },
  delete: { done: 'deleted', doing: 'Deleting' },
  restore: { done: 'restored', doing: 'Restoring' },
}

/** ADM-01: the same for everyone who is selected. Those who were refused stay selected, and the first reason is shown. */
export const BulkActions = ({ keys, whole, isDeleted, onDone }: BulkActionsProps) => {
  const queryClient = useQueryClient()
  const [asksToDelete, setAsking] = useState(false)
  const [progress, setProgress] = useState(0)

  const change = async (action: BulkAction) => {
    const ids = [...keys]
    const left = new Map<string, string>()
    setProgress(0)
    for (let start = 0; start < ids.length; start += perCall) {
      const { data } = await call(changeUsers, {
        body: { action, ids: ids.slice(start, start + perCall) },
      })
      for (const { id, is_done, message } of data) if (!is_done) left.set(id, message ?? '')
      setProgress(Math.min(start + perCall, ids.length))
    }
    const done = ids.length - left.size
    if (done > 0) toast(`${counted(done, 'user')} ${names[action].done}.`)
    const [reason] = left.values()
    if (reason) toast.error(`${counted(left.size, 'user')} skipped. ${reason}`)
    onDone(new Set(left.keys()))
  }
  const { type, q } = whole
  const wholeWork = useStartWork(() => onDone(new Set()))
  const { run, isBusy, input } = useAction(change, {
    onFault: (error) => toast.error(plainReason(error)),
    onEnd: () => refreshUsers(queryClient),
  })

  if (isBusy && input)
    return (
      <div className="w-72 max-w-full">
        <Progress
          label={names[input].doing}
          value={progress}
          max={keys.size}
          valueText={`${progress} of ${keys.size}`}
        />
      </div>
    )
  const start = (action: BulkAction) =>
    void (whole.isChosen ? wholeWork.run({ kind: 'change-users', action, type, q }) : run(action))
  const does = (action: BulkAction) => () => start(action)
  const choose = whole.onChoose && !whole.isChosen && (
    <Button size="sm" variant="borderless" onClick={whole.onChoose}>
      Select {whole.name}
    </Button>
  )
  if (isDeleted)
    return (
      <>
        {choose}
        <Button size="sm" isOutlined onClick={does('restore')}>
          Restore
        </Button>
      </>
    )
  return (
    <>
      {choose}
      <Button size="sm" isOutlined onClick={does('mark-vip')}>
        Mark as VIP
      </Button>
      <Button size="sm" isOutlined onClick={does('unmark-vip')}>
        Unmark VIP
      </Button>
      <Button
        size="sm"
        variant="red"
        isOutlined
        onPointerEnter={preloadConfirmDialog}
        onFocus={preloadConfirmDialog}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        isOpen={asksToDelete}
        onClose={() => setAsking(false)}
        title={`Delete ${whole.isChosen ? whole.name : counted(keys.size, 'account')}?`}
        text="Everyone is signed out at once, pages are hidden, and packages end. You can restore them for 30 days."
        buttons={[
          { label: 'Keep them' },
          {
            label: 'Delete',
            variant: 'red',
            onPress: () => start('delete'),
          },
        ]}
      />
    </>
  )
}
