import { askAssistant, getAssistantAttempts } from '@fieldhouse/contract/profiles.assistant'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { call, queryOf } from '../../../lib/api.ts'
import { createSendingKey } from '../../../lib/idempotency-key.ts'
import { Chip } from '../../../ui/data/chip.tsx'
import { TypingDots } from '../../../ui/feedback/typing-dots.tsx'
import type { OnDemandProps } from '../../../ui/loading/on-demand.tsx'
import { DialogBody } from '../../../ui/overlays/dialog-body.tsx'
import { AskForm } from './ask-form.tsx'
import { MessageRow } from './message-row.tsx'
import { canAsk, emptyTalk, talkReducer, toldOf } from './talk.ts'

export interface AssistantBodyProps extends OnDemandProps {
  athlete: Pick<Athlete, 'id' | 'first_name'>
  onClose: () => void
}

/** Suggested requests. */
const wishes = [
  'Write a bio line',
  'Draft an email to a coach',
  'Help me with my goals',
  'Write an intro for my quote',
  'Help me with an interview answer',
]

const attemptsQuery = (athleteId: string) =>
  queryOptions(queryOf(getAssistantAttempts, { query: { athlete_id: athleteId } }))

export const AssistantBody = ({ athlete, ...frame }: AssistantBodyProps) => {
  const attempts = attemptsQuery(athlete.id)
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...attempts, enabled: frame.isOpen })
  const [talk, dispatch] = useReducer(talkReducer, emptyTalk)
  const [sending] = useState(createSendingKey)
  const log = useRef<HTMLDivElement>(null)
  const left = data?.data.attempts_left ?? null
  const { messages, isAsking } = talk

  useEffect(() => {
    if (messages.length > 0 || isAsking) log.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [messages.length, isAsking])

  const ask = async () => {
    if (!canAsk(talk) || left === 0) return
    const asked = talkReducer(talk, { type: 'asked' })
    dispatch({ type: 'asked' })
    try {
      const body = { athlete_id: athlete.id, messages: toldOf(asked.messages) }
      const { data: drafted } = await call(askAssistant, { body }, { idempotencyKey: sending.of(body) })
      const { content, attempts_left } = drafted
      sending.arrived()
      queryClient.setQueryData(attempts.queryKey, { data: { attempts_left } })
      // The field closes with the last attempt, so the focus moves to the answer.
      if (attempts_left === 0) log.current?.focus()
      dispatch({ type: 'answered', content })
    } catch {
      // Spec 2: no message about it, the indicator just clears.
      dispatch({ type: 'failed' })
      void queryClient.invalidateQueries({ queryKey: attempts.queryKey })
    }
  }

  return (
    <DialogBody
      {...frame}
      title="Assistant"
      footer={
        <AskForm
          {...talk}
          left={left}
          onType={(text) => dispatch({ type: 'typed', text })}
          onAsk={() => void ask()}
        />
      }
    >
      <div className="grid gap-5">
        <p className="text-ui text-pretty text-muted">
          It drafts from what’s on {athlete.first_name}’s page and nothing else. Read it, change it, make it
          yours.
        </p>
        {messages.length === 0 && (
          <div className="flex flex-wrap gap-2">
            {wishes.map((text) => (
              <Chip key={text} disabled={left === 0} onClick={() => dispatch({ type: 'typed', text })}>
                {text}
              </Chip>
            ))}
          </div>
        )}
        <div
          ref={log}
          role="log"
          aria-label="Talk with the assistant"
          tabIndex={-1}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none"
        >
          {messages.map((message, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the talk only grows, or loses its last entry
            <MessageRow key={place} message={message} />
          ))}
          <Typing isShown={isAsking} />
        </div>
      </div>
    </DialogBody>
  )
}

const Typing = ({ isShown }: { isShown: boolean }) => (
  <p role="status" className={isShown ? 'flex h-10 items-center gap-1.5 px-4' : 'sr-only'}>
    {isShown && (
      <>
        <span className="sr-only">The assistant is writing…</span>
        <TypingDots isLarge />
      </>
    )}
  </p>
)
