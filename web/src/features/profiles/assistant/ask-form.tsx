import { useEffect, useRef } from 'react'
import { isSend } from '../../../lib/is-send.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { longestMessage } from './talk.ts'

interface AskFormProps {
  text: string
  isAsking: boolean
  /** The remaining requests today, or null while unknown. */
  left: number | null
  onType: (text: string) => void
  onAsk: () => void
}

const leftWords = (left: number): string => {
  if (left === 0) return 'No attempts left today. New ones come tomorrow.'
  return `${left} ${left === 1 ? 'attempt' : 'attempts'} left today`
}

export const AskForm = ({ text, isAsking, left, onType, onAsk }: AskFormProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const isOut = left === 0
  // After choosing a suggestion, the focus moves to the field with its text.
  const before = useRef(text)
  useEffect(() => {
    const isPutThere = text !== '' && before.current === '' && document.activeElement !== field.current
    if (isPutThere) field.current?.focus()
    before.current = text
  }, [text])

  return (
    <form
      aria-label="Ask the assistant"
      className="grid w-full grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onAsk()
      }}
    >
      <TextArea
        ref={field}
        label="What do you need?"
        name="message"
        rows={2}
        maxLength={longestMessage}
        value={text}
        onValueChange={onType}
        readOnly={isAsking}
        disabled={isOut}
        onKeyDown={(event) => {
          if (!isSend(event)) return
          event.preventDefault()
          onAsk()
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-small text-muted">
          {left !== null && leftWords(left)}
        </p>
        <Button type="submit" disabled={isOut} isBusy={isAsking}>
          Send
        </Button>
      </div>
    </form>
  )
}
