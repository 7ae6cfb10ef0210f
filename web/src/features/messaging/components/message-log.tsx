import type { ConversationFacts, MessageRow } from '@fieldhouse/contract/messaging'
import { ArrowDown } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useClientClock } from '../../../lib/client-time.ts'
import { dateAt, dayHeading } from '../../../lib/dates.ts'
import { fullName } from '../../../lib/person-name.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadingStatus } from '../../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import type { ConversationState } from '../conversation.ts'
import { daysOf } from '../message-groups.ts'
import { otherOf } from '../person-labels.ts'
import { useLogScroll } from '../use-log-scroll.ts'
import { groupLines } from './message-lines.tsx'
import { TypingLine } from './typing-line.tsx'

interface MessageLogProps extends Pick<ConversationState, 'log' | 'typing' | 'isLoadingOlder' | 'fault'> {
  facts: ConversationFacts
  viewerId: string
  onOlder: () => void
  /** Called when the newest messages come into view or leave it. */
  onEndSeen: (isSeen: boolean) => void
  onReport: ((row: MessageRow) => void) | undefined
}

/** The messages of a conversation, newest last. */
export const MessageLog = ({
  log,
  facts,
  typing,
  isLoadingOlder,
  fault,
  viewerId,
  onOlder,
  onEndSeen,
  onReport,
}: MessageLogProps) => {
  const { rows, pending, people, hasOlder } = log
  const tail = pending.length + typing.length
  const { area, shown, isAtEnd, toEnd, onScroll } = useLogScroll({
    rows,
    tail,
    onOlder: () => {
      if (hasOlder && fault === null) onOlder()
    },
  })
  const newCount = useNewCount(rows, facts, isAtEnd)
  const clock = useClientClock()
  const today = dateAt(Date.now(), clock)
  const days = useMemo(
    () => daysOf(shown, isShowingLast(shown, rows) ? pending : [], { viewerId, side: facts.side }, clock),
    [shown, rows, pending, viewerId, facts.side, clock],
  )

  useEffect(() => onEndSeen(isAtEnd), [isAtEnd, onEndSeen])

  // After sending, scrolls to the new message from anywhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for each sent message
  useEffect(() => {
    if (pending.length > 0) toEnd()
  }, [pending.length])

  const jump = () => {
    toEnd()
    // The button disappears then.
    area.current?.focus({ preventScroll: true })
  }

  return (
    <div className="relative flex min-h-0 grow flex-col border-t border-line bg-bg">
      <LoadingStatus isLoading={isLoadingOlder} label="Loading older messages…" />
      <div
        ref={area}
        role="log"
        // Older pages are added above and would be announced. New messages are announced elsewhere.
        aria-live="off"
        aria-label={`Messages with ${fullName(otherOf(facts))}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area can be scrolled by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="relative min-h-0 grow overflow-y-auto overscroll-contain px-5 -outline-offset-2 [overflow-anchor:none]"
      >
        <div className="flex min-h-full flex-col justify-end py-5">
          {isLoadingOlder && (
            <p aria-hidden="true" className="absolute inset-x-0 top-3 grid justify-items-center text-muted">
              <Spinner />
            </p>
          )}
          {fault !== null && (
            <p role="alert" className="grid justify-items-center gap-2 py-3 text-small text-muted">
              {fault}
              <Button size="sm" isOutlined onClick={onOlder}>
                Try again
              </Button>
            </p>
          )}
          {days.map(({ day, groups }) => (
            <div key={day} className="flex flex-col gap-1">
              <h3 className="label py-3.5 text-center text-muted">{dayHeading(day, today)}</h3>
              {groups.flatMap((group) => groupLines(group, { facts, people, viewerId, onReport }))}
            </div>
          ))}
          <TypingLine typing={typing} />
        </div>
      </div>
      {!isAtEnd && (
        <p className="pointer-events-none absolute inset-x-0 bottom-3 grid justify-items-center">
          <span className="pointer-events-auto rounded-sm bg-raised shadow-float">
            <Button size="sm" isOutlined={newCount === 0} onClick={jump}>
              <Icon of={ArrowDown} size="sm" />
              {newCount > 0 ? `New messages (${newCount > 99 ? '99+' : newCount})` : 'Newest messages'}
            </Button>
          </span>
        </p>
      )}
    </div>
  )
}

const isShowingLast = (shown: readonly MessageRow[], rows: readonly MessageRow[]): boolean =>
  shown.at(-1)?.seq === rows.at(-1)?.seq

/** How many messages arrived while the reader was further up. */
const useNewCount = (rows: readonly MessageRow[], { side }: ConversationFacts, isAtEnd: boolean): number => {
  const last = rows.at(-1)?.seq ?? 0
  const [seen, setSeen] = useState(last)
  useEffect(() => {
    if (isAtEnd) setSeen(last)
  }, [isAtEnd, last])
  if (isAtEnd) return 0
  return rows.filter((row) => row.seq > seen && row.side !== side).length
}
