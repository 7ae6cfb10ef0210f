import { clockText } from '@fieldhouse/contract/tasks.rules'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { ArrowUpRight, Check, Pause } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useClientClock } from '../../../lib/client-time.ts'
import { clockSince } from '../../../lib/dates.ts'
import { fullName } from '../../../lib/person-name.ts'
import { useReturningFocus } from '../../../lib/returning-focus.ts'
import { useToldHeight } from '../../../lib/use-told-height.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { themeOf } from '../task-theme.ts'
import { activeTaskQuery, type ReceivedTask } from '../tasks.api.ts'
import { useTaskAction } from '../use-task-action.ts'
import { DescribeWork } from './describe-work.tsx'
import { FloatingClock } from './floating-clock.tsx'
import { usePresence, useRunningTimes } from './running-clock.ts'

/** COA-03: the running task, on every page of its success coach. Nothing is shown when nothing runs. */
export const ClockStrip = () => {
  const { data: received } = useQuery(activeTaskQuery)
  const hasFocus = useRef(false)
  // A press on Pause or Complete takes the clock away, and its button with it.
  useReturningFocus(received ?? null, () => {
    if (hasFocus.current) document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    hasFocus.current = false
  })
  return received ? <Strip received={received} hasFocus={hasFocus} /> : null
}

const Strip = ({ received, hasFocus }: { received: ReceivedTask; hasFocus: RefObject<boolean> }) => {
  const { task } = received
  // Pages that fill the window leave room for it.
  const strip = useToldHeight<HTMLElement>('--clock-strip')
  const clock = useClientClock()
  const times = useRunningTimes(received)
  const startedAt = Date.parse(task.start_time)
  const isWaiting = usePresence()?.mode === 'idle'
  const { run, isBusy, input } = useTaskAction()
  const isOnWorkPage = useLocation({ select: ({ pathname }) => pathname === `/coach/roster/${task.user_id}` })
  const workLink = { to: '/coach/roster/$user_id', params: { user_id: task.user_id } } as const
  return (
    <section
      ref={strip}
      aria-label="Running task"
      data-theme={themeOf(task.color_theme)}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
      className="bg-poster px-(--gutter) py-2.5 text-on-poster [--accent-text:var(--on-poster)] sm:py-4 print:hidden"
    >
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-7',
          isWaiting && 'opacity-60',
        )}
      >
        <span
          role="timer"
          className="font-display text-[1.75rem] leading-none font-bold tracking-[-0.01em] sm:text-[4rem] sm:leading-[0.78]"
        >
          {clockText(times.total)}
        </span>
        <div className="grid min-w-[min(6rem,100%)] flex-1 justify-items-start gap-0.5 leading-[1.3] max-md:has-[form]:order-last max-md:has-[form]:basis-full">
          <Link
            {...workLink}
            className="flex max-w-full items-center gap-2.5 font-semibold wrap-anywhere underline-offset-4 hover:underline max-sm:text-ui"
          >
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-on-poster" />
            {task.name}
          </Link>
          <p className="text-ui text-poster-second wrap-anywhere max-sm:text-small">
            {isWaiting ? (
              'Waiting for your answer'
            ) : (
              <>
                {fullName(task)}
                <span className="max-sm:hidden">
                  {' '}
                  · started {clockSince(task.start_time, startedAt + times.sinceStart * 1000, clock)} ·{' '}
                  {clockText(times.sinceStart)} since then
                </span>
              </>
            )}
          </p>
          {!isWaiting && <DescribeWork key={task.id} task={task} />}
        </div>
        {!isWaiting && (
          <div className="ms-auto flex items-center gap-2">
            <Button
              variant="white"
              isOutlined
              isBusy={isBusy && input?.kind === 'pause'}
              disabled={isBusy && input?.kind !== 'pause'}
              onClick={() => void run({ kind: 'pause', task })}
            >
              <Icon of={Pause} />
              <span className="max-sm:sr-only">Pause</span>
            </Button>
            <Button
              variant="white"
              isBusy={isBusy && input?.kind === 'complete'}
              disabled={isBusy && input?.kind !== 'complete'}
              onClick={() => void run({ kind: 'complete', task })}
            >
              <Icon of={Check} />
              <span className="max-sm:sr-only">Complete</span>
            </Button>
            {!isOnWorkPage && (
              <Link
                {...workLink}
                className="ms-3 hidden items-center gap-1.5 text-ui font-semibold underline-offset-4 hover:underline lg:inline-flex"
              >
                Open work page
                <Icon of={ArrowUpRight} size="sm" />
              </Link>
            )}
          </div>
        )}
      </div>
      <FloatingClock strip={strip} name={task.name} seconds={times.total} />
    </section>
  )
}
