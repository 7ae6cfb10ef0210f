import type { User } from '@fieldhouse/contract/accounts'
import { clockText, idleTick } from '@fieldhouse/contract/tasks.rules'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useClientClock } from '../../../lib/client-time.ts'
import { clockSince } from '../../../lib/dates.ts'
import { fullName } from '../../../lib/person-name.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { OnDemandProps } from '../../../ui/loading/on-demand.tsx'
import { DialogBody } from '../../../ui/overlays/dialog-body.tsx'
import { themeOf } from '../task-theme.ts'
import type { ReceivedTask } from '../tasks.api.ts'
import { useTaskAction } from '../use-task-action.ts'
import { type RunningTimes, useRunningTimes } from './running-clock.ts'

export interface IdleDialogProps {
  received: ReceivedTask | null
  viewer: User
  onClose?: (() => void) | undefined
}

const watchLine = (onChange: () => void) => {
  for (const event of ['online', 'offline']) addEventListener(event, onChange)
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, onChange)
  }
}

const useIsOffline = (): boolean =>
  useSyncExternalStore(
    watchLine,
    () => !navigator.onLine,
    () => false,
  )

/**
 * COA-04: asks a coach who was idle whether the time counts. It closes when somebody has answered, here or on another
 * device. Only its buttons close it, and they don't have the focus: a key that was meant for the page answers nothing.
 */
export const IdleDialog = ({ received, ...dialog }: IdleDialogProps & OnDemandProps) =>
  received && <IdleQuestion {...dialog} received={received} />

const IdleQuestion = ({
  received,
  viewer,
  ...frame
}: IdleDialogProps & OnDemandProps & { received: ReceivedTask }) => {
  const { task } = received
  const times = useRunningTimes(received, idleTick)
  return (
    <DialogBody
      {...frame}
      isAlert
      isDismissible={false}
      onClose={() => undefined}
      place="corner"
      size="sm"
      theme={themeOf(task.color_theme)}
      title={`You have been idle for ${clockText(times.idle)}`}
      isTitleHidden
      isFlush
    >
      <div className="flex min-h-full flex-col">
        <p className="flex flex-wrap items-center gap-x-3.5 border-b border-line bg-surface px-5 py-3.5 lg:hidden">
          <span className="font-display text-[1.75rem] leading-none font-bold text-muted">
            {clockText(times.total)}
          </span>
          <span className="grid min-w-0 text-small">
            <span className="font-semibold">{task.name}</span>
            <span className="text-muted">Waiting for your answer</span>
          </span>
        </p>
        <div className="flex grow flex-col px-5 pt-8 pb-[max(1.25rem,env(safe-area-inset-bottom))] lg:p-7">
          <p aria-hidden="true" className="text-lead font-semibold">
            You have been idle for
          </p>
          <p
            aria-hidden="true"
            className="mt-3 mb-6 -ms-0.5 font-display text-[min(6.75rem,23vw)] leading-[0.8] font-bold tracking-[-0.02em] lg:mb-5 lg:text-[4.5rem]"
          >
            {clockText(times.idle)}
          </p>
          <dl className="grid grid-cols-[minmax(0,1fr)] gap-y-2 border-y border-line py-4">
            <IdleFact name="Task">{task.name}</IdleFact>
            <IdleFact name="Athlete">{fullName(task)}</IdleFact>
            <IdleFact name="You">{fullName(viewer)}</IdleFact>
          </dl>
          <Stretch received={received} times={times} />
          <p className="mt-3.5 text-ui text-pretty text-muted">
            Watching film or on the phone? Keep it. Away from the desk? Discard it, and the ledger marks it as
            discarded.
          </p>
          <Answers received={received} times={times} />
        </div>
      </div>
    </DialogBody>
  )
}

/** With large text on a phone, the value has its own line, so no word is cut in two. */
const IdleFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-4">
    <dt className="min-w-14 text-muted">{name}</dt>
    <dd className="min-w-0 grow basis-40 font-semibold wrap-anywhere">{children}</dd>
  </div>
)

interface TimesProps {
  received: ReceivedTask
  times: RunningTimes
}

/** The work since the last settled moment, and the idle time after it. */
const Stretch = ({ received: { task }, times }: TimesProps) => {
  const clock = useClientClock()
  const lastSign = Date.parse(task.settled_at) + times.unsettledBeforeIdle * 1000
  const now = lastSign + times.idle * 1000
  const from = clockSince(task.settled_at, now, clock)
  const until = clockSince(lastSign, now, clock)
  return (
    <div className="mt-6">
      <div
        role="img"
        aria-label={`Worked from ${from} to ${until}, then idle for ${clockText(times.idle)}`}
        className="flex h-5.5 gap-[3px]"
      >
        <span
          className="rounded-[3px] bg-accent-text"
          style={{ flexGrow: times.unsettledBeforeIdle, flexBasis: 0 }}
        />
        <span
          className="min-w-3 rounded-[3px] border-[1.5px] border-dashed border-line-strong"
          style={{ flexGrow: Math.max(1, times.idle), flexBasis: 0 }}
        />
      </div>
      <p aria-hidden="true" className="mt-2 flex flex-wrap justify-between gap-x-4 text-small text-muted">
        <span>{from}</span>
        <span>last sign of you {until}</span>
      </p>
    </div>
  )
}

const Answers = ({ received: { task }, times }: TimesProps) => {
  const [fault, setFault] = useState<string | null>(null)
  const isOffline = useIsOffline()
  const { run, isBusy, input } = useTaskAction((error) => setFault(plainReason(error)))
  const answer = (press: Parameters<typeof run>[0]) => {
    setFault(null)
    void run(press)
  }
  return (
    <div className="mt-auto grid gap-2.5 pt-6">
      {isOffline && (
        <Notice tone="warning">
          You’re offline. Nothing is lost: answer as soon as you’re connected again.
        </Notice>
      )}
      <p role="alert" className="text-ui text-danger empty:hidden">
        {fault}
      </p>
      <Button
        size="lg"
        isBlock
        isBusy={isBusy && input?.kind === 'keep'}
        disabled={isBusy && input?.kind !== 'keep'}
        onClick={() => answer({ kind: 'keep', task, time: times.idle })}
      >
        <span className="grid gap-1 py-1.5">
          Keep time
          <span className="text-small font-normal">clock stays at {clockText(times.total)}</span>
        </span>
      </Button>
      <Button
        size="lg"
        isBlock
        isOutlined
        isBusy={isBusy && input?.kind === 'discard'}
        disabled={isBusy && input?.kind !== 'discard'}
        onClick={() => answer({ kind: 'discard', task, time: times.unsettledBeforeIdle })}
      >
        <span className="grid gap-1 py-1.5">
          Discard time
          <span className="text-small font-normal text-muted">
            clock goes back to {clockText(times.beforeIdle)}
          </span>
        </span>
      </Button>
    </div>
  )
}
