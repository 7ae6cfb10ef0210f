import {
  type ConversationFacts,
  type MessageRow,
  type ReportReason,
  reportMessage,
  reportReasons,
} from '@fieldhouse/contract/messaging'
import { useState } from 'react'
import { useClientClock } from '../../../lib/client-time.ts'
import { clockAt, dateAt, shortDate } from '../../../lib/dates.ts'
import { fullName } from '../../../lib/person-name.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { otherOf } from '../person-labels.ts'
import { reasonWords } from '../report-labels.ts'

interface ReportDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The message it was opened from, or null to choose one. */
  row: MessageRow | null
  rows: readonly MessageRow[]
  facts: ConversationFacts
}

/** How many of the latest messages can be chosen. */
const mostOffered = 50

/** For minors' safety: sends a message to the admins, with the messages around it. */
export const ReportDialog = ({ isOpen, onClose, facts, ...form }: ReportDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    size="sm"
    title="Report a message"
    description={`Our team reads it with what was said around it. ${fullName(otherOf(facts))} is not told who reported it.`}
  >
    <ReportForm {...form} facts={facts} onSent={onClose} />
  </Dialog>
)

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

const ReportForm = ({
  row,
  rows,
  facts,
  onSent,
}: Pick<ReportDialogProps, 'row' | 'rows' | 'facts'> & { onSent: () => void }) => {
  const theirs = rows
    .filter(({ side }) => side !== facts.side)
    .slice(-mostOffered)
    .toReversed()
  const [id, setId] = useState(row?.id ?? theirs[0]?.id ?? '')
  const clock = useClientClock()
  const { phase, message, faultOf, formProps } = useForm(
    reportMessage,
    () => {
      toast('Thank you. Our team will look at it.')
      onSent()
    },
    { params: { id }, bodyOf: ({ reason, note }) => ({ reason, note }) },
  )
  if (theirs.length === 0) return <p className="text-ui text-muted">There is nothing to report yet.</p>
  return (
    <form {...formProps} className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-label="Report a message">
      {row ? (
        <blockquote className="border-s-2 border-line-strong ps-3 text-ui whitespace-pre-wrap text-muted wrap-anywhere">
          {row.content}
        </blockquote>
      ) : (
        <SelectField
          label="Message"
          name="message_id"
          value={id}
          onValueChange={setId}
          options={theirs.map(({ id: value, content, created_at }) => ({
            value,
            label: `${shortDate(dateAt(created_at, clock))}, ${clockAt(created_at, clock)}: ${cut(content)}`,
          }))}
        />
      )}
      <RadioGroup
        legend="What is wrong with it?"
        name="reason"
        isRequired
        options={reportReasons.map((value: ReportReason) => ({ value, label: reasonWords[value] }))}
        fault={faultOf('reason')}
      />
      <TextArea
        label="Anything we should know?"
        name="note"
        rows={3}
        maxLength={500}
        fault={faultOf('note')}
      />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <Button type="submit" size="lg" isBlock isBusy={phase !== 'editing'}>
        Send report
      </Button>
    </form>
  )
}
