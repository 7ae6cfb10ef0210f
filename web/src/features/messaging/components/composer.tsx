import { longestMessage } from '@fieldhouse/contract/messaging.live'
import { Send } from 'lucide-react'
import { type ClipboardEvent, type RefObject, useId, useState } from 'react'
import { isSend } from '../../../lib/is-send.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CutNote } from '../../../ui/feedback/cut-note.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onType: (text: string) => void
  isSending: boolean
  onSend: () => void
  /** Who else reads it. */
  hint: string
  /** Why the last one could not be sent. */
  fault: string | null
}

const hasRoomFor = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>): boolean => {
  const pasted = clipboardData.getData('text/plain').replaceAll('\r\n', '\n')
  const { value, selectionStart, selectionEnd } = currentTarget
  return value.length - (selectionEnd - selectionStart) + pasted.length <= longestMessage
}

/** MSG-02: at most 500 characters. Nothing is sent when empty or while sending. */
export const Composer = ({ field, text, onType, isSending, onSend, hint, fault }: ComposerProps) => {
  const id = useId()
  const [isCut, setCut] = useState(false)
  const isTooLong = text.length > longestMessage
  const canSend = text.trim() !== '' && !isTooLong && !isSending
  const shownFault = isTooLong
    ? `Please shorten this to ${longestMessage} characters`
    : fault && `Not sent. ${fault}`

  const send = () => {
    setCut(false)
    if (canSend) onSend()
    field.current?.focus()
  }

  return (
    <form
      aria-label="Write a message"
      className="grid shrink-0 grid-cols-[minmax(0,1fr)] gap-2 border-t border-line bg-surface px-4 pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          aria-label="Message"
          aria-describedby={`${id}-hint ${id}-count`}
          aria-invalid={shownFault ? true : undefined}
          name="message"
          rows={2}
          maxLength={longestMessage}
          placeholder="Type message..."
          autoComplete="off"
          enterKeyHint="send"
          value={text}
          onChange={({ currentTarget, nativeEvent }) => {
            if (!(nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste'))
              setCut(false)
            onType(currentTarget.value)
          }}
          onPaste={(event) => setCut(!hasRoomFor(event))}
          onKeyDown={(event) => {
            if (!isSend(event)) return
            event.preventDefault()
            send()
          }}
          className={classNames(
            'control',
            'field-sizing-content max-h-40 min-h-17 min-w-0 resize-none wrap-anywhere',
          )}
        />
        <Button type="submit" size="lg" isIcon aria-label="Send" isBusy={isSending} aria-disabled={!canSend}>
          <Icon of={Send} />
        </Button>
      </div>
      <div
        role="alert"
        className="flex items-center justify-between gap-3 text-small text-danger empty:hidden"
      >
        {shownFault && <p className="min-w-0 wrap-anywhere">{shownFault}</p>}
        {shownFault && canSend && (
          <Button size="sm" isOutlined onClick={send}>
            Retry
          </Button>
        )}
      </div>
      <div className="flex items-baseline justify-between gap-4 text-micro text-muted">
        <p id={`${id}-hint`} className="min-w-0 wrap-anywhere">
          {isCut ? <CutNote /> : hint}
        </p>
        <p id={`${id}-count`} className={classNames('shrink-0', isTooLong && 'text-danger')}>
          <span aria-hidden="true">{`${text.length} / ${longestMessage}`}</span>
          <span className="sr-only">{`${text.length} of ${longestMessage} characters`}</span>
        </p>
      </div>
    </form>
  )
}
