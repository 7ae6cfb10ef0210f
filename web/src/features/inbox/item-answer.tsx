import { answerInboxItem, type InboxItem } from '@fieldhouse/contract/inbox'
import { useEffect, useState } from 'react'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { readAnswerDraft, saveAnswerDraft } from './answer-draft.ts'

interface ItemAnswerProps {
  item: InboxItem
  viewerId: string
  onSent: (item: InboxItem) => void
  /** Somebody else was faster. The typed answer stays. */
  onOutdated: () => void
}

/** The answer by email. What was typed stays through refusals and reloads. */
export const ItemAnswer = ({ item, viewerId, onSent, onOutdated }: ItemAnswerProps) => {
  const [text, setText] = useState('')
  // Only the browser knows it, so the server's page begins empty.
  useEffect(() => setText(readAnswerDraft(viewerId, item.id)), [viewerId, item.id])
  const type = (typed: string) => {
    setText(typed)
    saveAnswerDraft(viewerId, item.id, typed)
  }
  const { phase, message, faultOf, formProps, again } = useForm(
    answerInboxItem,
    ({ data }) => {
      type('')
      again()
      onSent(data)
    },
    {
      params: { id: item.id },
      bodyOf: (values) => ({ ...values, version: item.version }),
      onRefused: ({ code }) => {
        if (code === 'inbox_changed' || code === 'inbox_closed') onOutdated()
      },
    },
  )
  return (
    <form {...formProps} aria-label="Answer by email" className="grid gap-4">
      <p className="text-ui wrap-anywhere">
        <span className="text-muted">To</span> {item.answer_to.join(', ')}
      </p>
      {item.answer_hint && <p className="text-small text-muted">{item.answer_hint}</p>}
      <TextArea
        label={item.kind === 'deletion' ? 'Your message' : 'Your answer'}
        name="text"
        rows={7}
        maxLength={5000}
        isRequired
        hint={`${item.text ? 'What the person wrote is quoted below it. ' : ''}A reply comes to the team’s mailbox.`}
        value={text}
        onValueChange={type}
        fault={faultOf('text')}
      />
      <Checkbox label="Close it when this is sent" name="is_final" />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <div>
        <Button type="submit" size="lg" isBusy={phase === 'sending'}>
          {item.kind === 'deletion' ? 'Send' : 'Send answer'}
        </Button>
      </div>
    </form>
  )
}
