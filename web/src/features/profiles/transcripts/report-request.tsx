import { reportTranscriptRequest } from '@fieldhouse/contract/profiles.transcripts'
import { useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { Request } from './asked-request.ts'

interface ReportRequestProps {
  athleteId: string
  request: Request
  isDisabled: boolean
  onReported: (request: Request) => void
  onRefused: () => void
}

/** For a request that looks like abuse. Our team gets it, and the person who asked hears nothing. */
export const ReportRequest = ({ isDisabled, ...form }: ReportRequestProps) => {
  const [isOpen, setOpen] = useState(false)
  const { name } = form.request
  return (
    <>
      <Button variant="borderless" disabled={isDisabled} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Report
        <span className="sr-only"> the request of {name}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="sm"
        title="Report this request"
        description={`Our team looks into it. ${name} gets no code and no email, and can’t ask you again from this address.`}
      >
        {isOpen && <RequestReportForm {...form} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

const RequestReportForm = ({
  athleteId,
  request,
  onReported,
  onRefused,
  onClose,
}: Omit<ReportRequestProps, 'isDisabled'> & { onClose: () => void }) => {
  const { phase, message, faultOf, formProps } = useForm(
    reportTranscriptRequest,
    ({ data }) => {
      toast('Thank you. Our team will look at it.')
      onClose()
      onReported(data)
    },
    { params: { id: athleteId, request_id: request.id }, onRefused },
  )
  return (
    <form {...formProps} aria-label="Report this request" className="grid gap-5">
      <TextArea
        label="Anything we should know?"
        name="note"
        rows={4}
        maxLength={1000}
        fault={faultOf('note')}
      />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button size="lg" isOutlined onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="lg" variant="red" isBusy={phase !== 'editing'}>
          Report
        </Button>
      </div>
    </form>
  )
}
