import { type ActiveTask, describeActiveTask, longestDone } from '@fieldhouse/contract/tasks'
import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useReturningFocus } from '../../../lib/returning-focus.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { putActiveTask } from '../tasks.api.ts'

/** What the coach is doing right now. It becomes the text of the ledger row, which the family reads. */
export const DescribeWork = ({ task }: { task: ActiveTask }) => {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useReturningFocus(isOpen || null, () => opener.current?.focus())
  if (isOpen) return <DescribeForm task={task} onClose={() => setOpen(false)} />
  return (
    <button
      ref={opener}
      type="button"
      onClick={() => setOpen(true)}
      className="inline-flex min-h-6 max-w-full items-center gap-1.5 text-start text-small underline-offset-4 wrap-anywhere hover:underline touch:min-h-11"
    >
      <Icon of={Pencil} size="sm" />
      {task.done ? (
        <>
          <span className="sr-only">What you’re doing: </span>
          {task.done}
        </>
      ) : (
        'Say what you’re doing'
      )}
    </button>
  )
}

/** Stable, so drawing it again moves nothing. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

const DescribeForm = ({ task, onClose }: { task: ActiveTask; onClose: () => void }) => {
  const id = useId()
  const queryClient = useQueryClient()
  const { phase, message, faultOf, formProps } = useForm(
    describeActiveTask,
    ({ data }) => {
      putActiveTask(queryClient, data)
      onClose()
    },
    { bodyOf: (values) => ({ ...values, task_id: task.id }) },
  )
  const fault = faultOf('done') ?? message
  return (
    <form {...formProps} className="mt-1 grid w-full max-w-xl gap-1">
      <div className="flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          What you’re doing
        </label>
        <input
          id={id}
          name="done"
          ref={takeFocus}
          maxLength={longestDone}
          defaultValue={task.done}
          placeholder="Cutting the reel to 2:30"
          autoComplete="off"
          aria-describedby={fault ? `${id}-fault` : undefined}
          aria-invalid={fault ? true : undefined}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onClose()
          }}
          className="min-h-10 min-w-[min(12rem,100%)] flex-1 rounded-sm border border-transparent bg-paper px-3 text-ui text-ink"
        />
        <Button type="submit" variant="white" isBusy={phase === 'sending'}>
          Save
        </Button>
        <Button variant="white" isOutlined onClick={onClose}>
          Cancel
        </Button>
      </div>
      <p id={`${id}-fault`} role="alert" className="text-small font-semibold empty:hidden">
        {fault}
      </p>
    </form>
  )
}
