import { longestDone } from '@fieldhouse/contract/tasks'
import { describeTime, getCoachLedger, type TimeRow } from '@fieldhouse/contract/tasks.ledger'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useClientClock } from '../../../lib/client-time.ts'
import { clockAt } from '../../../lib/dates.ts'
import { useReturningFocus } from '../../../lib/returning-focus.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { Duration } from '../duration.tsx'
import { hoursText } from './hours-text.ts'
import { dayName } from './week.ts'

interface LedgerRowProps {
  row: TimeRow
  /** The day whose part this is. */
  date: string
  hasAthlete: boolean
}

const isRunning = ({ id }: TimeRow): boolean => id === 'running'

/** One stretch of time in words. */
export const LedgerRow = ({ row, date, hasAthlete }: LedgerRowProps) => {
  const clock = useClientClock()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-0.5 border-t border-line py-3 text-small leading-[1.4] sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <span className="text-muted max-sm:col-start-1 max-sm:row-start-2">
        {dayName(date)}
        <br className="max-sm:hidden" />{' '}
        {isRunning(row) ? clockAt(row.from, clock) : hoursText(row.from, row.to, clock)}
      </span>
      <span className="min-w-0 wrap-anywhere max-sm:col-start-1 max-sm:row-start-1">
        <span className={classNames('font-semibold', row.is_discarded && 'text-muted line-through')}>
          {row.task.name}
        </span>
        {hasAthlete && <span className="text-muted"> for {row.athlete.name}</span>}
        <br />
        <Done row={row} />
      </span>
      <span
        className={classNames(
          'text-end font-display text-d4 leading-[1.1] font-bold',
          row.is_discarded && 'text-muted line-through',
        )}
      >
        <Duration seconds={row.seconds} />
      </span>
    </li>
  )
}

const sourceWords: Record<TimeRow['source'], string> = {
  worked: '',
  kept: 'Kept after idle',
  added: 'Added by hand',
}

const Done = ({ row }: { row: TimeRow }) => {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useReturningFocus(isOpen || null, () => opener.current?.focus())
  if (row.is_discarded) return <span className="text-muted">Discarded</span>
  if (isRunning(row))
    return <span className="text-muted">{row.done ? `Running: ${row.done}` : 'Running'}</span>
  if (isOpen) return <DoneForm row={row} onClose={() => setOpen(false)} />
  return (
    <span className="text-muted">
      {[row.done, sourceWords[row.source]].filter(Boolean).join(' · ')}{' '}
      {row.can.describe && (
        <button
          ref={opener}
          type="button"
          aria-label={`${row.done ? 'Edit' : 'Say'} what was done: ${row.task.name}`}
          onClick={() => setOpen(true)}
          className="min-h-6 underline underline-offset-2 hover:text-text touch:min-h-11"
        >
          {row.done ? 'Edit' : 'Say what was done'}
        </button>
      )}
    </span>
  )
}

/** Stable, so drawing it again moves nothing. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

const DoneForm = ({ row, onClose }: { row: TimeRow; onClose: () => void }) => {
  const queryClient = useQueryClient()
  const { phase, message, faultOf, formProps } = useForm(
    describeTime,
    () => {
      void queryClient.invalidateQueries({ queryKey: [getCoachLedger.path] })
      onClose()
    },
    { params: { id: row.id } },
  )
  return (
    <form {...formProps} className="mt-1.5 grid gap-2">
      <TextField
        label="What was done"
        isLabelHidden
        name="done"
        maxLength={longestDone}
        defaultValue={row.done}
        autoComplete="off"
        ref={takeFocus}
        fault={faultOf('done') ?? message ?? undefined}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose()
        }}
      />
      <span className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" isBusy={phase === 'sending'}>
          Save
        </Button>
        <Button size="sm" isOutlined onClick={onClose}>
          Cancel
        </Button>
      </span>
    </form>
  )
}
